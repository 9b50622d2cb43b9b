/** Shows the notice that all tenders are invented, while they are. */
export function markSampleData(): void {
  const banner = document.getElementById("sample-banner");
  if (!banner) return;
  // Nothing of the page waits for it.
  if (document.readyState === "complete") void show(banner);
  else addEventListener("load", () => setTimeout(() => void show(banner), 500), { once: true });
}

function show(banner: HTMLElement): Promise<void> {
  return (
    fetch("/api/sources")
      .then((answer) => (answer.ok ? (answer.json() as Promise<unknown>) : undefined))
      .then((sources) => {
        banner.hidden = (sources as { sample?: unknown } | undefined)?.sample !== true;
      })
      // The page says nothing that depends on it.
      .catch(() => undefined)
  );
}
