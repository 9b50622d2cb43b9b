/**
 * What the start page claims in figures, with the footnotes they rest on. The operator replaces them here and nowhere
 * else: no other file knows one of these numbers.
 */
export const footnotes = [
  { id: 1, text: "Gemessen über 30 Tage bei einer Beispielagentur." },
  { id: 2, text: "Auf Grundlage von 25 Ausschreibungen im Monat zu je 2,5 Stunden." },
  {
    id: 3,
    text:
      "Premium ist 14 Tage kostenlos, einmal je Agentur und ohne Kreditkarte; der Test endet dann von selbst. " +
      "Hinterlegst du beim Start eine Karte, läuft Premium danach kostenpflichtig weiter, wenn du nicht vorher kündigst.",
  },
] as const;
export type FootnoteId = (typeof footnotes)[number]["id"];

interface KeyFigure {
  readonly value: string;
  readonly label: string;
  readonly footnote?: FootnoteId;
}

export const keyFigures: readonly KeyFigure[] = [
  { value: "60+ Stunden", label: "im Monat gespart", footnote: 1 },
  { value: "50.000+", label: "analysierte Ausschreibungen" },
  { value: "24 Stunden", label: "Abstand im täglichen Screening" },
  { value: "1,92 Mio. €", label: "durchschnittliches Budget", footnote: 1 },
];

/** How the time saved is reckoned. */
export const savedTime = {
  tenders: "25 Ausschreibungen",
  each: "2,5 Stunden",
  total: "62,5 Stunden",
  footnote: 2,
} as const;

/** What the trial may be marked with. */
export const trialFootnote = 3;
