import { laender, maxVerdictSentence } from "@tc/domain";
import type { KnockoutKind, VerdictReason } from "@tc/domain";
import type { Knockout } from "../fit/fit-assessment.ts";
import { euros } from "../fit/german.ts";
import type { Requirement } from "../fit/requirements/requirement.ts";
import { countCriteria } from "./criteria.ts";
import { laborious, quick } from "./bid-assumptions.ts";
import type { BidAssumption } from "./bid-assumptions.ts";
import type { BidValue } from "./bid-worth.ts";
import { isEntered, isEstimated } from "./entered-bid.ts";
import type { EnteredBid } from "./entered-bid.ts";

interface Words {
  readonly criteria: readonly Knockout[];
  readonly requirements: readonly Requirement[];
  readonly entered: EnteredBid;
  readonly value: BidValue | undefined;
}

/** The one reason of a verdict, in German. What the notice says is cut before it makes the line too long. */
export function verdictSentence(reason: VerdictReason, input: Words): string {
  const ownSentence = isEntered(input.entered) ? sentenceWith(input, reason) : undefined;
  if (ownSentence !== undefined) return ownSentence;
  switch (reason) {
    case "failed":
      return failedSentence(input);
    case "failedInLots":
      return "In einzelnen Losen ist eine Forderung nicht erfüllt; andere Lose bleiben möglich.";
    case "open":
      return openSentence(input.criteria);
    case "chancesLocked":
      return "Alle gefundenen Kriterien sind erfüllt; die Chance zeigt ein höherer Tarif.";
    case "chancesThin":
      return "Alle gefundenen Kriterien sind erfüllt; wie viele mitbieten, ist nicht zu sagen.";
    case "lowFit":
      return "Alle gefundenen Kriterien sind erfüllt, aber die Arbeit passt kaum zu eurem Profil.";
    case "noValue":
      return "Alle gefundenen Kriterien sind erfüllt; ein Wert zum Rechnen fehlt.";
    case "costly":
      return `Deckt keine ${assumption(quick)} (Annahme).`;
    case "unclear":
      return "Alle gefundenen Kriterien sind erfüllt; ob es sich rechnet, hängt am Aufwand.";
    case "weakFit":
      return "Rechnet sich nach unserer Annahme, passt aber nur teilweise zu euch.";
    case "worthIt":
      return `Deckt selbst ${assumption(laborious)} (Annahme).`;
  }
}

/** What the money says with the figures that the agency entered; what it left open is named as our assumption. */
function sentenceWith(input: Words, reason: VerdictReason): string | undefined {
  switch (reason) {
    case "costly":
      return withAssumptions("Rechnet sich mit euren Zahlen nicht", input, figuresOf(quick));
    case "unclear":
      return withAssumptions("Mit euren Zahlen bleibt es offen", input, figureNames);
    case "weakFit": {
      const isAssumed = assumedFigures(input).length > 0;
      return `Rechnet sich mit euren Zahlen${isAssumed ? " und unserer Annahme" : ""}, passt aber nur teilweise zu euch.`;
    }
    case "worthIt":
      return withAssumptions("Rechnet sich mit euren Zahlen", input, figuresOf(laborious));
    default:
      return undefined;
  }
}

type AssumedFigure = "hours" | "hourlyCostCents" | "marginPercent" | "valueCents";
type FigureWords = Readonly<Record<AssumedFigure, string>>;

const figureNames: FigureWords = {
  hours: "Stunden",
  hourlyCostCents: "Kosten je Stunde",
  marginPercent: "Marge",
  valueCents: "Wert",
};

const figuresOf = ({ bidHours, hourlyCostCents, margin }: BidAssumption): FigureWords => ({
  ...figureNames,
  hours: `${bidHours} Stunden`,
  hourlyCostCents: `${hourlyCostCents / 100} € je Stunde`,
  marginPercent: `${margin * 100} % Marge`,
});

function assumedFigures({ entered, value }: Words): AssumedFigure[] {
  const figures = ["hours", "hourlyCostCents", "marginPercent"] as const;
  const missing = figures.filter((figure) => entered[figure] === undefined);
  const isValueAssumed = entered.valueCents === undefined && value && isEstimated(value);
  return isValueAssumed ? [...missing, "valueCents"] : missing;
}

/** "…; angenommen: 120 Stunden, 10 % Marge." Names alone where figures make the line too long. */
function withAssumptions(opening: string, input: Words, words: FigureWords): string {
  const assumed = assumedFigures(input);
  if (assumed.length === 0) return `${opening}.`;
  const sentenceOf = (figureWords: FigureWords) =>
    `${opening}; angenommen: ${assumed.map((figure) => figureWords[figure]).join(", ")}.`;
  return [words, figureNames].map(sentenceOf).find(isShort) ?? `${opening}.`;
}

