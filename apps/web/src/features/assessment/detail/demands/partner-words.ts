import type { Knockout, Regime } from "../queries";

type Terms = Extract<NonNullable<Knockout["partner"]>, { readonly kind: "gap" }>["terms"];

/** Tendering parties and reliance on others' capacities, by regime; of other regimes no rule is named. */
const laws: Readonly<Record<string, string>> = {
  vgv: "§ 43 und § 47 VgV",
  sektvo: "§ 50 und § 47 SektVO",
  uvgo: "§ 32 und § 34 UVgO",
  "uvgo-50": "§ 32 und § 34 UVgO",
};

const terms = {
  silent:
    "Die Bekanntmachung sagt nichts dazu, ob sich Umsätze zusammenzählen lassen; das ist üblich, aber die Vergabeunterlagen können es einschränken.",
  sum: "So steht es in der Bekanntmachung; die Vergabeunterlagen können mehr verlangen.",
  single: "Die Bekanntmachung schränkt das Zusammenzählen ein. Fragt im Zweifel nach.",
  unclear: "Was dieser Satz für euch heißt, müsst ihr selbst lesen. Fragt im Zweifel nach.",
} as const satisfies Record<Terms, string>;

/** How far it holds, by which rule, and what the competition law asks of a tendering party. */
export function termWords(kind: Terms, regime: Regime["code"] | undefined): string {
  const law = regime === undefined ? undefined : laws[regime];
  const rule =
    law === undefined
      ? "Möglich ist das als Bietergemeinschaft oder mit einer Eignungsleihe."
      : `Möglich ist das als Bietergemeinschaft oder mit einer Eignungsleihe (${law}).`;
  return `${terms[kind]} ${rule} Eine Bietergemeinschaft darf den Wettbewerb nicht beschränken (§ 1 GWB): Haltet fest, warum ihr allein nicht anbieten könnt.`;
}
