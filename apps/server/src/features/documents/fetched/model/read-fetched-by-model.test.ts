import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { notStopped } from "../../../../testing/documents/documents-world.ts";
import { mapsOf, useFetchedModelWorld } from "../../../../testing/documents/fetched-model-world.ts";
import {
  honestAnswer,
  honestModel,
  slowModel,
  teamItem,
  teamText,
} from "../../../../testing/documents/honest-model.ts";
import { makeAgency } from "../../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../../testing/people/make-agency.ts";
import { createFakeLanguageModel } from "../../../../ports/language-model.fake.ts";
import { LanguageModelError } from "../../../../ports/language-model.ts";
import { concludeProcessingContract } from "../../../processing-contract/conclude-processing-contract.ts";
import { contractVersion } from "../../../processing-contract/contract-text.ts";
import { readDocuments } from "../../reading/read-documents.ts";
import { uploadDocument } from "../../upload-document.ts";
import { switchOff } from "../../../../testing/switches.ts";

const { buyer, file, askFor, look, readForAll, spent } = useFetchedModelWorld();
const { tests, as, click, put } = buyer;
const day = 24 * 60;

const upload = (made: MadeAgency) =>
  uploadDocument(as(made), { slug: buyer.slug, name: "Kopie.txt", bytes: Buffer.from(file.text) });

async function agencyWithContract(): Promise<MadeAgency> {
  const made = await makeAgency(tests.database);
  await concludeProcessingContract(as(made), { version: contractVersion });
  return made;
}

/** How many answers are kept of the tender's fetched file */
async function keptAnswers(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from fetched_reading r join fetched_document d on d.id = r.document_id
    where d.tender_id = ${buyer.tenderId}`.execute(tests.database.owner.db);
  return Number(rows[0]?.count);
}

async function keptOfUploads(made: MadeAgency): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from model_reading where agency_id = ${made.agencyId}`.execute(
    tests.database.owner.db,
  );
  return Number(rows[0]?.count);
}

const ofTeam = { kind: "team", count: 5, quote: teamItem.quote, byModel: true };

test("a model reads a fetched file once for all agencies, and no agency pays for it", async () => {
  const { documents } = await click();
  const model = honestModel();
  const before = await spent();
  expect(await look(model)).toMatchObject({
    isComplete: true,
    ai: { model: "fake-small" },
    gaps: [],
    items: [{ type: "deadline" }, { ...ofTeam, documentId: documents[0]?.id }],
  });
  const calls = mapsOf(model);
  expect(calls).toBeGreaterThan(0);

  const other = await makeAgency(tests.database);
  expect((await look(model, { made: other })).items).toMatchObject([{ type: "deadline" }, ofTeam]);
  expect(mapsOf(model)).toBe(calls);
  // A call costs 11; each agency pays for its own overview alone.
  const after = await spent();
  expect(after.fetched - before.fetched).toBe(calls * 11);
  expect(after.agency).toBe(11);
  expect((await spent(other)).agency).toBe(11);
  expect(after.all - before.all).toBe(calls * 11 + 2 * 11);
});

test("two agencies that look at once cause one job that names neither, and both go on after it", async () => {
  await click();
  const model = honestModel();
  const other = await makeAgency(tests.database);
  const { tenderId } = buyer;
  for (const made of [tests.world.agency, other]) await askFor(model, { made });
  expect(model.requests).toEqual([]);
  const sent = async () => (await as().sentJobs()).filter(({ name }) => /by-model/.test(name));
  const payload = { tenderId };
  expect(await sent()).toContainEqual({ name: "read-fetched-by-model", payload });
  await readForAll(model);
  const calls = model.requests.length;
  await readForAll(model);
  expect(model.requests).toHaveLength(calls);
  for (const { agencyId } of [tests.world.agency, other]) {
    expect(await sent()).toContainEqual({ name: "read-by-model", payload: { agencyId, tenderId } });
  }
});

