import { createReadStream } from "node:fs";
import { codeListLimits } from "@tc/notices";
import { createCodeListSource } from "../adapters/code-lists/fetch-code-list.ts";
import { importCodeLists } from "../features/code-lists/index.ts";
import type { CodeListFile } from "../features/code-lists/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { openWorkContext, stoppable } from "./work-context.ts";

/** `npm run codelists -- FILE|URL…`: official code lists (genericode or tables) into the database. */
const places = process.argv.slice(2);
if (places.length === 0) {
  process.stderr.write("Usage: npm run codelists -- FILE|URL…\n");
  process.exit(2);
}

async function readFileUpToLimit(file: string): Promise<Uint8Array> {
  // One byte more than allowed is enough to be refused.
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: codeListLimits.bytes })) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

await runProcess(async (running) => {
  const ctx = await openWorkContext(running);
  const { signal, done } = stoppable(running);
  const source = createCodeListSource({ urls: [], contact: running.config.CONTACT });
  const files = places.map((place): CodeListFile => {
    const isUrl = /^[a-z]+:\/\//i.test(place);
    return {
      file: place,
      read: () => (isUrl ? source.fetch(place, signal) : readFileUpToLimit(place)),
    };
  });
  let exitCode = 1;
  try {
    const { imported, failed } = await importCodeLists(ctx, files);
    for (const { file, lists, entries, changed } of imported) {
      process.stdout.write(
        `${file}: ${lists.join(", ")}, ${entries} Codes, ${changed} neu oder geändert\n`,
      );
    }
    for (const { file, reason } of failed) process.stderr.write(`${file}: ${reason}\n`);
    exitCode = failed.length > 0 ? 1 : 0;
  } finally {
    done();
  }
  if (!signal.aborted) await running.shutdown.stop("done", exitCode);
});
