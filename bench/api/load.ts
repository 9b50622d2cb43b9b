// Asks addresses over and over with many connections and tells how long each answer took. Its own process, so that asking
// takes no time from the one that answers. Started by load-process.ts.
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import type { Load, Loaded } from "./load-process.ts";

process.once("message", ({ urls, first, connections, seconds, headers = {} }: Load) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let next = first;
  const worker = async () => {
    while (performance.now() < until) {
      const url = urls[next++ % urls.length] ?? "";
      const askedAt = performance.now();
      await get(url, agent, headers);
      taken.push(performance.now() - askedAt);
    }
  };
  Promise.all(Array.from({ length: connections }, worker)).then(
    () => {
      const loaded: Loaded = { taken, seconds: (performance.now() - startedAt) / 1000 };
      process.send?.(loaded, () => process.exit());
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

function get(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${answer.statusCode} ${url}`));
      });
    })
      .on("error", reject)
      .end();
  });
}
