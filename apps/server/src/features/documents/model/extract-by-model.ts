import { hash, randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  chunksOf,
  createItemVerifier,
  itemQuestions,
  mayAnswer,
  promptOf,
  questionsVersion,
  rawItemsIn,
} from "@tc/documents";
import type { Chunk, DocumentItem, DocumentText, ItemQuestion, RawItem } from "@tc/documents";
import type { AskModel, NoAnswer } from "./ask-model.ts";

/** What was paid for already. Null: the question cost money today without an answer, and waits for another day. */
export interface ReadingCache {
  find(key: string): Promise<string | null | undefined>;
  save(file: string, key: string, answer: string | null): Promise<void>;
}

/** A stretch that the model could not read: there the rules' items stand alone. */
export interface ModelGap {
  readonly file: string;
  readonly from: DocumentItem["place"];
  readonly to: DocumentItem["place"];
}

export interface ModelExtract {
  readonly items: readonly DocumentItem[];
  readonly gaps: readonly ModelGap[];
  /** Items whose words or values no page holds */
  readonly dropped: number;
  /** Questions that were asked, repairs among them, and those whose answers lay there */
  readonly calls: number;
  readonly cached: number;
  /** Files in which the model left a question open that cost nothing: it may be asked again soon. */
  readonly unpaidFiles: ReadonlySet<string>;
}

/** Nothing was read, and why */
export interface NoExtract extends Pick<ModelExtract, "unpaidFiles"> {
  readonly none: NoAnswer;
}

export interface ModelReading {
  readonly ask: AskModel;
  /** Of the model that maps: another model reads anew. */
  readonly modelName: string;
  readonly cache: ReadingCache;
}

const questionsAtOnce = 6;
const maxOutputTokens = 3_000;
/** So many stretches without an answer, and more of them than answers: the model counts as away. */
const mostOutages = 5;
const repair =
  "Your last answer was no JSON of the schema. Answer with the JSON alone, and nothing before or after it.";

/**
 * Reads documents by a model, stretch by stretch, and keeps what they say word by word. Ends with the reason where there
 * is no money left for the day or the model answers nothing at all; what is paid for already stays in the cache.
 */
export async function extractByModel(
  documents: readonly DocumentText[],
  reading: ModelReading,
): Promise<ModelExtract | NoExtract> {
  const tasks = documents.flatMap((document) => {
    const verify = createItemVerifier(document);
    return chunksOf(document).flatMap((chunk) =>
      itemQuestions
        .filter((question) => mayAnswer(chunk, question))
        .map((question) => ({ document, chunk, question, verify })),
    );
  });
  const counts = { calls: 0, cached: 0, dropped: 0, outages: 0 };
  const results = new Map<number, readonly DocumentItem[]>();
  const gaps = new Map<number, ModelGap>();
  const unpaidFiles = new Set<string>();
  let spent: NoAnswer | undefined;
  let isBroken = false;
  const queue = tasks.entries();
  const work = async () => {
    for (const [at, { document, chunk, question, verify }] of queue) {
      if (spent || isBroken) return;
      const outcome = await readChunk(document.file, chunk, question, reading, counts);
      if (outcome === "spent" || outcome === "share") spent = outcome;
      else if (outcome === "failed" || outcome === "paid") {
        gaps.set(at, gapOf(document.file, chunk));
        if (outcome === "failed") unpaidFiles.add(document.file);
      } else {
        const { items, dropped } = verify(chunk, outcome);
        results.set(at, items);
        counts.dropped += dropped;
      }
    }
  };
  const stopOthers = (error: unknown) => {
    isBroken = true;
    throw error;
  };
  const works = Array.from({ length: questionsAtOnce }, () => work().catch(stopOthers));
  // All workers end before an error is thrown: otherwise some still ask while the job tries again.
  await Promise.allSettled(works);
  await Promise.all(works);
  if (spent) return { none: spent, unpaidFiles };
  // The model is away: later it reads on, and pays nothing twice.
  const isAway = counts.outages >= mostOutages && counts.outages > results.size;
  if (isAway || (tasks.length > 0 && results.size === 0)) return { none: "failed", unpaidFiles };
  return {
    items: tasks.flatMap((_, at) => results.get(at) ?? []),
    gaps: joined(tasks.flatMap((_, at) => gaps.get(at) ?? [])),
    calls: counts.calls,
    cached: counts.cached,
    dropped: counts.dropped,
    unpaidFiles,
  };
}

/** Items; "paid": no answer, although it cost money today. */
async function readChunk(
  file: string,
  chunk: Chunk,
  question: ItemQuestion,
  { ask, modelName, cache }: ModelReading,
  counts: { calls: number; cached: number; dropped: number; outages: number },
): Promise<readonly RawItem[] | NoAnswer | "paid"> {
  const key = keyOf(chunk, question, modelName);
  const answer = await cache.find(key);
  if (answer === null) return "paid";
  const kept = rawItemsIn(answer ?? "");
  if (kept) {
    counts.cached += 1;
    counts.dropped += kept.dropped;
    return kept.items;
  }
  let isPaid = false;
  for (const reminder of ["", `\n${repair}`]) {
    counts.calls += 1;
    const reply = await ask({
      task: "map",
      instructions: question.instructions + reminder,
      prompt: promptOf(chunk, randomBytes(12).toString("hex")),
      schema: { name: question.name, json: question.schema },
      maxOutputTokens,
    });
    if ("none" in reply) {
      if (reply.none !== "failed") {
        // The first answer cost money and was none: nobody pays for it again today.
        if (isPaid) await cache.save(file, key, null);
        return reply.none;
      }
      counts.outages += 1;
      isPaid ||= reply.mayBeCharged === true;
      break;
    }
    const raws = rawItemsIn(reply.text);
    if (raws) {
      counts.dropped += raws.dropped;
      await cache.save(file, key, reply.text);
      return raws.items;
    }
    isPaid = true;
  }
  if (!isPaid) return "failed";
  await cache.save(file, key, null);
  return "paid";
}

/** The same words, question and model give the same answer; another prompt or schema has another version. */
function keyOf({ pages }: Chunk, { name }: ItemQuestion, modelName: string): string {
  const texts = pages.map(({ text }) => text);
  return hash("sha256", JSON.stringify([questionsVersion, name, modelName, texts]));
}

function gapOf(file: string, { pages }: Chunk): ModelGap {
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last) throw new Error("a chunk has pages");
  return { file, from: first.place, to: last.place };
}

/** Of a document that nobody could let the model read; none where it has no text */
export function wholeGap({ file, parts }: DocumentText): ModelGap[] {
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? [{ file, from: first.place, to: last.place }] : [];
}

/** What several questions left is one gap, and so are neighbours: stretches share a page. */
function joined(gaps: readonly ModelGap[]): ModelGap[] {
  const stretches: ModelGap[] = [];
  for (const gap of new Map(gaps.map((each) => [JSON.stringify(each), each])).values()) {
    const last = stretches.at(-1);
    if (last?.file === gap.file && isDeepStrictEqual(last.to, gap.from)) {
      stretches[stretches.length - 1] = { ...last, to: gap.to };
    } else stretches.push(gap);
  }
  return stretches;
}
