import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { writeZip } from "../../../adapters/archive/zip-writer.ts";
import { inTransaction } from "../../../platform/context.ts";
import { createKeyRing } from "../../../platform/settings/key-ring.ts";
import { testNow, testSecret } from "../../../testing/database/test-context.ts";
import { useBuyerWorld } from "../../../testing/documents/buyer-world.ts";
import { notStopped } from "../../../testing/documents/documents-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { deleteDocument } from "../delete-document.ts";
import { getExtract } from "../extract/get-extract.ts";
import { readDocumentsOf } from "../extract/read-documents-of.ts";
import { getDocumentContent } from "../get-document-content.ts";
import { getDocumentText } from "../get-document-text.ts";
import { listDocuments } from "../list-documents.ts";
import { moveDocuments } from "../move-documents.operator.store.ts";
import { renewObjectKeys } from "../objects/renew-object-keys.ts";
import { deleteDiscardedObjects } from "../objects/delete-discarded-objects.ts";
import { readDocuments } from "../reading/read-documents.ts";
import { uploadDocument } from "../upload-document.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { fetchDocuments } from "./fetch-documents.ts";
import { requestDocuments } from "./request-documents.ts";

const buyer = useBuyerWorld();
const { tests, as, calls, click, publish, put } = buyer;
beforeEach(() => publish("/unterlagen/Bedingungen.txt"));

const offer = "Angebotsfrist: 18.12.2026, 14:00 Uhr";
const itemsOf = async (made: MadeAgency = tests.world.agency) => {
  await readDocuments(as(made), { agencyId: made.agencyId, tenderId: buyer.tenderId }, notStopped);
  return (await getExtract(as(made), { slug: buyer.slug })).items.map(({ quote }) => quote);
};

test("one click fetches and reads the file for every agency; each has it in list, extract and sources", async () => {
  const other = await makeAgency(tests.database);
  const list = await click();
  expect(list.fetch).toMatchObject({ state: "done", checkedAt: testNow.toISOString() });
  expect(list.documents).toMatchObject([
    { name: "Bedingungen.txt", origin: "buyer", state: "read", pages: 1 },
  ]);
  expect(list.documents[0]).not.toHaveProperty("uploadedBy");
  const [document] = (await listDocuments(as(other), { slug: buyer.slug })).documents;
  if (!document) throw new Error("nothing was fetched");
  const { id } = document;
  expect((await getDocumentText(as(other), { id })).parts[0]?.lines).toEqual([offer]);
  expect(await getDocumentContent(as(other), { id })).toMatchObject({
    fileName: "Bedingungen.txt",
  });
  expect((await getExtract(as(other), { slug: buyer.slug })).isComplete).toBe(false);
  expect(await itemsOf(other)).toEqual([offer]);
  const read = await inAgency(as(other), other.agencyId, (t) => readDocumentsOf(t, buyer.tenderId));
  expect(read.documents).toMatchObject([{ id, name: "Bedingungen.txt" }]);
});

test("two agencies that click at once fetch once", async () => {
  const other = await makeAgency(tests.database);
  const before = calls();
  await Promise.all([
    requestDocuments(as(), { slug: buyer.slug }),
    requestDocuments(as(other), { slug: buyer.slug }),
    requestDocuments(as(), { slug: buyer.slug }),
  ]);
  const jobs = await as().sentJobs();
  const payloads = jobs.flatMap(({ name, payload }) =>
    name === "fetch-documents" ? [payload] : [],
  );
  expect(
    payloads.filter((payload) => JSON.stringify(payload).includes(buyer.tenderId)),
  ).toHaveLength(1);
  await fetchDocuments(as(), { tenderId: buyer.tenderId }, notStopped);
  await fetchDocuments(as(), { tenderId: buyer.tenderId }, notStopped);
  await click(other, 5);
  expect(calls() - before).toBe(1);
});

