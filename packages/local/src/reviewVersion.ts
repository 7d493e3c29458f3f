/** Which rules a review is made by, for pages that keep reviews: what was judged by others is judged anew. */
export { REVIEW_VERSION } from "@fiefdom/review/version";
