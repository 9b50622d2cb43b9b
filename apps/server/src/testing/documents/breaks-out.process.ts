import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

// A reader that was taken over: it tells what it was able to do.
const attempts: Readonly<Record<string, () => unknown>> = {
  "read a file": () => readFileSync("/etc/passwd"),
  "write a file": () => writeFileSync("/tmp/taken-over", ""),
  "start a process": () => spawnSync("true").error?.name,
  "start a thread": () => new Worker("", { eval: true }),
  "make code": () => Reflect.construct(Function, ["return 1"]),
};
const lines = Object.entries(attempts).flatMap(([text, attempt]) => {
  try {
    return attempt() === "Error" ? [] : [{ text }];
  } catch {
    return [];
  }
});
lines.push({ text: `${Object.keys(process.env).length} variables` });
const parts = [{ place: { page: 1 }, lines }];
process.send?.({ kind: "read", text: { parts, characters: 0, removed: 0, pages: 1 } });