test("a later click says whether something changed, and what", async () => {
  put(
    "/unterlagen/Vergabe.zip",
    archive({ "Bedingungen.txt": offer, "Vertrag.txt": "Bindefrist: 31.01.2027" }),
  );
  await publish("/unterlagen/Vergabe.zip");
  const first = await click();
  expect(first.fetch).not.toHaveProperty("news");
  expect(await itemsOf()).toHaveLength(2);
  const kept = first.documents.find(({ name }) => name.endsWith("Vertrag.txt"));

  const same = await click(undefined, 20);
  expect(same.fetch).toMatchObject({ changedAt: first.fetch?.changedAt });
  expect(same.fetch?.checkedAt).not.toBe(first.fetch?.checkedAt);

  const later = "Angebotsfrist: 21.12.2026, 10:00 Uhr";
  put(
    "/unterlagen/Vergabe.zip",
    archive({
      "Bedingungen.txt": later,
      "Vertrag.txt": "Bindefrist: 31.01.2027",
      "Neu.txt": "Text",
    }),
  );
  const changed = await click(undefined, 40);
  expect(changed.fetch?.news).toEqual({
    added: ["Vergabe.zip/Neu.txt"],
    replaced: ["Vergabe.zip/Bedingungen.txt"],
    removed: [],
  });
  expect(changed.documents).toContainEqual(kept);
  const { versions } = await getExtract(as(), { slug: buyer.slug });
  expect(versions.flatMap(({ changes = [] }) => changes)).toMatchObject([
    { earlier: { quote: offer }, later: { quote: later } },
  ]);
  expect(await itemsOf()).toContain(later);

  put("/unterlagen/Vergabe.zip", archive({ "Bedingungen.txt": later }));
  expect((await click(undefined, 60)).fetch?.news?.removed).toHaveLength(2);
  await deleteDiscardedObjects(as(undefined, 48 * 60), notStopped);
  expect(tests.world.objects.size).toBe(2);
});

describe("what is no file", () => {
  test.each([
    ["/unterlagen/seite", "page"],
    ["/unterlagen/anmeldung", "sign-in"],
    ["/unterlagen/fehlt", "gone"],
    ["/unterlagen/ins-netz", "not_https"],
    ["/unterlagen/leer", "empty"],
    ["/unterlagen/bild", "unreadable"],
  ])("%s ends in a sentence: %s", async (path, failure) => {
    put("/unterlagen/leer", "");
    put("/unterlagen/bild", Buffer.from("47494638396101000100", "hex"));
    await publish(path);
    const { fetch, documents } = await click();
    expect(fetch).toMatchObject({ state: "failed", failure });
    expect(documents).toEqual([]);
  });

  test("is followed nowhere, though the page links to a file", async () => {
    await publish("/unterlagen/seite?verweis");
    const before = calls();
    await click();
    expect(calls() - before).toBe(1);
  });

  test("takes nothing away that was fetched before", async () => {
    put("/unterlagen/wechselt", offer);
    await publish("/unterlagen/wechselt");
    await click();
    put("/unterlagen/wechselt", "<html><body>Wartung</body></html>");
    const { fetch, documents } = await click(undefined, 20);
    expect(fetch).toMatchObject({ state: "failed", failure: "page" });
    expect(documents).toMatchObject([{ state: "read" }]);
    put("/unterlagen/wechselt", offer);
    expect((await click(undefined, 20)).fetch?.state).toBe("failed");
    expect((await click(undefined, 22)).fetch?.state).toBe("done");
  });
});

test("an address that only a lot names is offered", async () => {
  await publish("/unterlagen/los.txt", { ofLot: true });
  const { fetch } = await listDocuments(as(), { slug: buyer.slug });
  expect(fetch).toMatchObject({
    address: expect.stringContaining("/unterlagen/los.txt"),
    state: "idle",
  });
});

test("an address that the notice restricts is not offered", async () => {
  await publish("/unterlagen/Bedingungen.txt", { restricted: true });
  expect(await listDocuments(as(), { slug: buyer.slug })).not.toHaveProperty("fetch");
  await expect(requestDocuments(as(), { slug: buyer.slug })).rejects.toEqual(
    new AppError("bad_request"),
  );
});

test.each([
  [`attachment; filename="Vergabe unterlagen.txt"`, "Vergabe unterlagen.txt"],
  [`attachment; filename=x.txt; filename*=UTF-8''%C3%84nderung.txt`, "Änderung.txt"],
  [`attachment; filename="../../etc/passwd"`, "passwd"],
  [`attachment; filename="rechnung\\"fdp.txt"`, 'rechnung"fdp.txt'],
  ["inline", "datei.txt"],
])("a file that comes with %s is called %s", async (disposition, name) => {
  put("/unterlagen/datei.txt", offer, { disposition });
  await publish("/unterlagen/datei.txt?id=7");
  expect((await click()).documents.map((document) => document.name)).toEqual([name]);
});

