/** Which rules a review was made by, for whoever keeps reviews without making any. */

/** Rises when the same game would be judged otherwise: what was kept is judged anew. */
export const REVIEW_VERSION = 2;
