import type { CheckRequirement, CheckTopic } from "@tc/contract";
import { compareRows } from "./compare-rows.ts";
import type { RowChange } from "./compare-rows.ts";
import { shownValue, subjectWords } from "./topic-words.ts";

export type TopicRequirement = CheckRequirement & { readonly topic: CheckTopic };

const stateWords = {
  failed: "nicht erfüllt",
  open: "ungeprüft",
  unclear: "unklar",
  met: "erfüllt",
  noted: "geklärt",
} as const satisfies Record<CheckRequirement["state"], string>;

/** What became different of the requirements, each as a sentence */
export interface RequirementChanges {
  readonly states: readonly string[];
  readonly deadlines: readonly string[];
  /** Award, form and contract */
  readonly terms: readonly string[];
  readonly added: readonly Told[];
  readonly gone: readonly Told[];
}

export interface Told {
  readonly subject: string;
  readonly sentence: string;
}

export function requirementChanges(
  before: readonly TopicRequirement[],
  after: readonly TopicRequirement[],
  lotCount: number,
): RequirementChanges {
  const changes = compareRows(before, after, {
    kindOf: ({ group }) => group,
    isSame: (a, b) =>
      a.state === b.state && (a.topic.value === b.topic.value || isSilentlyUnclear(a)),
  });
  const changed = changes.flatMap(({ before: old, after: row, lots }) =>
    old && row
      ? [
          {
            group: row.group,
            sentence: `${subjectWords(row.topic, lots, lotCount)}: ${fromTo(old, row)}.`,
          },
        ]
      : [],
  );
  const sentencesOf = (...groups: readonly CheckRequirement["group"][]) =>
    changed.filter(({ group }) => groups.includes(group)).map(({ sentence }) => sentence);
  return {
    states: sentencesOf("eligibility", "exclusion"),
    deadlines: sentencesOf("deadlines"),
    terms: sentencesOf("award", "submission", "contract"),
    ...told(changes, lotCount),
  };
}

function told(
  changes: readonly RowChange<TopicRequirement>[],
  lotCount: number,
): Pick<RequirementChanges, "added" | "gone"> {
  const side = (name: "before" | "after", wordOf: (row: TopicRequirement) => string): Told[] =>
    changes.flatMap((change) => {
      const row = change[name];
      if (!row || (change.before && change.after)) return [];
      const words = fullWords(row, subjectWords(row.topic, change.lots, lotCount));
      return [{ subject: row.topic.subject, sentence: `${wordOf(row)}: ${words}.` }];
    });
  return { added: side("after", addedWord), gone: side("before", goneWord) };
}

/** Rows of an earlier release do not say what contradicted each other. */
const isSilentlyUnclear = ({ state, topic }: TopicRequirement) =>
  state === "unclear" && topic.value === undefined;

/** Only weights are unclear because nobody tells them; everything else because two places disagree. */
const isContradiction = ({ group, state, topic }: TopicRequirement) =>
  state === "unclear" && (group !== "award" || topic.value !== undefined);

function addedWord(row: TopicRequirement): string {
  if (isContradiction(row)) return "Neuer Widerspruch";
  if (row.state === "unclear") return "Unklar";
  if (row.group === "exclusion") return "Neu geprüft";
  return row.state === "noted" ? "Neu" : "Neu gefordert";
}

function goneWord(row: TopicRequirement): string {
  if (isContradiction(row) && row.topic.value === undefined) return "Kein Widerspruch mehr";
  if (row.group === "exclusion") return "Nicht mehr geprüft";
  return row.state === "noted" || row.state === "unclear"
    ? "Nicht mehr genannt"
    : "Nicht mehr gefordert";
}

function fullWords({ state, topic }: TopicRequirement, subject: string): string {
  const value = shownValue(topic.value);
  if (value === undefined) return subject;
  if (state === "noted") return `${subject} ${value}`;
  return state === "unclear" ? `${subject} (${value})` : `${subject}, ${value}`;
}

/** "11.12.2026, 14:00 Uhr → 18.12.2026, 14:00 Uhr", "ungeprüft → erfüllt" */
function fromTo(before: TopicRequirement, after: TopicRequirement): string {
  if (before.topic.value === after.topic.value && before.state !== "noted") {
    const isNoted = after.state === "noted" && after.topic.value !== undefined;
    return `${stateWords[before.state]} → ${isNoted ? look(after) : stateWords[after.state]}`;
  }
  const isStateSame = before.state === after.state;
  const [from, to] = [look(before, isStateSame), look(after, isStateSame)];
  // Both are cut before the words that differ.
  return from === to ? "anderer Wortlaut" : `${from} → ${to}`;
}

function look({ state, topic }: TopicRequirement, isStateSame = true): string {
  const value = shownValue(topic.value);
  if (value === undefined) return stateWords[state];
  if (state === "noted") return value;
  if (state === "unclear") return `unklar, ${value}`;
  return isStateSame ? value : `${value} (${stateWords[state]})`;
}
