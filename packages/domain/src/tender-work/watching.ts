/** Characters of an agency's note to a tender */
export const watchNoteMax = 2_000;

/** More than these are not listed at once; nobody reads a list of a thousand tenders. */
export const maxListedWatched = 1_000;

/** Whether an agency said by hand that it watches a tender, or that it does so no more */
export const watchWishes = ["watched", "ended", "none"] as const;
export type WatchWish = (typeof watchWishes)[number];
