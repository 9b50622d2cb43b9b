import { readScans } from "../ocr/read-scans.ts";
import { send, serveJob } from "./serve-job.ts";

/** Reads scanned pages of one document, each told as soon as it is read. */
await serveJob(async ({ scans = [] }, bytes) => {
  const onPage = (page: number, of: number) => send({ kind: "page", page, of });
  for await (const part of readScans(bytes, scans, onPage)) send({ kind: "scan", part });
  return { kind: "read", text: { parts: [], characters: 0, removed: 0 } };
});