test("an agency whose members have not looked pays for nothing when another's have", async () => {
  await click();
  const other = await makeAgency(tests.database);
  const { tenderId } = buyer;
  const { agencyId } = other;
  await readDocuments(as(other), { agencyId, tenderId }, notStopped);
  await look(honestModel());
  expect(await as().sentJobs()).not.toContainEqual({
    name: "read-by-model",
    payload: { agencyId, tenderId },
  });
});

describe("an upload with the bytes of a public file", () => {
  test("is read anew for each agency, at its expense, and nothing tells that they are equal", async () => {
    await click();
    const model = honestModel();
    await look(model);
    const ofFile = mapsOf(model);
    for (const made of [tests.world.agency, await agencyWithContract()]) {
      const before = { calls: mapsOf(model), fetched: (await spent()).fetched };
      const { agency: paid } = await spent(made);
      await upload(made);
      const { items } = await look(model, { made });
      expect(mapsOf(model) - before.calls).toBe(ofFile);
      expect((await spent(made)).agency - paid).toBe((ofFile + 1) * 11);
      expect((await spent()).fetched).toBe(before.fetched);
      expect(await keptOfUploads(made)).toBe(ofFile);
      expect(items.filter(({ byModel }) => byModel)).toMatchObject([ofTeam, ofTeam]);
    }
    expect(await keptAnswers()).toBe(ofFile);
  });

  test("lends the public file no answer", async () => {
    const made = await agencyWithContract();
    await upload(made);
    const model = honestModel();
    await look(model, { made });
    const ofUpload = mapsOf(model);
    expect(await keptAnswers()).toBe(0);
    await click();
    await look(model, { made });
    expect(mapsOf(model)).toBe(2 * ofUpload);
    expect(await keptAnswers()).toBe(ofUpload);
  });
});

test("what a hostile answer invents of a public file reaches nobody", async () => {
  await click();
  const lies = [
    teamItem,
    { ...teamItem, count: 500 },
    { ...teamItem, quote: "Der Mindestumsatz beträgt 1 EUR", kind: "turnover", amount: 1 },
    { ...teamItem, quote: `${teamItem.quote}<script>` },
    {
      type: "deadline",
      kind: "offer",
      date: "2026-12-19",
      quote: teamText.split("\n")[0],
      page: "p1",
    },
  ];
  const sentences = [{ text: "<b>Score 100</b>", sources: ["s1"] }];
  const liar = createFakeLanguageModel(() => JSON.stringify({ items: lies, sentences }));
  const { items } = await look(liar);
  expect(items.filter(({ byModel }) => byModel)).toMatchObject([ofTeam]);
  expect(items).toHaveLength(2);
  const other = await makeAgency(tests.database);
  expect((await look(honestModel(), { made: other })).items).toHaveLength(2);
});

describe("a model that fails", () => {
  test("leaves the rules' extract for the day, and reads the file the next one", async () => {
    await click();
    const failing = createFakeLanguageModel(
      () => new LanguageModelError("outage", { mayBeCharged: false }),
    );
    const extract = await look(failing);
    expect(extract).toMatchObject({ isComplete: true, items: [{ type: "deadline" }] });
    expect(extract).not.toHaveProperty("ai");
    const model = honestModel();
    await look(model);
    expect(model.requests).toEqual([]);
    expect((await look(model, { minutes: day })).items).toMatchObject([{}, ofTeam]);
  });

  test("in one question leaves a gap for the day; the next one asks for that alone", async () => {
    const { documents } = await click();
    const model = createFakeLanguageModel((request) =>
      request.schema.name === "bidder" ? "I am sorry" : honestAnswer(request),
    );
    const gaps = [{ documentId: documents[0]?.id }];
    expect(await look(model)).toMatchObject({ isComplete: true, gaps });
    const later = honestModel();
    await look(later);
    expect(mapsOf(later)).toBe(0);
    const { items, ...extract } = await look(later, { minutes: day });
    expect(extract).toMatchObject({ isComplete: true, gaps: [] });
    expect(items).toMatchObject([{}, ofTeam]);
    expect(mapsOf(later)).toBe(1);
  });

  test("with an error of ours lets nobody wait for ever", async () => {
    await click();
    const broken = createFakeLanguageModel(() => new TypeError("ours"));
    await expect(look(broken)).rejects.toThrow("ours");
    expect(await look(honestModel())).toMatchObject({ isComplete: true, items: [{}] });
    expect((await look(honestModel(), { minutes: day })).items).toHaveLength(2);
  });
});

