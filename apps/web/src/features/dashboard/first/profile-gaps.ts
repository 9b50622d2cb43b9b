import type { ProfileAnswer } from "@tc/contract";
import type { Fit } from "./why";

export interface DecidingGap {
  readonly name: string;
  readonly anchor: string;
  readonly minutes: number;
  /** How many of the judged tenders it decides; undefined where that is not known */
  readonly decides: number | undefined;
  readonly what: string;
}

interface Gap {
  readonly name: string;
  readonly anchor: string;
  readonly minutes: number;
  readonly what: string;
  /** The part of the profile that is empty while this is a gap */
  readonly part: string;
}

const gaps = {
  insurance: {
    name: "Deckungssumme angeben",
    anchor: "#versicherung",
    minutes: 1,
    what: "klärt die Haftpflicht",
    part: "insurance",
  },
  turnover: {
    name: "Umsätze angeben",
    anchor: "#umsatz",
    minutes: 2,
    what: "klären den Mindestumsatz",
    part: "turnover",
  },
  references: {
    name: "Referenzen ergänzen",
    anchor: "#referenzen",
    minutes: 4,
    what: "zählen als Nachweis",
    part: "references",
  },
  certificates: {
    name: "Zertifikate nennen",
    anchor: "#zertifikate",
    minutes: 1,
    what: "klären geforderte Nachweise",
    part: "certificates",
  },
  region: {
    name: "Regionen wählen",
    anchor: "#regionen",
    minutes: 1,
    what: "klären die Präsenz vor Ort",
    part: "regions",
  },
  language: {
    name: "Sprachen wählen",
    anchor: "#sprachen",
    minutes: 1,
    what: "klären die verlangte Sprache",
    part: "languages",
  },
  teamSize: {
    name: "Teamgröße angeben",
    anchor: "#umsatz",
    minutes: 1,
    what: "zeigt, ob ein Auftrag zu groß ist",
    part: "teamSize",
  },
  focus: {
    name: "Schwerpunkt beschreiben",
    anchor: "#schwerpunkt",
    minutes: 3,
    what: "macht den Vergleich der Texte genauer",
    part: "focus",
  },
} as const satisfies Record<string, Gap>;

const most = 3;

/** At most three gaps, those that decide most of the judged tenders first; the dearest ones of the profile fill up. */
export function decidingGaps(
  fits: readonly Fit[],
  completeness: ProfileAnswer["completeness"] | undefined,
): DecidingGap[] {
  const counted = (Object.keys(gaps) as (keyof typeof gaps)[]).map((kind) => ({
    ...gaps[kind],
    decides: fits.filter((fit) =>
      fit.knockouts.some((item) => item.status === "open" && item.kind === kind),
    ).length,
  }));
  const deciding: DecidingGap[] = counted
    .filter(({ decides }) => decides > 0)
    .toSorted((a, b) => b.decides - a.decides);
  const missing = new Map((completeness?.gaps ?? []).map(({ part, weight }) => [part, weight]));
  const others: DecidingGap[] = counted
    .filter(({ decides, part }) => decides === 0 && missing.has(part))
    .toSorted((a, b) => (missing.get(b.part) ?? 0) - (missing.get(a.part) ?? 0))
    .map((gap) => ({ ...gap, decides: undefined }));
  return [...deciding, ...others].slice(0, most);
}
