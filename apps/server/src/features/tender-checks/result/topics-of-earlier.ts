import type { CheckRequirement, CheckResult, CheckRisk, CheckTopic } from "@tc/contract";
import type { TopicRequirement } from "./requirement-changes.ts";
import { incumbentName, quotedValue, shortTimeSubject, topicOf, weightsSubject } from "./topic.ts";

export type TopicRisk = CheckRisk & { readonly topic: CheckTopic };

export interface TopicResult {
  /** An earlier release made it. */
  readonly isEarlier: boolean;
  readonly requirements: readonly TopicRequirement[];
  /** Those that no requirement tells */
  readonly risks: readonly TopicRisk[];
}

/** Rows of an earlier release name no topic; their German names tell it. */
export function withTopics({ requirements, risks }: CheckResult): TopicResult {
  const isEarlier = requirements.length > 0 && requirements.every(({ topic }) => !topic);
  const unclear = new Set(
    requirements.filter(({ state }) => state === "unclear").map(({ name }) => name),
  );
  return {
    isEarlier,
    requirements: requirements.map((row) => ({ ...row, topic: row.topic ?? earlierTopic(row) })),
    risks: risks.flatMap((risk) => {
      const topic =
        risk.topic ?? (isEarlier && !unclear.has(risk.name) ? riskTopic(risk) : undefined);
      return topic ? [{ ...risk, topic }] : [];
    }),
  };
}

/** "Los 1, Los 2: Angebotsfrist 18.12.2026" */
const ofLots = /^((?:Los|Losgruppe) [^:]+): (.*)$/s;
const withFigure = /^(\D*?)\s(\d.*)$/s;

function earlierTopic({ group, kind, name, state, quotes }: CheckRequirement): CheckTopic {
  const [, lotWords, words = name] = ofLots.exec(name) ?? [];
  const lots = lotWords?.split(", ") ?? [];
  if (group === "award") {
    return topicOf(weightsSubject, { value: state === "unclear" ? "" : words, lots });
  }
  if (kind !== undefined) return topicOf(words, { value: quotedValue(quotes[0]?.quote), lots });
  if (group === "submission") {
    const [subject = "", value] = words.split(": ");
    return topicOf(subject, { value });
  }
  if (group === "eligibility") {
    const subject = /^\d|^Team\b/.test(words) ? "Team" : words;
    return topicOf(subject, { value: quotedValue(quotes[0]?.quote) });
  }
  const [, subject = words, value] = withFigure.exec(words) ?? [];
  const quote = group === "contract" && state === "noted" ? quotes[0]?.quote : undefined;
  return topicOf(subject.replace(/ verschieden$/, ""), {
    value: value ?? quotedValue(quote),
    lots,
  });
}

function riskTopic({ name, note }: CheckRisk): CheckTopic {
  if (/^(?:Noch \d|Die Frist endet)/.test(name)) return topicOf(shortTimeSubject);
  if (name === incumbentName) return topicOf(name, { value: note });
  const [, subject = name, value] = withFigure.exec(name) ?? [];
  return topicOf(subject, { value });
}
