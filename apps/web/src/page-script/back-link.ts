/** Links into the page itself add to the history; they are no page to go back to. */
const lengthOnArrival = history.length;

/** Back to the page the visitor came from on this site; from elsewhere the link leads to the start page. */
export function goBack(event: Event): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!cameFromHere || history.length < 2) return;
  event.preventDefault();
  history.go(-1 - Math.max(0, history.length - lengthOnArrival));
}