test("nobody deletes what belongs to everybody, and an upload of the same name stands beside it", async () => {
  const { documents } = await click();
  const [{ id } = { id: "" }] = documents;
  await expect(deleteDocument(as(), { id })).rejects.toEqual(new AppError("not_found"));
  const bytes = Buffer.from("Bindefrist: 31.01.2027");
  await uploadDocument(as(), { slug: buyer.slug, name: "Bedingungen.txt", bytes });
  expect(await itemsOf()).toEqual(["Bindefrist: 31.01.2027", offer]);
  const other = await makeAgency(tests.database);
  expect((await listDocuments(as(other), { slug: buyer.slug })).documents).toMatchObject([{ id }]);
  expect(await itemsOf(other)).toEqual([offer]);
});

test("one agency asks twenty times an hour, then waits", async () => {
  const agency = await makeAgency(tests.database);
  for (let times = 0; times < 20; times++) {
    await publish("/unterlagen/Bedingungen.txt");
    await requestDocuments(as(agency), { slug: buyer.slug });
  }
  await publish("/unterlagen/Bedingungen.txt");
  await expect(requestDocuments(as(agency), { slug: buyer.slug })).rejects.toMatchObject({
    code: "rate_limited",
  });
});

test("a new secret of the server opens fetched files too, without the old one", async () => {
  const { documents } = await click();
  const [{ id } = { id: "" }] = documents;
  const next = "y".repeat(32);
  const withSecrets = (secrets: [string, ...string[]]) =>
    tests.world.as(tests.world.agency, { ports: { keyRing: createKeyRing(secrets) } });
  await renewObjectKeys(withSecrets([next, testSecret]), notStopped);
  const { content } = await getDocumentContent(withSecrets([next]), { id });
  expect(content).toEqual(Buffer.from(offer));
});

test("with the tender go its fetched files, out of the store too", async () => {
  await click();
  expect(tests.world.objects.size).toBe(2);
  await sql`delete from tender where id = ${buyer.tenderId}`.execute(tests.database.owner.db);
  await deleteDiscardedObjects(as(), notStopped);
  expect(tests.world.objects.size).toBe(0);
});

test("a tender that becomes part of another takes them along; of two the later fetch stays", async () => {
  await click();
  const old = buyer.tenderId;
  put("/unterlagen/anders.txt", "Bindefrist: 31.01.2027");
  await publish("/unterlagen/anders.txt");
  await inTransaction(as(), (t) => moveDocuments(t, [{ old_id: old, tender_id: buyer.tenderId }]));
  expect((await listDocuments(as(), { slug: buyer.slug })).documents).toMatchObject([
    { name: "Bedingungen.txt", origin: "buyer" },
  ]);
  const again = buyer.tenderId;
  await publish("/unterlagen/anders.txt");
  await click(undefined, 30);
  await inTransaction(as(), (t) =>
    moveDocuments(t, [{ old_id: again, tender_id: buyer.tenderId }]),
  );
  expect((await listDocuments(as(), { slug: buyer.slug })).documents).toMatchObject([
    { name: "anders.txt" },
  ]);
});

test("a process that stops while it fetches leaves a try for the next one", async () => {
  await requestDocuments(as(), { slug: buyer.slug });
  const stop = new AbortController();
  const outbound = {
    robotName: "test",
    fetch: async () => {
      stop.abort();
      throw new Error("stopped");
    },
  };
  const ctx = tests.world.as(tests.world.agency, { ports: { outbound } });
  await expect(fetchDocuments(ctx, { tenderId: buyer.tenderId }, stop.signal)).rejects.toThrow(
    "stopped",
  );
  expect((await listDocuments(as(), { slug: buyer.slug })).fetch?.state).toBe("waiting");
  await fetchDocuments(as(), { tenderId: buyer.tenderId }, notStopped);
  expect((await listDocuments(as(), { slug: buyer.slug })).fetch?.state).toBe("done");
});

function archive(files: Readonly<Record<string, string>>): Buffer {
  return writeZip(Object.entries(files).map(([name, data]) => ({ name, data })));
}
