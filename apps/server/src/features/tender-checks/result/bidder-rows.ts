import type { Knockout } from "@tc/assessment";
import type { CheckRequirement, ProofFile } from "@tc/contract";
import { eligibilityNames, knockoutNames, languages } from "@tc/domain";
import { byLastDay } from "../papers/proof-of.ts";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, RequirementInput } from "./check-input.ts";
import { counted } from "./item-words.ts";
import { withLot } from "./notice-facts.ts";
import { validityOf } from "./proof-validity.ts";
import { lotsOf, quotedValue, topicOf } from "./topic.ts";

/** The agency's own rules; all others are the buyer's. */
const ownRules: ReadonlySet<Knockout["kind"]> = new Set([
  "leadTime",
  "exclusion",
  "outsideProfile",
]);

/** What a bidder must have, held against the profile; the hard criteria as everywhere else. */
export function bidderRows(input: RequirementInput): CheckRequirement[] {
  return [...input.criteria.map(criterionRow), ...peopleRows(input), ...registerRows(input)];
}

function criterionRow({ kind, status, demand, evidence }: Knockout): CheckRequirement {
  const spell = kind === "language" ? languageWords : (text: string) => text;
  return {
    group: ownRules.has(kind) ? "exclusion" : "eligibility",
    topic: topicOf(knockoutNames[kind], {
      value: quotedValue(demand && spell(demand.quote)),
      lots: lotsOf(demand?.lotId),
    }),
    kind,
    name: withLot(knockoutNames[kind], demand?.lotId),
    state: status,
    quotes: demand ? [{ ...demand, quote: spell(demand.quote) }] : [],
    ...(evidence !== undefined && { evidence: spell(evidence) }),
  };
}

const languageNames: Readonly<Record<string, string>> = languages;

/** "DEU, ENG" → "Deutsch, Englisch" */
function languageWords(codes: string): string {
  return codes.replaceAll(/\b[A-Z]{3}\b/g, (code) => languageNames[code] ?? code);
}

/** A profile counts heads, and says nothing of who they are. */
function peopleRows(input: RequirementInput): CheckRequirement[] {
  const { teamSize } = input.profile;
  return currentItems(input, "eligibility")
    .filter(({ kind }) => kind === "team")
    .map((item) => {
      const name = [
        item.count === undefined ? "Team" : counted(item.count, "Person", "Personen"),
        ...(item.years === undefined ? [] : [`${counted(item.years, "Jahr", "Jahre")} Erfahrung`]),
      ].join(" mit ");
      return {
        group: "eligibility",
        topic: topicOf(eligibilityNames.team, { value: quotedValue(item.quote) }),
        name,
        state: "open",
        quotes: quotesOf([item], input),
        evidence:
          teamSize === undefined
            ? "Im Profil fehlt die Teamgröße."
            : `${counted(teamSize, "Person", "Personen")} im Profil; Aufgaben und Erfahrung prüfen`,
      };
    });
}

/** An extract proves an entry, but nobody has read which register it names and how old it is. */
function registerRows(input: RequirementInput): CheckRequirement[] {
  const [extract] = byLastDay((input.proofs ?? []).filter(({ kind }) => kind === "register"));
  return currentItems(input, "eligibility")
    .filter(({ kind }) => kind === "register")
    .map((item) => ({
      group: "eligibility",
      topic: topicOf(eligibilityNames.register, { value: quotedValue(item.quote) }),
      name: eligibilityNames.register,
      state: "open",
      quotes: quotesOf([item], input),
      evidence: extract
        ? `In den Nachweisen: ${extractWords(extract, input)}; Register und Alter prüfen`
        : "Das Profil sagt dazu nichts.",
    }));
}

function extractWords({ name, validUntil }: ProofFile, input: FoundInput): string {
  return validUntil === undefined ? name : validityOf(name, validUntil, input).note;
}
