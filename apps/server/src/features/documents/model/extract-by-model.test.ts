import type { DocumentText } from "@tc/documents";
import { describe, expect, test } from "vitest";
import { honestAnswer, teamItem } from "../../../testing/documents/honest-model.ts";
import type { AskModel, ModelReply } from "./ask-model.ts";
import { extractByModel } from "./extract-by-model.ts";

/** Stretches of two long pages, the second of which is the first of the next; one question, for the team, to each */
function bookOf(stretches: number): DocumentText {
  const parts = Array.from({ length: stretches + 1 }, (_, at) => ({
    place: { page: at + 1 },
    lines: [{ text: `${teamItem.quote} ${at} ${"x ".repeat(3_400)}` }],
  }));
  return { file: "Buch.pdf", format: "pdf", parts };
}

function reading(ask: AskModel) {
  const kept = new Map<string, string | null>();
  const cache = {
    find: async (key: string) => kept.get(key),
    save: async (_: string, key: string, answer: string | null) => void kept.set(key, answer),
  };
  return { ask, modelName: "small", cache };
}
const honest: AskModel = async (request) => ({ text: honestAnswer(request) });
const outage: ModelReply = { none: "failed" };

/** Answers with `reply` for the calls of these numbers, counted from 1, else honestly. */
function exceptFor(isAway: (call: number) => boolean, reply: ModelReply = outage): AskModel {
  let calls = 0;
  return async (request) => {
    calls += 1;
    return isAway(calls) ? reply : honest(request);
  };
}

test("each stretch is asked about once, and what is kept is not asked about again", async () => {
  let calls = 0;
  const book = bookOf(9);
  const counting = reading(async (request) => {
    calls += 1;
    return honest(request);
  });
  expect(await extractByModel([book], counting)).toMatchObject({ calls: 9, cached: 0, gaps: [] });
  expect(await extractByModel([book], counting)).toMatchObject({ calls: 0, cached: 9 });
  expect(calls).toBe(9);
});

describe("an error of ours", () => {
  test("lets no other question begin, and is told when all that have begun are over", async () => {
    const begun: (() => void)[] = [];
    let ended = 0;
    const ask: AskModel = async (request) => {
      const number = begun.length;
      await new Promise<void>((resolve) => begun.push(resolve));
      ended += 1;
      if (number === 0) throw new Error("ours");
      return honest(request);
    };
    const extract = extractByModel([bookOf(20)], reading(ask)).catch(() => ended);
    while (begun.length < 6) await Promise.resolve();
    begun[0]?.();
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(begun).toHaveLength(6);
    for (const end of begun) end();
    expect(await extract).toBe(6);
    expect(begun).toHaveLength(6);
  });
});

describe("a model that is away", () => {
  test("for good leaves nothing, so that the rules stand alone", async () => {
    expect(await extractByModel([bookOf(9)], reading(exceptFor(() => true)))).toEqual({
      none: "failed",
      unpaidFiles: new Set(["Buch.pdf"]),
    });
  });

  test("for a while leaves gaps beside what it has read, neighbours as one", async () => {
    const away = exceptFor((call) => call >= 3 && call <= 8);
    const extract = await extractByModel([bookOf(20)], reading(away));
    expect(extract).toMatchObject({
      gaps: [{ file: "Buch.pdf", from: { page: 3 }, to: { page: 9 } }],
    });
    expect("items" in extract && extract.items).toHaveLength(14);
  });

  test("ends the reading at once where the money is spent", async () => {
    let calls = 0;
    const spent: AskModel = async () => {
      calls += 1;
      return { none: "spent" };
    };
    expect(await extractByModel([bookOf(20)], reading(spent))).toMatchObject({
      none: "spent",
    });
    expect(calls).toBeLessThanOrEqual(6);
  });
});

describe("a question that cost money without an answer", () => {
  test("is not asked again as long as that is kept, and is nothing that may be asked for free", async () => {
    const away = exceptFor((call) => call === 2, { none: "failed", mayBeCharged: true });
    const book = reading(away);
    const gap = { file: "Buch.pdf", from: { page: 2 }, to: { page: 3 } };
    const open = { gaps: [gap], unpaidFiles: new Set() };
    expect(await extractByModel([bookOf(4)], book)).toMatchObject({ ...open, calls: 4 });
    expect(await extractByModel([bookOf(4)], book)).toMatchObject({ ...open, calls: 0 });
  });

  test("is one that the model answered by something else, even where it was away for the repetition", async () => {
    let calls = 0;
    const once = reading(async () => {
      calls += 1;
      return calls === 1 ? { text: "I am sorry" } : outage;
    });
    const nothing = { none: "failed", unpaidFiles: new Set() };
    expect(await extractByModel([bookOf(1)], once)).toEqual(nothing);
    expect(await extractByModel([bookOf(1)], once)).toEqual(nothing);
    expect(calls).toBe(2);
  });

  test("is not paid for twice where the money ended before the repetition", async () => {
    let calls = 0;
    const poor = reading(async () => {
      calls += 1;
      return calls === 1 ? { text: "I am sorry" } : { none: "spent" };
    });
    expect(await extractByModel([bookOf(1)], poor)).toMatchObject({ none: "spent" });
    expect(await extractByModel([bookOf(1)], poor)).toMatchObject({ none: "failed" });
    expect(calls).toBe(2);
  });
});
