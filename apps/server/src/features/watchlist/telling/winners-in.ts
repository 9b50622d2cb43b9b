import type { WatchChange } from "@tc/contract";

const amount = /^-?\d+(?:\.\d+)? [A-Z]{3}$/;
const offers = /^\d+ Angebote$/;

/** The winners that the results of a change record name: "selec-w; Muster GmbH, Beispiel AG; 5000.00 EUR; 3 Angebote" */
export function winnersIn(changes: readonly WatchChange[]): string[] {
  const names = changes.flatMap((change) => {
    if (change.kind !== "field" || !change.field.startsWith("results.")) return [];
    const [outcome, winners] = change.new?.split("; ") ?? [];
    const isName = winners !== undefined && !amount.test(winners) && !offers.test(winners);
    return outcome === "selec-w" && isName ? [winners] : [];
  });
  return [...new Set(names)];
}
