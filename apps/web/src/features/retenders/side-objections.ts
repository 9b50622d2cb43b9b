import { formatNumber, formatShare } from "../../platform/format/format";
import type { Retender } from "./queries";

/** What makes this window less sure; the last holds for every contract. */
export function objectionsTo({ terms, basis, lead, lotCount }: Retender): string[] {
  const { renewals } = terms;
  return [
    basis === "rhythm" &&
      "Eine Laufzeit ist nicht veröffentlicht. Das Fenster folgt allein aus früheren Abständen.",
    terms.startsBy === "award" &&
      basis !== "rhythm" &&
      terms.endsBy === "BT-36" &&
      "Der Beginn ist nicht veröffentlicht. Begann der Vertrag später, verschiebt sich alles.",
    renewals?.monthsBy === "assumed" &&
      "Wie lang eine Verlängerung dauert, ist nicht veröffentlicht. Wir rechnen mit 12 Monaten.",
    renewals &&
      "Ob verlängert wird, entscheidet der Auftraggeber. Veröffentlicht wird das meist nicht.",
    terms.isFramework && "Eine Rahmenvereinbarung kann vor ihrem Ende ausgeschöpft sein.",
    lead?.changes === 0 && "Wie früh dieser Auftraggeber neu ausschreibt, wissen wir noch nicht.",
    lotCount > 1 && "Mehrere Lose können einzeln und zu anderer Zeit neu vergeben werden.",
    "Ob überhaupt neu ausgeschrieben wird, ist offen: Der Auftraggeber kann den Bedarf aufgeben oder selbst decken.",
  ].filter((words) => typeof words === "string");
}

/**
 * How often the possible window held the next call, by `npm run bench -- retender` on generated histories
 * (docs/methods/retender.md). Too few real pairs exist to tell a share.
 */
const measured = {
  "published-end": { share: 0.767, n: 3_234 },
  computed: { share: 0.796, n: 6_896 },
  rhythm: { share: 0.319, n: 94 },
} as const satisfies Record<Retender["basis"], { share: number; n: number }>;

/** In the world of buyers that call about nine months before the end, whatever the confidence */
const earlyCallers = 0.591;

export function measuredWords({ basis }: Pick<Retender, "basis">): string {
  const { share, n } = measured[basis];
  return `In erzeugten Vertragsverläufen, nicht in echten, lag die nächste Bekanntmachung bei dieser Sicherheit in ${formatShare(share)} der Fälle im möglichen Zeitraum (n = ${formatNumber(n)}). Bei Auftraggebern, die ungewöhnlich früh neu ausschreiben, waren es über alle Sicherheiten ${formatShare(earlyCallers)}. Für echte Wiedervergaben liegen noch zu wenige Paare vor.`;
}
