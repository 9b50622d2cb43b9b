import type { Chunk } from "./chunks.ts";
import { statesAwardCriteria } from "../award-criteria/page-gate.ts";
import { delimit, instructionsOnMarks } from "./spotlight.ts";

/** Raise it with each change of a prompt or a schema: earlier answers are then asked for again. */
export const questionsVersion = "2026-11-23.3";

/** A JSON Schema as providers take it in strict mode: every property required, absent values null. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Types of items that are asked for in one call. */
export interface ItemQuestion {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly instructions: string;
  /** A stretch without such words says nothing of these types: models then invent. */
  isAbout(text: string): boolean;
}

const text = { type: "string" };
const maybeText = { type: ["string", "null"] };
const maybeNumber = { type: ["number", "null"] };
const deadlineKinds =
  "offer participation questions opening binding site-visit start interest".split(" ");
const formalityKinds = ["form", "proof", "format", "submission"];
const pitchKinds = ["presentation", "draft", "fee", "no-fee", "invited", "rights"];
const contractKinds = ["duration", "renewal", "rights", "penalty", "payment", "liability"];
const serviceKinds = ["subject", "scope", "quantity"];
const oneOf = (...values: string[]) => ({ type: "string", enum: values });
const object = (properties: JsonSchema) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const listOf = (properties: JsonSchema) =>
  object({
    items: {
      type: "array",
      items: object({ ...properties, lot: maybeText, quote: text, page: text }),
    },
  });

const rules = `You read pages of German tender documents and list what they say, as JSON. An empty list is the usual answer.
${instructionsOnMarks}
quote: the words of the page that say it, verbatim, at most 300 characters, whole words, with every figure of the value in it and with "nicht" or "kein" where it stands there. page: the id of the page, such as p2. lot: the number of the lot if the quote names one, else null. A value that the quote does not hold is null. List nothing that the pages do not say, and nothing twice.`;

const questions: readonly (Omit<ItemQuestion, "instructions"> & { readonly what: string })[] = [
  {
    name: "procedure",
    what: `List deadlines (kind: offer Angebotsfrist, participation Teilnahmefrist, questions Bieterfragen, opening Öffnung, binding Bindefrist, site-visit Ortsbesichtigung, start Leistungsbeginn, interest Interessensbekundung; date YYYY-MM-DD, time HH:MM), formalities that a bidder must hand in or observe (kind: form, proof, format, submission; name: the paper's name in the words of the quote), and what the pitch takes (kind: presentation, draft with count, fee with amount in euros, no-fee, invited with count, rights).`,
    schema: listOf({
      type: oneOf("deadline", "formality", "pitch"),
      kind: oneOf(...deadlineKinds, ...formalityKinds, ...pitchKinds),
      date: maybeText,
      time: maybeText,
      name: maybeText,
      amount: maybeNumber,
      count: maybeNumber,
    }),
    isAbout: (words) =>
      /frist|termin|schluss|uhr\b|einzureich|vorzuleg|beizufüg|formblatt|formular|erklärung|nachweis|präsent|pitch|entw[uü]rf|honorar|entschädig|angebot/i.test(
        words,
      ),
  },
  {
    name: "bidder",
    what: `List what a bidder must have to be admitted (kind: turnover with amount in euros, insurance with amount in euros, references with count and years, certificates with names, team with count of people or years of experience, register). What the contractor must do later is none.`,
    schema: listOf({
      type: oneOf("eligibility"),
      kind: oneOf("turnover", "insurance", "references", "certificates", "team", "register"),
      amount: maybeNumber,
      count: maybeNumber,
      years: maybeNumber,
      names: { type: ["array", "null"], items: text },
    }),
    isAbout: (words) =>
      /umsatz|versicher|referenz|vergleichbar|zertifi|\bISO\b|EMAS|qualifikation|eignung|mitarbeit|beschäftigte|personal|team|register/i.test(
        words,
      ),
  },
  {
    name: "award",
    what: `List the award criteria with their weights (name: the criterion in the words of the quote; parent: the criterion it is a part of, else null; weightPercent or points).`,
    schema: listOf({
      type: oneOf("award-criterion"),
      name: text,
      parent: maybeText,
      weightPercent: maybeNumber,
      points: maybeNumber,
    }),
    isAbout: statesAwardCriteria,
  },
  {
    name: "contract",
    what: `List the terms of the contract (kind: duration in months, renewal in months, rights of use, penalty (percent: its rate per day or week, never its maximum), payment in days, liability), and what is bought in at most three quotes (type service, kind: subject, scope or quantity).`,
    schema: listOf({
      type: oneOf("contract", "service"),
      kind: oneOf(...contractKinds, ...serviceKinds),
      months: maybeNumber,
      days: maybeNumber,
      percent: maybeNumber,
    }),
    isAbout: (words) =>
      /laufzeit|dauer|vertrag|verläng|option|nutzungsrecht|vertragsstrafe|pönale|zahl(?:bar|ung)|haft|leistung|gegenstand|umfang/i.test(
        words,
      ),
  },
];

export const itemQuestions: readonly ItemQuestion[] = questions.map(({ what, ...question }) => ({
  ...question,
  instructions: `${rules}\n${what}`,
}));

/** Whether the pages of a chunk may hold what a question asks for. */
export function mayAnswer({ pages }: Chunk, question: ItemQuestion): boolean {
  return pages.some(({ text: words }) => question.isAbout(words));
}

/** `nonce`: letters and figures that nobody can guess, new for each call */
export function promptOf({ pages }: Chunk, nonce: string): string {
  return pages.map(({ id, text: words }) => delimit("P", id, nonce, words)).join("\n\n");
}