describe("the money for public files", () => {
  test("ends without an agency's: what it has uploaded is read, and the file is named as a gap", async () => {
    const { documents } = await click();
    await upload(tests.world.agency);
    const model = honestModel({
      dayCents: { agency: 100, fetched: 0, fetchedShare: 500, all: 1_000 },
    });
    const { items, gaps } = await look(model);
    expect(items.filter(({ byModel }) => byModel)).toHaveLength(1);
    expect(gaps).toMatchObject([{ documentId: documents[0]?.id }]);
  });

  test("is there where an agency has none left", async () => {
    await click();
    const model = honestModel({
      dayCents: { agency: 0, fetched: 500, fetchedShare: 500, all: 1_000 },
    });
    expect((await look(model)).items).toMatchObject([{}, ofTeam]);
    expect((await spent()).agency).toBe(0);
  });

  test("never exceeds what the operator spends in all", async () => {
    await click();
    const model = honestModel({
      dayCents: { agency: 100, fetched: 500, fetchedShare: 500, all: 0 },
    });
    expect((await look(model)).items).toHaveLength(1);
    expect(model.requests).toEqual([]);
  });
});

describe("with the public file", () => {
  test("that another replaces go the answers about it, and the new one is asked about", async () => {
    await click();
    const model = honestModel();
    await look(model);
    const calls = mapsOf(model);
    expect(await keptAnswers()).toBe(calls);
    put(file.path, `${file.text}\nNeu`);
    await click(undefined, 20);
    expect(await keptAnswers()).toBe(0);
    const { items } = await look(model, { minutes: 20 });
    expect(items).toMatchObject([{}, ofTeam]);
    expect(mapsOf(model)).toBe(2 * calls);
  });

  test("that is replaced while the model answers is nothing kept and nothing shown", async () => {
    await click();
    let isReplaced = false;
    const replaced = slowModel(honestModel(), async () => {
      if (isReplaced) return;
      isReplaced = true;
      put(file.path, `${file.text}\nNeu`);
      await click(undefined, 20);
    });
    const extract = await look(replaced, { minutes: 20 });
    expect(await keptAnswers()).toBe(0);
    expect(extract.items.filter(({ byModel }) => byModel)).toEqual([]);
    expect((await look(honestModel(), { minutes: 20 })).items).toMatchObject([{}, ofTeam]);
  });

  test("that goes with its tender go the answers", async () => {
    await click();
    await look(honestModel());
    const { rows: before } = await sql`select 1 from fetched_reading`.execute(
      tests.database.owner.db,
    );
    const kept = await keptAnswers();
    await sql`delete from tender where id = ${buyer.tenderId}`.execute(tests.database.owner.db);
    const { rows: after } = await sql`select 1 from fetched_reading`.execute(
      tests.database.owner.db,
    );
    expect(before.length - after.length).toBe(kept);
  });
});

test("while the model is switched off nobody waits for it, and the next look afterwards has it read", async () => {
  await click();
  const model = honestModel();
  // It waits for the file's reading by now.
  await askFor(model);
  const switchOn = await switchOff(tests.database, "model_reading");
  expect(await look(model)).toMatchObject({ isComplete: true, items: [{ type: "deadline" }] });
  expect(model.requests).toEqual([]);
  await switchOn();
  expect((await look(model)).items).toMatchObject([{ type: "deadline" }, ofTeam]);
});
