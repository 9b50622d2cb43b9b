/** Of everything that was fetched from buyers; beyond it the documents of the tenders that ended first go earlier. */
export const fetchedBytesMax = 50_000_000_000;
