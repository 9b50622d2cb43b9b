import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { notStopped, useDocumentsWorld } from "../../../testing/documents/documents-world.ts";
import { makeDocument } from "../../../testing/documents/make-document.ts";
import { makeFetchedDocument } from "../../../testing/documents/make-fetched-document.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { readPublicDocuments } from "../fetched/read-public-documents.ts";
import { getExtract } from "../extract/get-extract.ts";
import { makeExtract } from "../extract/make-extract.ts";
import { listDocuments } from "../list-documents.ts";
import { deleteDiscardedObjects } from "../objects/delete-discarded-objects.ts";
import { deleteOldDocuments } from "./delete-old-documents.ts";

const tests = useDocumentsWorld();
let count = 300;
let tenderId: string;
/** It ends on 18 December 2026 at noon. */
async function publish(endsAt = "2026-12-18T11:00:00Z"): Promise<string> {
  tenderId = testId(++count);
  const offer = { kind: "offer", at: endsAt, hasTime: true } as const;
  const tender = makeTender({ updatedOn: "2026-11-01", lots: [{ deadlines: [offer] }] });
  await saveTenders(tests.database.db, [{ id: tenderId, tender }]);
  return tenderId;
}
beforeEach(async () => {
  await sql`delete from document_fetch`.execute(tests.database.owner.db);
  await publish();
});

const at = (now: string) => tests.world.as(tests.world.agency, { now: new Date(now) });
/** Names of the documents that are left when the job ran at that moment. */
async function leftAt(now: string): Promise<readonly string[]> {
  await deleteOldDocuments(at(now), notStopped);
  await deleteDiscardedObjects(at(now), notStopped);
  const { documents } = await listDocuments(at(now), { slug: `t-${tenderId}` });
  return documents.map(({ name }) => name);
}
const upload = (now = "2026-11-21T11:00:00Z") =>
  makeDocument(at(now), { agencyId: tests.world.agency.agencyId, tenderId });
const hold = (kind: string) =>
  sql`
    insert into tender_label (agency_id, tender_id, kind, source, created_at)
    values (${tests.world.agency.agencyId}, ${tenderId}, ${kind}, 'user', now())`.execute(
    tests.database.owner.db,
  );

test("uploads go two years after the tender ended and not an hour earlier, out of store and extract too", async () => {
  await upload();
  await makeExtract(at("2026-11-21T11:00:00Z"), {
    agencyId: tests.world.agency.agencyId,
    tenderId,
  });
  expect(await leftAt("2028-12-18T10:59:00Z")).toHaveLength(1);
  expect(await leftAt("2028-12-18T11:00:00Z")).toEqual([]);
  expect(tests.world.objects.size).toBe(0);
  const { rows } = await sql<{ items: unknown[] }>`
    select items from document_extract where tender_id = ${tenderId}`.execute(
    tests.database.owner.db,
  );
  expect(rows).toEqual([{ items: [] }]);
  expect((await getExtract(at("2028-12-18T11:00:00Z"), { slug: `t-${tenderId}` })).items).toEqual(
    [],
  );
});

test("what an agency has saved, pursues or has won keeps its uploads, until it lets go", async () => {
  for (const kind of ["saved", "pursued", "bid", "won"]) {
    await publish();
    await upload();
    await hold(kind);
    expect(await leftAt("2030-01-01T00:00:00Z")).toHaveLength(1);
    await sql`update tender_label set retracted_at = now() where tender_id = ${tenderId}`.execute(
      tests.database.owner.db,
    );
    expect(await leftAt("2030-01-01T00:00:00Z")).toEqual([]);
  }
  await publish();
  await upload();
  await hold("dismissed");
  expect(await leftAt("2030-01-01T00:00:00Z")).toEqual([]);
});

test("what somebody uploads to an old tender stays two years as well", async () => {
  await upload("2029-06-01T00:00:00Z");
  expect(await leftAt("2031-05-31T00:00:00Z")).toHaveLength(1);
  expect(await leftAt("2031-06-02T00:00:00Z")).toEqual([]);
});

test("fetched documents go a year after the tender ended, with what was read of them", async () => {
  const world = tests.world;
  await makeFetchedDocument(world.as(), { tenderId, text: "Angebotsfrist" });
  await readPublicDocuments(world.as(), notStopped);
  expect(await leftAt("2027-12-18T10:59:00Z")).toEqual(["Vergabeunterlagen.txt"]);
  expect(await leftAt("2027-12-18T11:00:00Z")).toEqual([]);
  expect(world.objects.size).toBe(0);
  const { rows } = await sql`select from public_document_fact`.execute(tests.database.owner.db);
  expect(rows).toEqual([]);
});

test("beyond the limit of all the documents of the tender that ended first go, and never an open one's", async () => {
  const now = "2027-01-15T00:00:00Z";
  const tenders = [
    await publish("2026-12-01T11:00:00Z"),
    await publish("2026-12-20T11:00:00Z"),
    await publish("2027-02-01T11:00:00Z"),
  ];
  const left = async () => {
    await deleteOldDocuments(at(now), notStopped);
    const { rows } = await sql<{ id: string }>`
      select tender_id as id from document_fetch order by tender_id`.execute(
      tests.database.owner.db,
    );
    return rows.map(({ id }) => tenders.indexOf(id));
  };
  const grow = (id: string, gigabytes: number) =>
    sql`
      insert into fetched_document (id, tender_id, name, content_bytes, fetched_at, state)
      select gen_random_uuid(), ${id}, gen_random_uuid()::text, 1000000000, now(), 'read'
      from generate_series(1, ${gigabytes})`.execute(tests.database.owner.db);
  for (const id of tenders) {
    await makeFetchedDocument(tests.world.as(), { tenderId: id, text: "Angebotsfrist" });
    await grow(id, 16);
  }
  expect(await left()).toEqual([0, 1, 2]);
  await grow(tenders[2]!, 10);
  expect(await left()).toEqual([1, 2]);
  await grow(tenders[2]!, 40);
  expect(await left()).toEqual([2]);
});
