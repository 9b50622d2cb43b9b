/** Rows beyond the edge that are kept ready, so that scrolling shows no gap. */
const overscan = 8;

/** Which rows of equal height must exist: first, and one past the last. */
export function rowWindow(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
): { first: number; end: number } {
  const first = Math.floor(scrollTop / rowHeight) - overscan;
  const end = Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan;
  return { first: Math.min(Math.max(0, first), count), end: Math.min(Math.max(0, end), count) };
}

/** Where to scroll so that a row is whole in view; undefined: it is. */
export function scrollToRow(
  index: number,
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
): number | undefined {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  const bottom = top + rowHeight;
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : undefined;
}
