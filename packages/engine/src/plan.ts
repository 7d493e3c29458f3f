/** How "play all Treasures" treats a kind that is not simply played. Kept apart from treasures.ts for the board. */

/** Left for the player to decide on. */
export const ALONE = -1;
/** As ALONE, and all others wait for it. */
export const CAREFUL = -2;
