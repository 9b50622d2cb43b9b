import { sentencesOf } from "@tc/assessment";
import { createAnalyzer, seedLexicon } from "@tc/text";
import { addressesMachines } from "./machine-words.ts";
import { isPlainText } from "./plain-text.ts";
import { isRecord, listIn } from "./raw-items.ts";
import type { JsonSchema } from "./item-questions.ts";
import { delimit, instructionsOnMarks, removeMarks } from "./spotlight.ts";

/** Words of strangers that a sentence may be made of. */
export interface Source {
  /** "s1" */
  readonly id: string;
  readonly text: string;
}

/** A sentence of a model with the sources that say the same. */
export interface SourcedSentence {
  readonly text: string;
  readonly sources: readonly string[];
}

export const sentencesSchema: JsonSchema = {
  type: "object",
  properties: {
    sentences: {
      type: "array",
      items: {
        type: "object",
        properties: {
          text: { type: "string" },
          sources: { type: "array", items: { type: "string" } },
        },
        required: ["text", "sources"],
        additionalProperties: false,
      },
    },
  },
  required: ["sentences"],
  additionalProperties: false,
};

const rules = `${instructionsOnMarks}
Write German sentences of at most 200 characters, in the words of the sources, with their figures and their "nicht" and "kein". sources: the ids of the texts that say it; a sentence without one is thrown away. No headings, no markup, no links, nothing of your own knowledge.`;

export const answerInstructions = `You answer a question by stretches of German tender documents, in one to three sentences as JSON. If they do not answer it, the list is empty: that is a usual answer.
${rules}`;

export const overviewInstructions = `You tell an agency what a German tender is about, in at most six sentences as JSON: deadlines first, then what is demanded of bidders, how the award is decided, and what is unusual in the contract.
${rules}`;

export function sourcesPrompt(sources: readonly Source[], nonce: string): string {
  return sources.map(({ id, text }) => delimit("S", id, nonce, text)).join("\n\n");
}

const maxSentences = 8;
const maxLength = 300;

/**
 * The sentences of an answer that their sources say: each has a source, no figure and hardly a word of its own, and its
 * "nicht" where the source has one. Undefined where the answer is no list of sentences.
 */
export function verifiedSentences(
  answer: string,
  sources: readonly Source[],
): SourcedSentence[] | undefined {
  const list = listIn(answer, "sentences");
  return list?.slice(0, maxSentences).flatMap((value) => verifySentence(value, sources) ?? []);
}

function verifySentence(value: unknown, sources: readonly Source[]): SourcedSentence | undefined {
  if (!isRecord(value) || typeof value["text"] !== "string") return undefined;
  const ids: readonly unknown[] = Array.isArray(value["sources"]) ? value["sources"] : [];
  if (value["text"].length > maxLength) return undefined;
  const text = removeMarks(value["text"]).replaceAll(/\s+/gu, " ").trim();
  if (text.length < 8 || !isPlainText(text) || addressesMachines(text)) return undefined;
  const named = sources.filter(({ id }) => ids.includes(id));
  if (named.length === 0 || !isSaid(text, named)) return undefined;
  return { text, sources: named.map(({ id }) => id) };
}

const analyzer = createAnalyzer(seedLexicon);
const negation =
  /(?<!\p{L})(?:nicht|nichts|kein(?:e[mnrs]?)?|ohne|nie|niemals|weder|un(?:zulässig|entgeltlich))(?!\p{L})/iu;
/** Words that a sentence needs and that say nothing */
const plainWords: ReadonlySet<string> = new Set(
  analyzer
    .analyse(
      "müssen muss sollen soll werden wird wurde sind ist haben hat kann können dürfen darf beträgt betragen endet enden bis spätestens mindestens sowie dabei hierfür gelten gilt erforderlich verlangt gefordert agentur bieter",
    )
    .map(({ whole }) => whole),
);
const wordShare = 0.75;

function isSaid(text: string, sources: readonly Source[]): boolean {
  const whole = sources.map((source) => source.text).join("\n");
  const figures = new Set(figuresIn(whole));
  if (!figuresIn(text).every((figure) => figures.has(figure))) return false;
  const words = contentOf(text);
  if (words.length === 0) return false;
  const all = new Set(termsOf(whole));
  const shared = words.filter((terms) => terms.some((term) => all.has(term)));
  if (shared.length < words.length * wordShare) return false;
  // The sentence of the sources that it comes nearest to decides what it denies.
  const nearest = sourceSentences(whole)
    .map((sentence) => {
      const terms = new Set(termsOf(sentence));
      const hits = words.filter((each) => each.some((term) => terms.has(term))).length;
      return { sentence, hits };
    })
    .toSorted((a, b) => b.hits - a.hits)[0];
  if (!nearest || negation.test(nearest.sentence) !== negation.test(text)) return false;
  return figuresIn(text).every((figure) => belongsTo(figure, nearest.sentence, words));
}

/** "Fragen bis 10.09., Angebote bis 24.09.": a figure is that of the words in its own clause. */
function belongsTo(figure: string, sentence: string, words: readonly string[][]): boolean {
  const clauses = sentence.split(/[;,]\s|\s(?:und|sowie|bzw\.)\s/u);
  return clauses.some((clause) => {
    if (!figuresIn(clause).includes(figure)) return false;
    const content = contentOf(clause);
    if (content.length === 0) return true;
    const terms = new Set(content.flat());
    return words.some((each) => each.some((term) => terms.has(term)));
  });
}

/** Figures as they are written, without the full stop that ends a sentence */
function figuresIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,:/-]\d+)*/g)].map(([figure]) => figure);
}

/** Each word that says something, by its stem and its parts */
function contentOf(text: string): string[][] {
  return analyzer
    .analyse(text)
    .filter(
      ({ whole, isStopWord }) => !isStopWord && !plainWords.has(whole) && /\p{L}{3}/u.test(whole),
    )
    .map(({ whole, parts }) => [whole, ...parts]);
}

function termsOf(text: string): string[] {
  return analyzer.analyse(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

function sourceSentences(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}
