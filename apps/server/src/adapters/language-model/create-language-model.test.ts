import { startLanguageModelStandin } from "@tc/standins";
import type { LanguageModelStandin, ModelMishap } from "@tc/standins";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LanguageModelError } from "../../ports/language-model.ts";
import type { ModelRequest } from "../../ports/language-model.ts";
import { createFakeLanguageModel } from "../../ports/language-model.fake.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";
import { createLanguageModel } from "./create-language-model.ts";

let standin: LanguageModelStandin;
// One for each test: a call that was given up may arrive late, and would take the mishap of the next.
beforeEach(async () => {
  standin = await startLanguageModelStandin();
});
afterEach(() => standin.stop());

const request: ModelRequest = {
  task: "map",
  instructions: "Read.",
  prompt: "A page",
  schema: {
    name: "items",
    json: {
      type: "object",
      properties: { items: { type: "array", items: { type: "object", properties: {} } } },
      required: ["items"],
      additionalProperties: false,
    },
  },
  maxOutputTokens: 500,
};

function model({ key = standin.key, timeoutMs = 60_000, maxRetries = 2 } = {}) {
  return createLanguageModel({
    key,
    baseUrl: standin.url,
    models: {
      map: { name: "small", inputCents: 10, outputCents: 30 },
      reduce: { name: "large", inputCents: 50, outputCents: 150 },
    },
    dayCents: { agency: 100, fetched: 500, fetchedShare: 100, all: 1_000 },
    timeoutMs,
    maxRetries,
  });
}

const answerAfter = (...mishaps: ModelMishap[]) => {
  standin.mishaps.push(...mishaps);
  return model().answer(request);
};

test("a call names its model, its schema and its key, at temperature 0 and without tools", async () => {
  expect(await model().answer({ ...request, task: "reduce" })).toMatchObject({
    text: '{"items":[]}',
    outputTokens: 3,
  });
  expect(standin.calls.at(-1)).toMatchObject({
    key: standin.key,
    model: "large",
    temperature: 0,
    tools: undefined,
    isStrict: true,
    schema: request.schema.json,
    messages: [
      { role: "system", content: "Read." },
      { role: "user", content: "A page" },
    ],
  });
});

test("what is no JSON is passed on as it is, with its price", async () => {
  const answer = await answerAfter({ kind: "text", text: '{"items": [{' });
  expect(answer).toMatchObject({ text: '{"items": [{', outputTokens: 3 });
});

test("an overload and an outage are tried again, and then end as data that costs nothing", async () => {
  await answerAfter({ kind: "status", status: 429 }, { kind: "status", status: 500 });
  const outage = Array.from({ length: 3 }, () => ({ kind: "status", status: 500 }) as const);
  await expect(answerAfter(...outage)).rejects.toMatchObject({ mayBeCharged: false });
});

test("a wrong key is not tried again", async () => {
  const before = standin.calls.length;
  await expect(model({ key: "wrong" }).answer(request)).rejects.toThrow(LanguageModelError);
  expect(standin.calls).toHaveLength(before + 1);
});

test("what a cut connection or a late answer cost is not known, and no word of the call is in the error", async () => {
  standin.mishaps.push({ kind: "cut" });
  const once = model({ maxRetries: 0 });
  const error: unknown = await once.answer(request).catch((it: unknown) => it);
  expect(error).toMatchObject({ mayBeCharged: true });
  expect(JSON.stringify(error)).not.toContain("A page");
  standin.mishaps.push({ kind: "held" });
  await expect(model({ timeoutMs: 50 }).answer(request)).rejects.toMatchObject({
    mayBeCharged: true,
  });
});

test("an answer that stops in its middle is waited for no longer than the rest", async () => {
  standin.mishaps.push({ kind: "stalled" });
  const error: unknown = await model({ timeoutMs: 200 })
    .answer(request)
    .catch((it: unknown) => it);
  expect(error).toBeInstanceOf(LanguageModelError);
  expect(error).toMatchObject({ mayBeCharged: true });
});

test("a call ends with the signal of whoever asked, and that is no failure of the model", async () => {
  standin.mishaps.push({ kind: "stalled" });
  const stop = new AbortController();
  const before = standin.calls.length;
  const answer = model().answer({ ...request, signal: stop.signal });
  await expect.poll(() => standin.calls.length).toBe(before + 1);
  const reason = new Error("the process stops");
  stop.abort(reason);
  await expect(answer).rejects.toBe(reason);
});

test("an answer without end is not read to its end", async () => {
  await expect(answerAfter({ kind: "text", text: "x".repeat(3_000_000) })).rejects.toThrow(
    LanguageModelError,
  );
});

describe("a model that fails again and again", () => {
  const nobody = { mayBeCharged: false };

  test("is left alone, too, where it lets everybody wait; a process that stops says nothing of it", async () => {
    const aborted = (reason: Error) => ({ ...request, signal: AbortSignal.abort(reason) });
    const guarded = withCircuitBreaker(createFakeLanguageModel(() => "{}"));
    const askFive = async (reason: Error) => {
      for (let call = 0; call < 5; call++) {
        await expect(guarded.answer(aborted(reason))).rejects.toBe(reason);
      }
    };
    await askFive(new Error("the process stops"));
    await guarded.answer(request);
    await askFive(new DOMException("too late", "TimeoutError"));
    await expect(guarded.answer(request)).rejects.toMatchObject(nobody);
  });

  test("is left alone for a minute, then tried once", async () => {
    let time = 0;
    let text: string | Error = new LanguageModelError("outage", { mayBeCharged: false });
    const fake = createFakeLanguageModel(() => text);
    const guarded = withCircuitBreaker(fake, () => new Date(time));
    for (let call = 0; call < 8; call++) await guarded.answer(request).catch(() => undefined);
    expect(fake.requests).toHaveLength(5);
    time += 60_000;
    await Promise.allSettled([guarded.answer(request), guarded.answer(request)]);
    expect(fake.requests).toHaveLength(6);
    time += 60_000;
    text = "{}";
    await guarded.answer(request);
    await guarded.answer(request);
    expect(fake.requests).toHaveLength(8);
  });
});
