import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Box, TextPart } from "@tc/documents";
import { createWorker, PSM } from "tesseract.js";
import type { Bbox, Line, Worker } from "tesseract.js";
import { TextCollector } from "../text/text-collector.ts";
import type { Raster, Strip } from "./raster.ts";
import { halvesOf } from "./strips.ts";

const german = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/deu/package.json")),
  "4.0.0_best_int",
);
/** Parts of the height of a line: a wider gap parts two cells. */
const cellGap = 1.5;
/** A drawing or a photo "reads" as letters too, but Tesseract doubts them. */
const leastConfidence = 0.5;

/**
 * Reads German letters from pictures of pages; its data come with the package, nothing is fetched or kept. Two read
 * the halves of a page at a time where there are two processors.
 */
export class Recogniser {
  readonly #workers: readonly Worker[];

  private constructor(workers: readonly Worker[]) {
    this.#workers = workers;
  }

  static async start(): Promise<Recogniser> {
    const count = Math.min(2, availableParallelism());
    return new Recogniser(await Promise.all(Array.from({ length: count }, startWorker)));
  }

  /** Undefined where the page holds no letters that can be trusted. */
  async read(raster: Raster, page: number): Promise<TextPart | undefined> {
    const strips = this.#workers.length > 1 ? halvesOf(raster) : [raster.whole];
    const readings = await Promise.all(
      strips.map(async (strip, index) => readStrip(this.#workers[index], raster, strip)),
    );
    const collector = new TextCollector({ page });
    for (const { lines } of readings)
      for (const { text, box } of lines) collector.add(text, { box });
    const [part] = collector.finish();
    const confidence = meanConfidence(readings);
    return part && confidence >= leastConfidence ? { ...part, confidence } : undefined;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map(async (worker) => worker.terminate()));
  }
}

interface Reading {
  readonly lines: readonly { readonly text: string; readonly box: Box }[];
  readonly confidence: number;
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker("deu", 1, {
    langPath: german,
    cacheMethod: "none",
    gzip: true,
  });
  // Lines run across the whole page: looking for columns would tear the rows of tables apart, and lose some.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN });
  return worker;
}

async function readStrip(
  worker: Worker | undefined,
  raster: Raster,
  strip: Strip,
): Promise<Reading> {
  if (!worker) throw new Error("There are more strips than readers");
  const { data } = await worker.recognize(raster.toPgm(strip), {}, { blocks: true, text: false });
  const lines = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line) => ({ text: textOf(line), box: boxOf(line.bbox, strip.top, raster.scale) }));
  return { lines, confidence: data.confidence / 100 };
}

/** By the letters of each strip: one without any says nothing. */
function meanConfidence(readings: readonly Reading[]): number {
  const lettersOf = ({ lines }: Reading) => lines.reduce((sum, { text }) => sum + text.length, 0);
  const letters = readings.reduce((sum, reading) => sum + lettersOf(reading), 0);
  const trust = readings.reduce((sum, reading) => sum + reading.confidence * lettersOf(reading), 0);
  return letters === 0 ? 0 : trust / letters;
}

function textOf({ words, bbox }: Line): string {
  const gap = cellGap * (bbox.y1 - bbox.y0);
  const text = words.reduce((line, word, index) => {
    const before = words[index - 1];
    if (!before) return word.text;
    return line + (word.bbox.x0 - before.bbox.x1 > gap ? "\t" : " ") + word.text;
  }, "");
  // A border between two cells is read as a letter.
  return text.replace(/[ \t]*\|[ \t]*/g, "\t").trim();
}

function boxOf({ x0, y0, x1, y1 }: Bbox, top: number, scale: number): Box {
  const points = (dots: number) => Math.round((dots / scale) * 10) / 10;
  return { x: points(x0), y: points(top + y0), width: points(x1 - x0), height: points(y1 - y0) };
}
