/** Which rules a review was made by, for whoever keeps reviews without making any. */

/** Rises when the same game would be judged otherwise, or more is told of it: what was kept is judged anew. */
export const REVIEW_VERSION = 9;
