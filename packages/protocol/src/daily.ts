/**
 * The kingdom of the day: one for everybody, whoever asks and wherever they are, with a server or without. It is
 * drawn as any other, by a seed that is the date in Greenwich.
 */

/** "2026-11-16", for a time in milliseconds. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const seedOfDay = (day: string): string => `the kingdom of ${day}`;

/** Whom everybody plays it against, so that results can be held beside each other. */
export const RIVAL_OF_THE_DAY = "steward";
