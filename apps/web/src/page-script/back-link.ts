/** Back to where the visitor came from on this site; from elsewhere the link leads to the start page. */
export function goBack(event: Event): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!cameFromHere || history.length < 2) return;
  event.preventDefault();
  history.back();
}
