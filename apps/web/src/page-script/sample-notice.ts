/** Shows the notice that all tenders are invented, while they are. */
export function markSampleData(): void {
  const banner = document.getElementById("sample-banner");
  if (!banner) return;
  fetch("/api/sources")
    .then((answer) => (answer.ok ? (answer.json() as Promise<unknown>) : undefined))
    .then((sources) => {
      banner.hidden = (sources as { sample?: unknown } | undefined)?.sample !== true;
    })
    // The page says nothing that depends on it.
    .catch(() => undefined);
}
