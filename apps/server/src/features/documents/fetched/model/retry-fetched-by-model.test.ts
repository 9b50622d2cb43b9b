import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { mapsOf, useFetchedModelWorld } from "../../../../testing/documents/fetched-model-world.ts";
import { honestAnswer, honestModel, teamItem } from "../../../../testing/documents/honest-model.ts";
import { makeAgency } from "../../../../testing/people/make-agency.ts";
import { createFakeLanguageModel } from "../../../../ports/language-model.fake.ts";
import type { FakeLanguageModel } from "../../../../ports/language-model.fake.ts";
import { LanguageModelError } from "../../../../ports/language-model.ts";
import { getExtract } from "../../extract/get-extract.ts";
import { retryFetchedByModel } from "./retry-fetched-by-model.ts";

const { buyer, askFor, look, readForAll, spent } = useFetchedModelWorld();
const { tests, as, click } = buyer;

const away = (mayBeCharged = false) => new LanguageModelError("outage", { mayBeCharged });
/** Answers honestly, but for one question */
const exceptFor = (name: string, answer: () => string | Error) =>
  createFakeLanguageModel((request) =>
    request.schema.name === name ? answer() : honestAnswer(request),
  );

/** The clock strikes, and the worker does what is due; true where something was. */
async function strike(languageModel: FakeLanguageModel, minutes: number): Promise<boolean> {
  const { tenderId } = buyer;
  const ctx = as(undefined, minutes, { languageModel });
  const job = { name: "read-fetched-by-model", payload: { tenderId } };
  const sent = async () =>
    (await ctx.sentJobs()).filter((sentJob) => isDeepStrictEqual({ ...sentJob }, job)).length;
  const before = await sent();
  await retryFetchedByModel(ctx);
  if ((await sent()) === before) return false;
  await readForAll(languageModel, minutes);
  return true;
}

const extractAt = (languageModel: FakeLanguageModel, minutes: number) =>
  getExtract(as(undefined, minutes, { languageModel }), { slug: buyer.slug });

test("a model that was away is tried again by itself, four times a day at most, and nothing is spent on it", async () => {
  await click();
  const failing = createFakeLanguageModel(() => away());
  const before = await spent();
  await look(failing);
  const due = [];
  for (const minutes of [5, 10, 15, 49, 50, 55, 169, 170, 175, 500]) {
    if (await strike(failing, minutes)) due.push(minutes);
  }
  expect(due).toEqual([10, 50, 170]);
  expect((await spent()).all).toBe(before.all);
  const model = honestModel();
  await look(model, { minutes: 501 });
  expect(model.requests).toEqual([]);
  expect((await look(model, { minutes: 24 * 60 })).items).toHaveLength(2);
});

test("what a later try reads is shown at the next look, and only what was open is asked and paid for", async () => {
  await click();
  const first = exceptFor("bidder", () => away());
  const { fetched: before } = await spent();
  const { gaps } = await look(first);
  expect(gaps).toHaveLength(1);
  const model = honestModel();
  expect(await strike(model, 10)).toBe(true);
  expect(model.requests.map(({ schema }) => schema.name)).toEqual(["bidder"]);
  // The failed call was free, each answered one cost 11.
  expect((await spent()).fetched - before).toBe((mapsOf(first) - 1 + 1) * 11);

  expect((await extractAt(model, 12)).isComplete).toBe(false);
  await askFor(model, { minutes: 12 });
  expect(await extractAt(model, 12)).toMatchObject({
    isComplete: true,
    gaps: [],
    items: [{ type: "deadline" }, { byModel: true, quote: teamItem.quote }],
  });
  expect(mapsOf(model)).toBe(1);
  expect(await strike(model, 60)).toBe(false);
});

test("an agency pays for nothing of a later try before a member looks again", async () => {
  await click();
  await look(createFakeLanguageModel(() => away()));
  const sent = async () =>
    (await as().sentJobs()).filter(({ name }) => name === "read-by-model").length;
  const before = { jobs: await sent(), agency: (await spent()).agency };
  expect(await strike(honestModel(), 10)).toBe(true);
  expect({ jobs: await sent(), agency: (await spent()).agency }).toEqual(before);
});

test("an agency that looks before the next try waits for nothing; one that looks after its time has it made", async () => {
  await click();
  await look(createFakeLanguageModel(() => away()));
  const model = honestModel();
  const [early, late] = [await makeAgency(tests.database), await makeAgency(tests.database)];
  expect(await look(model, { made: early, minutes: 5 })).toMatchObject({
    isComplete: true,
    items: [{ type: "deadline" }],
  });
  expect(model.requests).toEqual([]);
  expect((await look(model, { made: late, minutes: 11 })).items).toHaveLength(2);
});

describe("a question that cost money without an answer", () => {
  test.each([
    ["as the model wrote something else", () => "I am sorry"],
    ["as the connection was cut", () => away(true)],
  ])("%s is not paid for again that day", async (_, answer) => {
    await click();
    let procedure: string | Error = away();
    const model = createFakeLanguageModel((request) => {
      if (request.schema.name === "bidder") return answer();
      return request.schema.name === "procedure" ? procedure : honestAnswer(request);
    });
    await look(model);
    const before = model.requests.length;
    procedure = '{"items":[]}';
    expect(await strike(model, 10)).toBe(true);
    expect(model.requests.slice(before).map(({ schema }) => schema.name)).toEqual(["procedure"]);
    // Nothing that costs nothing is open, so the day is over for this document.
    for (const minutes of [50, 170]) expect(await strike(model, minutes)).toBe(false);

    const next = honestModel();
    expect((await look(next, { minutes: 24 * 60 })).items).toHaveLength(2);
    expect(next.requests.filter(({ task }) => task === "map")).toMatchObject([
      { schema: { name: "bidder" } },
    ]);
  });
});

test("where the day's money is spent nothing is tried again that day", async () => {
  await click();
  const poor = honestModel({
    dayCents: { agency: 100, fetched: 0, fetchedShare: 500, all: 1_000 },
  });
  await look(poor);
  for (const minutes of [10, 50, 170]) expect(await strike(honestModel(), minutes)).toBe(false);
});
