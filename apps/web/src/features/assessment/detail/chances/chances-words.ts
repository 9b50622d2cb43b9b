import type { Chances, Competition } from "../queries";

type Driver = Chances["drivers"][number];

export const driverWords = {
  competition: "Erwartetes Bieterfeld",
  fit: "Eure Passung",
  eligibility: "Offene Anforderungen",
  incumbency: "Bisheriger Auftragnehmer",
  price: "Preis",
} as const satisfies Record<Driver["kind"], string>;

/** How far reported outcomes bear out what moves the base rate. */
export const basisWords = {
  prior:
    "Wie stark Passung und Anforderungen verschieben, ist bisher eine Annahme: Noch liegen zu wenige gemeldete Ergebnisse vor, um sie zu prüfen.",
  proven: "Die Verschiebungen sind an gemeldeten Ergebnissen geprüft.",
  baseline:
    "Gemeldete Ergebnisse stützen die Verschiebungen bisher nicht, deshalb steht hier nur die Grundwahrscheinlichkeit.",
} as const satisfies Record<Chances["basis"], string>;

/** Where the awards come from, from narrow to wide. */
const levelWords: Readonly<Record<string, string>> = {
  category: "derselben CPV-Kategorie",
  class: "derselben CPV-Klasse",
  group: "derselben CPV-Gruppe",
  division: "derselben CPV-Abteilung",
  agencySector: "derselben Agenturbranche",
  agencies: "aller Agenturbranchen",
  root: "aller Branchen",
};

/** "rund 140 Vergaben derselben CPV-Klasse" */
export function evidenceWords({ n, level }: Competition["evidence"]): string {
  const awards = n === 1 ? "1 Vergabe" : `${n.toLocaleString("de-DE")} Vergaben`;
  return `${awards} ${levelWords[level] ?? "vergleichbarer Leistungen"}`;
}

/** 2.5 → "+ 2,5 Punkte", -4 → "− 4 Punkte"; nothing worth saying → undefined. */
export function pointsWords(points: number): string | undefined {
  const rounded = Math.round(points * 2) / 2;
  if (rounded === 0) return undefined;
  const size = Math.abs(rounded).toLocaleString("de-DE", { maximumFractionDigits: 1 });
  return `${rounded > 0 ? "+" : "−"} ${size} ${size === "1" ? "Punkt" : "Punkte"}`;
}

/** "Von 20 vergleichbaren Angeboten, bei Teilnahme und Zuschlag, gewinnt ihr etwa 9." */
export function outOfTwentyWords(ofTwenty: number): string {
  const rounded = Math.round(ofTwenty);
  const number = rounded < 1 ? "keins" : `etwa ${rounded.toLocaleString("de-DE")}`;
  return `Von 20 vergleichbaren Angeboten, bei Teilnahme und Zuschlag, gewinnt ihr ${number}.`;
}
