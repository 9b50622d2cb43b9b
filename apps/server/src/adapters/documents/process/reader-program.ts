import { fileURLToPath } from "node:url";
import { processLimits, scanProcessLimits } from "../document-limits.ts";

export type ProcessLimits = { readonly [Limit in keyof typeof processLimits]: number };

/** A program that reads documents, and what its process may use. */
export interface ReaderProgram {
  readonly file: string;
  readonly limits: ProcessLimits;
  readonly flags: readonly string[];
}

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}.process.ts`, import.meta.url));

export const textProgram: ReaderProgram = {
  file: fileOf("read-document"),
  limits: processLimits,
  flags: [
    "--max-old-space-size=160",
    "--max-semi-space-size=8",
    "--disallow-code-generation-from-strings",
  ],
};

/** Tesseract runs in a thread of its own and is compiled from WebAssembly. */
export const scanProgram: ReaderProgram = {
  file: fileOf("read-scans"),
  limits: scanProcessLimits,
  flags: ["--max-old-space-size=512", "--allow-worker"],
};
