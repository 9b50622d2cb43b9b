import { describe, expect, test } from "vitest";
import type { Outbound } from "../../../ports/outbound.ts";
import { readSite } from "./read-site.ts";

const address = "https://agentur.example/";
const links = ["leistungen", "referenzen", "kontakt"].map((name) => `<a href="/${name}">x</a>`);

/** A site that reaches the end of its time, or a stop of the worker, before the call of that number. */
function readUntil(end: number, reason: "deadline" | "stop" = "deadline") {
  const deadline = new AbortController();
  const stop = new AbortController();
  const calls: string[] = [];
  const outbound: Outbound = {
    robotName: "TenderChances",
    fetch: async (url, { signal }) => {
      calls.push(url);
      if (calls.length === end) {
        (reason === "stop" ? stop : deadline).abort(new Error(reason));
      }
      signal.throwIfAborted();
      const isRobots = url.endsWith("/robots.txt");
      return {
        kind: "answer",
        url,
        status: isRobots ? 404 : 200,
        contentType: "text/html",
        disposition: "",
        body: new TextEncoder().encode(`<p>Hallo</p>${links.join("")}`),
      };
    },
  };
  const result = readSite(address, {
    outbound,
    signal: stop.signal,
    deadline: deadline.signal,
    pause: async (_, signal) => signal.throwIfAborted(),
  });
  return { result, calls };
}

describe("a site that uses up its time", () => {
  test("before its home page was read fails as too slow", async () => {
    for (const end of [1, 2]) {
      const { result, calls } = readUntil(end);
      expect(await result).toEqual({ kind: "failed", failure: "too_slow" });
      expect(calls).toHaveLength(end);
    }
  });

  test("later counts with the pages read so far, and no further one is asked for", async () => {
    const { result, calls } = readUntil(4);
    const site = await result;
    expect(site.kind === "pages" && site.pages.map(({ url }) => url)).toEqual([
      address,
      `${address}leistungen`,
    ]);
    expect(calls).toHaveLength(4);
  });
});

test("a reading that is stopped throws why, whatever was read", async () => {
  await expect(readUntil(4, "stop").result).rejects.toThrow("stop");
});
