import { parentPort } from "node:worker_threads";

/** A reader for tests: "hang" never ends, "die" takes the thread along, everything else is no notice. */
parentPort.on("message", ({ id, documents, portion }) => {
  for (let from = 0; from < documents.length; from += portion) {
    const json = documents.slice(from, from + portion).map(({ bytes }) => {
      const text = Buffer.from(bytes).toString();
      if (text === "die") process.exit(9);
      while (text === "hang");
      return JSON.stringify({ ok: false, code: "unknown_format", reason: text, final: true });
    });
    parentPort.postMessage({ id, json });
  }
});
