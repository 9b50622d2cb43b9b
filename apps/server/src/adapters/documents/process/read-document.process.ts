import { readFormat } from "../read-format.ts";
import { send, serveJob } from "./serve-job.ts";

/** Reads the text of one document. */
await serveJob(async ({ format, without }, bytes) => {
  const onPage = (page: number, of: number) => send({ kind: "page", page, of });
  return { kind: "read", text: await readFormat(format, bytes, { without, onPage }) };
});
