import { wantedPaperStateNames } from "@tc/contract";
import type { CheckPaper, CheckResult } from "@tc/contract";
import { isDeepStrictEqual } from "node:util";
import { compareRows } from "./compare-rows.ts";
import { readWords } from "./item-words.ts";
import { requirementChanges } from "./requirement-changes.ts";
import type { Told } from "./requirement-changes.ts";
import { shownValue } from "./topic-words.ts";
import { withTopics } from "./topics-of-earlier.ts";
import type { TopicResult, TopicRisk } from "./topics-of-earlier.ts";

const maxSentences = 8;

/** What a check found that the one before it did not, in German; what matters first. */
export function changesBetween(before: CheckResult, after: CheckResult): string[] {
  const [old, current] = [withTopics(before), withTopics(after)];
  const lots = [old, current].flatMap(({ requirements }) =>
    requirements.flatMap(({ topic }) => topic.lots ?? []),
  );
  const rows = requirementChanges(old.requirements, current.requirements, new Set(lots).size);
  const risks = riskChanges(old, current);
  const papers = old.isEarlier
    ? newList(before.papers, after.papers)
    : paperChanges(before.papers, after.papers);
  // A term that is a risk as well is told as the risk.
  const notAs = (others: readonly Told[]) => {
    const subjects = new Set(others.map(({ subject }) => subject));
    return ({ subject }: Told) => !subjects.has(subject);
  };
  const all = [
    ...rows.states,
    ...rows.deadlines,
    ...rows.terms,
    ...sentencesOf(rows.added.filter(notAs(risks.added))),
    ...papers.added,
    ...sentencesOf(risks.added),
    ...sentencesOf(risks.changed.filter(({ subject }) => !isToldIn(rows.terms, subject))),
    ...papers.changed,
    ...sentencesOf(rows.gone.filter(notAs(risks.gone))),
    ...papers.gone,
    ...sentencesOf(risks.gone),
    ...readOther(before, after),
  ];
  // Two criteria of one kind may change alike.
  const sentences = [...new Set(all)];
  const rest = sentences.length - maxSentences + 1;
  return rest <= 1
    ? sentences
    : [...sentences.slice(0, maxSentences - 1), `Und ${rest} weitere Änderungen.`];
}

const sentencesOf = (parts: readonly Told[]) => parts.map(({ sentence }) => sentence);

const isToldIn = (sentences: readonly string[], subject: string) =>
  sentences.some((sentence) => sentence.startsWith(`${subject}:`));

function riskChanges(before: TopicResult, after: TopicResult) {
  const changes = compareRows(before.risks, after.risks, {
    kindOf: () => "",
    isSame: (a, b) => a.topic.value === b.topic.value,
  });
  const toldBy = (words: (before: TopicRisk | undefined, after: TopicRisk | undefined) => string) =>
    changes.flatMap(({ before: old, after: row }) => {
      const subject = (row ?? old)?.topic.subject ?? "";
      const sentence = words(old, row);
      return sentence === "" ? [] : [{ subject, sentence }];
    });
  return {
    added: toldBy((old, row) => (old || !row ? "" : `Neues Risiko: ${row.name}.`)),
    changed: toldBy((old, row) => {
      if (!old || !row) return "";
      const [from, to] = [old, row].map(({ topic }) => shownValue(topic.value) ?? "ohne Angabe");
      return `Risiko ${row.topic.subject}: ${from} → ${to}.`;
    }),
    gone: toldBy((old, row) => (!old || row ? "" : `Risiko entfallen: ${goneRisk(old)}.`)),
  };
}

/** "Noch 8 Tage Zeit" is over by its own words. */
const goneRisk = ({ name, topic }: TopicRisk) => (topic.value === undefined ? topic.subject : name);

function paperChanges(before: readonly CheckPaper[], after: readonly CheckPaper[]) {
  const old = new Map(before.map((paper) => [paper.name, paper]));
  const names = new Set(after.map(({ name }) => name));
  return {
    added: after.filter(({ name }) => !old.has(name)).map(({ name }) => `Neu verlangt: ${name}.`),
    changed: after.flatMap(({ name, state }) => {
      const earlier = old.get(name)?.state;
      return earlier === undefined || earlier === state
        ? []
        : [`${name}: ${wantedPaperStateNames[earlier]} → ${wantedPaperStateNames[state]}.`];
    }),
    gone: before
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `Nicht mehr verlangt: ${name}.`),
  };
}

/** An earlier release listed the papers of documents alone, and judged them by the profile. */
function newList(before: readonly CheckPaper[], after: readonly CheckPaper[]) {
  const look = (papers: readonly CheckPaper[]) =>
    papers.map(({ name, state }) => `${name} ${state}`).toSorted();
  const isSame = isDeepStrictEqual(look(before), look(after));
  return {
    added: isSame
      ? []
      : ["Formulare und Nachweise: jetzt auch aus der Bekanntmachung, mit euren Nachweisen."],
    changed: [],
    gone: [],
  };
}

function readOther(before: CheckResult, after: CheckResult): string[] {
  if (after.pages === before.pages && after.documents === before.documents) return [];
  return [`Gelesen: ${readWords(after)}.`];
}
