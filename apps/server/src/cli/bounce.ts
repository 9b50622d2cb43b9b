import { readFile, stat } from "node:fs/promises";
import { takeMailReport } from "../features/emails/index.ts";
import type { ReportOutcome } from "../features/emails/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { openWorkContext } from "./work-context.ts";

/** `npm run bounce -- FILE…`: reads mails that came back, each a raw message, and stops the addresses they are about. */
const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write("Aufruf: npm run bounce -- DATEI…\n");
  process.exit(2);
}

const maxBytes = 5 * 1024 * 1024;

const messages: Readonly<Record<ReportOutcome, string>> = {
  stopped: "Adresse gestoppt",
  repeated: "schon gemeldet",
  temporary: "vorübergehend, nichts geändert",
  unknown: "kein Bericht über eine unserer Mails",
};

await runProcess(async (running) => {
  const ctx = await openWorkContext(running);
  let failures = 0;
  for (const file of files) {
    try {
      const { size } = await stat(file);
      const outcome = size > maxBytes ? "unknown" : await takeMailReport(ctx, await readFile(file));
      process.stdout.write(`${file}: ${messages[outcome]}\n`);
    } catch (error) {
      failures += 1;
      process.stderr.write(`${file}: ${error instanceof Error ? error.message : "unlesbar"}\n`);
    }
  }
  await running.shutdown.stop("done", failures === 0 ? 0 : 1);
});
