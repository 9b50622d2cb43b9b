/** The address of a tender's screen, or of one of its other pages. */
export function tenderPath(
  slug: string,
  page?: "unterlagen" | "tendercheck" | "angebotsmappe",
): string {
  const overview = `/app/tender/${slug}`;
  return page === undefined ? overview : `${overview}/${page}`;
}
