/** The watchlist with this tender chosen */
export function watchlistPath(slug: string): string {
  return `/app/watchlist?ausschreibung=${encodeURIComponent(slug)}`;
}
