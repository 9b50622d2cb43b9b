import { createRequire } from "node:module";
import path from "node:path";
import type { Box, TextPart } from "@tc/documents";
import { createWorker, PSM } from "tesseract.js";
import type { Bbox, Line, Worker } from "tesseract.js";
import { TextCollector } from "../text/text-collector.ts";
import type { Raster } from "./raster.ts";

const german = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/deu/package.json")),
  "4.0.0_best_int",
);
/** Parts of the height of a line: a wider gap parts two cells. */
const cellGap = 1.5;
/** A drawing or a photo "reads" as letters too, but Tesseract doubts them. */
const leastConfidence = 0.5;

/** Reads German letters from pictures of pages; its data come with the package, nothing is fetched or kept. */
export class Recogniser {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(): Promise<Recogniser> {
    const options = { langPath: german, cacheMethod: "none", gzip: true };
    const worker = await createWorker("deu", 1, options);
    // Lines across the whole page: looking for columns would tear the rows of tables apart, and lose some.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN });
    return new Recogniser(worker);
  }

  /** Undefined where the page holds no letters that can be trusted. */
  async read(raster: Raster, page: number): Promise<TextPart | undefined> {
    const { data } = await this.#worker.recognize(
      raster.toPgm(),
      {},
      { blocks: true, text: false },
    );
    const confidence = data.confidence / 100;
    const collector = new TextCollector({ page });
    for (const block of data.blocks ?? []) {
      for (const paragraph of block.paragraphs) {
        for (const line of paragraph.lines) {
          collector.add(textOf(line), { box: boxOf(line.bbox, raster.scale) });
        }
      }
    }
    const [part] = collector.finish();
    return part && confidence >= leastConfidence ? { ...part, confidence } : undefined;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
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

function boxOf({ x0, y0, x1, y1 }: Bbox, scale: number): Box {
  const points = (dots: number) => Math.round((dots / scale) * 10) / 10;
  return { x: points(x0), y: points(y0), width: points(x1 - x0), height: points(y1 - y0) };
}