function assumption({ bidHours, hourlyCostCents, margin }: BidAssumption): string {
  return `${bidHours} Stunden Angebot zu ${hourlyCostCents / 100} € bei ${margin * 100} % Marge`;
}

const numberWords = ["", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun"];

const openWords = {
  turnover: "Der Mindestumsatz ist",
  references: "Die geforderten Referenzen sind",
  certificates: "Ein Zertifikat ist",
  insurance: "Die Haftpflichtversicherung ist",
  region: "Die Präsenz vor Ort ist",
  language: "Die Sprache ist",
  leadTime: "Eure Vorlaufzeit ist",
  exclusion: "Ein eigener Ausschluss ist",
  outsideProfile: "Ob die Leistung in euer Profil fällt, ist",
} as const satisfies Record<KnockoutKind, string>;

function openSentence(criteria: readonly Knockout[]): string {
  const { open, met } = countCriteria(criteria);
  const rest = met > 0 ? "; alle anderen sind erfüllt" : "";
  const only = criteria.find(({ status }) => status === "open");
  if (open === 1 && only) return `${openWords[only.kind]} ungeprüft${rest}.`;
  return `${numberWords[open] ?? open} harte Kriterien sind ungeprüft${rest}.`;
}

const failedWords = {
  turnover: "Der Mindestumsatz ist nicht erreicht.",
  references: "Die geforderten Referenzen fehlen.",
  certificates: "Ein gefordertes Zertifikat fehlt.",
  insurance: "Die geforderte Deckungssumme ist nicht erreicht.",
  region: "Die geforderte Präsenz vor Ort fehlt.",
  language: "Keine der geforderten Sprachen steht in eurem Profil.",
  leadTime: "Es bleiben weniger Tage, als ihr mindestens wollt.",
  exclusion: "Einer eurer eigenen Ausschlüsse greift.",
  outsideProfile: "Die Leistung liegt außerhalb eures Profils.",
} as const satisfies Record<KnockoutKind, string>;

/** Demand and own figure side by side, as much of it as there is room for. */
function failedSentence({ criteria, requirements }: Words): string {
  // One that holds for the whole tender tells more than one of a single lot.
  const failures = criteria.filter(({ status }) => status === "failed");
  const failure = failures.find(({ demand }) => demand?.lotId === undefined) ?? failures[0];
  if (!failure) return "Eine harte Forderung ist nicht erfüllt.";
  const plain = failedWords[failure.kind];
  return sentencesFor(failure, requirements).find(isShort) ?? plain;
}

const isShort = (sentence: string) => sentence.length <= maxVerdictSentence;

/** From the fullest wording to the barest. */
function sentencesFor(failure: Knockout, requirements: readonly Requirement[]): string[] {
  const { kind, evidence, demand } = failure;
  if (kind === "leadTime" || kind === "exclusion" || kind === "outsideProfile") {
    if (evidence === undefined) return [];
    const first = evidence.charAt(0).toUpperCase() + evidence.slice(1);
    return [
      kind === "leadTime" ? `${first} Tage.` : `${failedWords[kind].slice(0, -1)}: ${evidence}.`,
    ];
  }
  const requirement = requirements.find(
    (candidate) =>
      candidate.kind === kind &&
      candidate.demand.quote === demand?.quote &&
      candidate.demand.field === demand.field &&
      candidate.demand.document?.id === demand.document?.id,
  );
  const wanted = requirement && wantedWords(requirement);
  if (wanted === undefined) return [];
  const shown =
    kind === "language" ? evidence?.replaceAll(/\b[A-Z]{3}\b/g, languageWord) : evidence;
  const figures = shown === undefined ? [] : [shown, shown.replace(/ \([^)]*\).*$|[;,].*$/, "")];
  return figures.map((figure) => `Verlangt: ${wanted}; im Profil: ${figure}.`);
}

function wantedWords(requirement: Requirement): string | undefined {
  switch (requirement.kind) {
    case "turnover":
      return `${euros(requirement.cents)} Umsatz`;
    case "insurance":
      return `${euros(requirement.highestCents)} Deckung`;
    case "references":
      return requirement.count === 1 ? "1 Referenz" : `${requirement.count} Referenzen`;
    case "certificates":
      return requirement.anyOf.join(" oder ");
    case "language":
      return requirement.anyOf.map(languageWord).join(" oder ");
    case "region": {
      const names = requirement.laender.map((land) => laender[land]);
      const where = names.length > 0 ? `in ${names.join(" oder ")}` : "vor Ort";
      return requirement.isOffice ? `ein Büro ${where}` : `Präsenz ${where}`;
    }
    default:
      return undefined;
  }
}

const languageNames = new Intl.DisplayNames("de", { type: "language", fallback: "code" });

/** "DEU" → "Deutsch"; what is no code comes back as it is. */
function languageWord(code: string): string {
  return /^[A-Za-z]{3}$/.test(code) ? (languageNames.of(code.toLowerCase()) ?? code) : code;
}
