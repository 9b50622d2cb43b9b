import type { CheckRequirement, CheckResult } from "@tc/contract";
import { counted } from "./item-words.ts";

const maxSentences = 8;

const stateWords = {
  failed: "nicht erfüllt",
  open: "ungeprüft",
  unclear: "unklar",
  met: "erfüllt",
  noted: "geklärt",
} as const satisfies Record<CheckRequirement["state"], string>;

/** What a check found that the one before it did not, in German; what matters first. */
export function changesBetween(before: CheckResult, after: CheckResult): string[] {
  return [
    ...changedStates(before.requirements, after.requirements),
    ...changedDays(before.requirements, after.requirements),
    ...news("Neu gefordert", before.requirements, after.requirements.filter(isDemand)),
    ...news("Neu verlangt", before.papers, after.papers),
    ...news("Neues Risiko", before.risks, after.risks),
    ...news("Nicht mehr gefordert", after.requirements, before.requirements.filter(isDemand)),
    ...readMore(before, after),
  ].slice(0, maxSentences);
}

const isDemand = ({ state }: CheckRequirement) => state !== "noted";

/** A demand is the same while its group, its name and its first words are. */
function keyOf({ group, name, quotes }: CheckRequirement): string {
  return JSON.stringify([group, name, quotes[0]?.quote]);
}

function changedStates(
  before: readonly CheckRequirement[],
  after: readonly CheckRequirement[],
): string[] {
  const states = new Map(before.map((row) => [keyOf(row), row.state]));
  return after.flatMap((row) => {
    const state = states.get(keyOf(row));
    return state === undefined || state === row.state
      ? []
      : [`${row.name}: ${stateWords[state]} → ${stateWords[row.state]}.`];
  });
}

/** "Angebotsfrist 10.12.2026, 12:00 Uhr" begins with its subject. */
function changedDays(
  before: readonly CheckRequirement[],
  after: readonly CheckRequirement[],
): string[] {
  const days = (rows: readonly CheckRequirement[]) =>
    rows.filter(({ group, state }) => group === "deadlines" && state === "noted");
  const [old, current] = [days(before), days(after)];
  const gone = old.filter(({ name }) => !current.some((row) => row.name === name));
  return current
    .filter(({ name }) => !old.some((row) => row.name === name))
    .map(({ name }) => {
      const earlier = gone.find((row) => subjectOf(row.name) === subjectOf(name));
      const was = earlier && earlier.name.slice(subjectOf(earlier.name).length).trim();
      return was === undefined || was === "" ? `Neu: ${name}.` : `${name}, vorher ${was}.`;
    });
}

const subjectOf = (name: string) => name.replace(/\s\d.*$/, "");

interface Named {
  readonly name: string;
}

function news(word: string, before: readonly Named[], after: readonly Named[]): string[] {
  const namesBefore = new Set(before.map(({ name }) => name));
  const names = new Set(after.map(({ name }) => name).filter((name) => !namesBefore.has(name)));
  return [...names].map((name) => `${word}: ${name}.`);
}

function readMore(before: CheckResult, after: CheckResult): string[] {
  if (after.pages === before.pages && after.documents === before.documents) return [];
  const documents = counted(after.documents, "Unterlage", "Unterlagen");
  return [`Gelesen: ${documents}, ${counted(after.pages, "Seite", "Seiten")}.`];
}
