import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { mapsOf, useFetchedModelWorld } from "../../../../testing/documents/fetched-model-world.ts";
import { honestModel, teamItem } from "../../../../testing/documents/honest-model.ts";
import { makeAgency } from "../../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../../testing/people/make-agency.ts";
import { getSummary } from "../../../summaries/get-summary.ts";
import { getExtract } from "../../extract/get-extract.ts";
import { uploadDocument } from "../../upload-document.ts";

const { buyer, file, askFor, look, readForAll, spent } = useFetchedModelWorld();
const { tests, as, click } = buyer;
const ofTeam = { kind: "team", quote: teamItem.quote, byModel: true };

/** The agency has asked for so much already today that no call fits into its share. */
async function useUpShare({ agencyId }: MadeAgency): Promise<void> {
  await sql`insert into model_spend (agency_id, day, micro_euros, fetched_micro_euros)
    values (${agencyId}, '2026-11-21', 0, 5000000)`.execute(tests.database.owner.db);
}

test("what is read for all counts for the share of the agency that asked first", async () => {
  await click();
  const model = honestModel();
  const [first, second] = [await makeAgency(tests.database), tests.world.agency];
  await askFor(model, { made: first });
  await askFor(model, { made: second, minutes: 1 });
  await readForAll(model, 2);
  expect((await spent(first)).share).toBe(mapsOf(model) * 11);
  expect((await spent(second)).share).toBe(0);
});

test("what is fetched anew counts for the agency that waits for it, not for the first of the day", async () => {
  await click();
  const model = honestModel();
  const [early, late] = [tests.world.agency, await makeAgency(tests.database)];
  await look(model, { made: early });
  const before = (await spent(early)).share;
  const { db } = tests.database.owner;
  await sql`update fetched_document set model = null`.execute(db);
  await sql`delete from fetched_reading`.execute(db);
  await askFor(model, { made: late, minutes: 5 });
  await readForAll(model, 6);
  expect((await spent(early)).share).toBe(before);
  expect((await spent(late)).share).toBeGreaterThan(0);
});

describe("an agency that has used up its share", () => {
  test("gets the rules' extract and is told why; another agency's is read, and then everybody's", async () => {
    await click();
    const { agency } = tests.world;
    await useUpShare(agency);
    const model = honestModel();
    const alone = await look(model);
    expect(model.requests).toEqual([]);
    expect(alone).toMatchObject({ isComplete: true, isShareSpent: true, items: [{}] });
    expect(alone).not.toHaveProperty("ai");
    const summary = (minutes: number) =>
      getSummary(as(agency, minutes, { languageModel: model }), { slug: buyer.slug });
    expect((await summary(0)).reading).toMatchObject({ isModelDue: false, isShareSpent: true });

    const other = await makeAgency(tests.database);
    const others = await look(model, { made: other, minutes: 5 });
    expect(others.items).toMatchObject([{}, ofTeam]);
    expect(others).not.toHaveProperty("isShareSpent");
    const calls = mapsOf(model);
    expect((await spent(other)).share).toBe(calls * 11);

    expect((await summary(6)).reading).toMatchObject({ isModelDue: true, isShareSpent: false });
    const after = await look(model, { minutes: 6 });
    expect(after.items).toMatchObject([{}, ofTeam]);
    expect(after).not.toHaveProperty("isShareSpent");
    expect(mapsOf(model)).toBe(calls);
  });

  test("sends no further job that day, and one the next", async () => {
    await click();
    await useUpShare(tests.world.agency);
    const model = honestModel();
    await look(model);
    const sent = async () =>
      (await as().sentJobs()).filter(({ name }) => name === "read-fetched-by-model").length;
    const before = await sent();
    await look(model, { minutes: 60 });
    expect(await sent()).toBe(before);
    expect((await look(model, { minutes: 24 * 60 })).items).toMatchObject([{}, ofTeam]);
  });

  test("leaves the rest to the next one that waits", async () => {
    await click();
    const [first, second] = [tests.world.agency, await makeAgency(tests.database)];
    await useUpShare(first);
    const model = honestModel();
    await askFor(model, { made: first });
    await askFor(model, { made: second, minutes: 1 });
    await readForAll(model, 2);
    expect((await spent(second)).share).toBe(mapsOf(model) * 11);
    expect((await look(model, { made: first, minutes: 3 })).items).toMatchObject([{}, ofTeam]);
  });

  test("has its uploads read all the same, at its own expense", async () => {
    const { documents } = await click();
    const { agency } = tests.world;
    await useUpShare(agency);
    await uploadDocument(as(), {
      slug: buyer.slug,
      name: "Kopie.txt",
      bytes: Buffer.from(file.text),
    });
    const model = honestModel();
    await look(model);
    const extract = await getExtract(as(agency, 0, { languageModel: model }), { slug: buyer.slug });
    expect(extract.items.filter(({ byModel }) => byModel)).toHaveLength(1);
    expect(extract).toMatchObject({
      isShareSpent: true,
      gaps: [{ documentId: documents[0]?.id }],
    });
    expect((await spent()).agency).toBe(model.requests.length * 11);
  });
});

test("a deleted agency's share pays for nothing: the next one's does", async () => {
  await click();
  const gone = await makeAgency(tests.database);
  const model = honestModel();
  await askFor(model, { made: gone });
  await askFor(model, { minutes: 1 });
  await sql`delete from agency where id = ${gone.agencyId}`.execute(tests.database.owner.db);
  await readForAll(model, 2);
  expect((await spent()).share).toBe(mapsOf(model) * 11);
  expect(mapsOf(model)).toBeGreaterThan(0);
});
