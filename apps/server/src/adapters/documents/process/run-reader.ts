import { fork } from "node:child_process";
import path from "node:path";
import type { TextPart } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";
import type { ReadDocumentOptions } from "../../../ports/document-reader.ts";
import type { ReadText } from "../read-text.ts";
import type { ReadJob, ReadMessage } from "./messages.ts";
import type { ReaderProgram } from "./reader-program.ts";
import { usageOf } from "./usage.ts";

const root = path.resolve(import.meta.dirname, "../../../../../..");
const lookEveryMs = 25;

export type RunResult =
  | { readonly kind: "read"; readonly text: ReadText }
  | { readonly kind: "refused"; readonly reason: DocumentRefusalReason }
  | {
      readonly kind: "killed";
      readonly reason: DocumentRefusalReason;
      readonly page: number | undefined;
      /** The same again may go better: the machine was busy, or the process ended before it read a page. */
      readonly isByChance: boolean;
    };

export interface RunOptions extends ReadDocumentOptions {
  readonly onScan?: (part: TextPart) => void;
  readonly onUsage?: (residentBytes: number) => void;
}

export type RunReader = (
  program: ReaderProgram,
  job: ReadJob,
  bytes: Uint8Array,
  options: RunOptions,
) => Promise<RunResult>;

/**
 * Reads a document in a process of its own, which may read the project's files and nothing else: not write, not start
 * processes. It is killed when it takes too much memory, or too long for a page.
 */
export function runReader(
  { file, limits, flags }: ReaderProgram,
  job: ReadJob,
  bytes: Uint8Array,
  { signal, onPage, onScan, onUsage }: RunOptions,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = fork(file, [JSON.stringify(job)], {
      serialization: "advanced",
      execArgv: ["--permission", `--allow-fs-read=${root}`, ...flags],
      env: {},
      stdio: ["pipe", "ignore", "ignore", "ipc"],
    });
    let page: number | undefined;
    let cpuAtPage = 0;
    let cpu = 0;
    let silence: NodeJS.Timeout | undefined;
    const end = (result: RunResult) => {
      clearInterval(looks);
      clearTimeout(silence);
      signal?.removeEventListener("abort", stop);
      child.kill("SIGKILL");
      resolve(result);
    };
    const kill = (reason: DocumentRefusalReason, isByChance: boolean) =>
      end({ kind: "killed", reason, page, isByChance });
    const stop = () => {
      reject(
        signal?.reason instanceof Error ? signal.reason : new Error("The reading was stopped."),
      );
      kill("too-slow", false);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => kill("too-slow", true), limits.silentSeconds * 1_000);
    };
    const looks = setInterval(() => {
      void usageOf(child.pid ?? 0).then((usage) => {
        if (!usage) return;
        cpu = usage.cpuSeconds;
        onUsage?.(usage.residentBytes);
        if (usage.residentBytes > limits.residentBytes) kill("too-much-memory", false);
        else if (cpu - cpuAtPage > limits.cpuSeconds || cpu > limits.cpuSecondsInAll) {
          kill("too-slow", false);
        }
      });
    }, lookEveryMs);
    listen();
    child.on("message", (message: ReadMessage) => {
      if (message.kind === "scan") {
        onScan?.(message.part);
        return;
      }
      if (message.kind !== "page") {
        end(message);
        return;
      }
      page = message.page;
      cpuAtPage = cpu;
      listen();
      onPage?.(page, message.of);
    });
    child.on("error", () => kill("broken", true));
    // Node ends itself by SIGABRT when its heap is full.
    child.on("exit", (_, by) =>
      by === "SIGABRT" ? kill("too-much-memory", false) : kill("broken", page === undefined),
    );
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
    // A process that ended early reads no more; "exit" tells.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(bytes);
  });
}
