import { AppError } from "@tc/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ProcessReader } from "../../adapters/documents/process/process-reader.ts";
import { writeZip } from "../../adapters/archive/zip-writer.ts";
import { inTransaction } from "../../platform/context.ts";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { createKeyRing } from "../../platform/settings/key-ring.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import type { FakeObjectStore } from "../../ports/object-store.fake.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext, testNow, testSecret } from "../../testing/database/test-context.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeTender } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { concludeProcessingContract } from "../processing-contract/conclude-processing-contract.ts";
import { contractVersion } from "../processing-contract/contract-text.ts";
import { deleteDocument } from "./delete-document.ts";
import { getExtract } from "./extract/get-extract.ts";
import { getDocumentContent } from "./get-document-content.ts";
import { getDocumentText } from "./get-document-text.ts";
import { listDocuments } from "./list-documents.ts";
import { moveDocuments } from "./move-documents.operator.store.ts";
import { deleteDiscardedObjects } from "./objects/delete-discarded-objects.ts";
import { renewObjectKeys } from "./objects/renew-object-keys.ts";
import { readDocuments } from "./reading/read-documents.ts";
import { askDocuments } from "./question/ask-documents.ts";
import { PassageIndexes } from "./question/passage-indexes.ts";
import { uploadDocument } from "./upload-document.ts";

const tenderId = "01900000-0000-7000-8000-000000000001";
const otherTenderId = "01900000-0000-7000-8000-000000000002";
const slug = `t-${tenderId}`;
const notStopped = new AbortController().signal;
const reader = new ProcessReader();

let database: TestDatabase;
let objects: FakeObjectStore;
let agency: MadeAgency;
beforeAll(async () => {
  database = await createTestDatabase();
  const offer = { kind: "offer", at: "2026-12-18T13:00:00Z", hasTime: true } as const;
  await saveTenders(database.db, [
    { id: tenderId, tender: makeTender({ title: "Kampagne", lots: [{ deadlines: [offer] }] }) },
    { id: otherTenderId, tender: makeTender({ title: "Kampagne, berichtigt" }) },
  ]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  objects = createFakeObjectStore();
  agency = await makeAgency(database);
  await concludeProcessingContract(as(), { version: contractVersion });
});

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency, now = testNow) =>
  testContext(database, { actor, now, ports: { objects, documents: reader } });
const upload = (name: string, content: string | Buffer, made = agency) =>
  uploadDocument(as(made), { slug, name, bytes: Buffer.from(content) });
const read = (id = tenderId) =>
  readDocuments(as(), { agencyId: agency.agencyId, tenderId: id }, notStopped);
const list = async (made = agency) => (await listDocuments(as(made), { slug })).documents;
const states = async () => (await list()).map(({ name, state }) => `${name}: ${state}`);
const items = async () => {
  const extract = await getExtract(as(), { slug });
  return extract.items.map(({ type, quote }) => `${type}: ${quote}`);
};
const deadlineText = "Angebotsfrist: 18.12.2026, 14:00 Uhr";

test("a file is kept, read and shown: its text, its bytes, and what it says beside the notice", async () => {
  const document = await upload("Bedingungen.txt", deadlineText);
  expect(document).toMatchObject({ state: "waiting", bytes: 36, uploadedBy: "Erika Muster" });
  expect((await getExtract(as(), { slug })).isComplete).toBe(false);
  await read();
  expect(await list()).toMatchObject([{ state: "read", pages: 1, refusedPages: [] }]);
  const { id } = document;
  expect(await getDocumentText(as(), { id })).toEqual({
    name: "Bedingungen.txt",
    parts: [{ place: { heading: "" }, lines: [deadlineText] }],
  });
  const { content, fileName } = await getDocumentContent(as(), { id });
  expect([content.toString(), fileName]).toEqual([deadlineText, "Bedingungen.txt"]);
  expect(await getExtract(as(), { slug })).toMatchObject({
    isComplete: true,
    isLocked: false,
    items: [
      {
        type: "deadline",
        kind: "offer",
        date: "2026-12-18",
        time: "14:00",
        quote: deadlineText,
        documentId: id,
        notice: { date: "2026-12-18", time: "14:00", agrees: true },
      },
    ],
  });
});

test("the store holds nothing that can be read without the row", async () => {
  await upload("Bedingungen.txt", deadlineText);
  await read();
  expect(objects.objects.size).toBe(2);
  for (const bytes of objects.objects.values()) {
    expect(Buffer.from(bytes).includes("Angebotsfrist")).toBe(false);
  }
});

test("a new secret of the server opens all files once their keys are renewed, without the old secret", async () => {
  const { id } = await upload("Bedingungen.txt", deadlineText);
  const [old, next] = ["x".repeat(32), "y".repeat(32)];
  const withSecrets = (secrets: [string, ...string[]]) =>
    testContext(database, {
      actor: agency.actor,
      ports: { objects, documents: reader, keyRing: createKeyRing(secrets) },
    });
  await renewObjectKeys(withSecrets([old, testSecret]), notStopped);
  await renewObjectKeys(withSecrets([next, old]), notStopped);
  const { content } = await getDocumentContent(withSecrets([next]), { id });
  expect(content.toString()).toBe(deadlineText);
});

test("a name is the file's own, without the folders it came from", async () => {
  expect((await upload("C:\\Vergabe\\Los 1/Bedingungen.txt", "Text")).name).toBe("Bedingungen.txt");
  await expect(upload("Los 1/..", "Text")).rejects.toEqual(new AppError("bad_request"));
});

test("nothing is uploaded before the contract on processing is concluded", async () => {
  const other = await makeAgency(database);
  await expect(upload("Bedingungen.txt", "Text", other)).rejects.toEqual(
    new AppError("processing_contract_missing"),
  );
  expect(objects.objects.size).toBe(0);
  expect(await listDocuments(as(other), { slug })).toEqual({
    documents: [],
    isContractConcluded: false,
  });
});

test("the same file again is the same document, however often it is sent at once", async () => {
  const uploads = Array.from({ length: 5 }, () => upload("Bedingungen.txt", deadlineText));
  const ids = new Set((await Promise.all(uploads)).map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect((await upload("Bedingungen.txt", deadlineText)).id).toBe([...ids][0]);
  await deleteDiscardedObjects(
    as(agency, new Date(testNow.getTime() + 48 * 3_600_000)),
    notStopped,
  );
  expect(objects.objects.size).toBe(1);
});

test("a new version takes the place of the old one, and nothing of the old one stays", async () => {
  const { id } = await upload("Bedingungen.txt", deadlineText);
  await read();
  const next = await upload("Bedingungen.txt", "Angebotsfrist: 21.12.2026, 10:00 Uhr");
  await read();
  expect(await list()).toMatchObject([{ id: next.id }]);
  expect(await items()).toEqual(["deadline: Angebotsfrist: 21.12.2026, 10:00 Uhr"]);
  await expect(getDocumentText(as(), { id })).rejects.toEqual(new AppError("not_found"));
  await deleteDiscardedObjects(as(), notStopped);
  expect(objects.objects.size).toBe(2);
});

test("an archive becomes its members; what is refused has its reason and stops no other", async () => {
  const zip = writeZip([
    { name: "Unterlagen/Bedingungen.txt", data: Buffer.from(deadlineText) },
    { name: "Unterlagen/alt.doc", data: Buffer.from("d0cf11e0a1b11ae1", "hex") },
    { name: "leer.txt", data: Buffer.alloc(0) },
  ]);
  await upload("Vergabe.zip", zip);
  await read();
  expect(await list()).toMatchObject([
    { name: "Vergabe.zip/leer.txt", state: "refused", refusal: "empty" },
    { name: "Vergabe.zip/Unterlagen/alt.doc", state: "refused", refusal: "old-format" },
    { name: "Vergabe.zip/Unterlagen/Bedingungen.txt", state: "read" },
  ]);
  expect(await items()).toEqual([`deadline: ${deadlineText}`]);
});

test("a broken archive and an unreadable file are refused with their reasons", async () => {
  await upload("kaputt.zip", writeZip([{ name: "a.txt", data: Buffer.from("a") }]).subarray(0, 40));
  await upload("bild.gif", Buffer.from("47494638396101000100", "hex"));
  await read();
  expect((await list()).map(({ name, refusal }) => [name, refusal])).toEqual([
    ["bild.gif", "unknown-format"],
    ["kaputt.zip", "broken"],
  ]);
  expect(await getExtract(as(), { slug })).toEqual({
    isComplete: true,
    isLocked: false,
    items: [],
  });
});

test("what documents say of one another is worked out anew when one goes", async () => {
  await upload("a.txt", deadlineText);
  const other = await upload("b.txt", "Angebotsfrist: 21.12.2026, 10:00 Uhr");
  await read();
  const statesOf = async () =>
    (await getExtract(as(), { slug })).items.map(({ quote, state }) => [quote, state]);
  expect(await statesOf()).toEqual([
    [deadlineText, "contradicted"],
    ["Angebotsfrist: 21.12.2026, 10:00 Uhr", "contradicted"],
  ]);
  await deleteDocument(as(), { id: other.id });
  expect((await getExtract(as(), { slug })).isComplete).toBe(false);
  await read();
  expect(await statesOf()).toEqual([[deadlineText, "ok"]]);
  await deleteDiscardedObjects(as(), notStopped);
  expect(objects.objects.size).toBe(2);
  await expect(deleteDocument(as(), { id: other.id })).rejects.toEqual(new AppError("not_found"));
});

describe("a question", () => {
  const indexes = new PassageIndexes();
  const ask = (question: string, made = agency) =>
    askDocuments(as(made), indexes, { slug, question });

  test("is answered by the passages that hold it, of the documents as they are now", async () => {
    const { id } = await upload(
      "Bedingungen.txt",
      `${deadlineText}\n\nDie Bindefrist endet am 31.01.2027.`,
    );
    await read();
    expect(await ask("Wann endet die Bindefrist?")).toMatchObject({
      isAnswered: true,
      documentCount: 1,
      passages: [{ documentId: id, place: { heading: "" } }],
    });
    await deleteDocument(as(), { id });
    expect(await ask("Wann endet die Bindefrist?")).toEqual({
      isAnswered: false,
      documentCount: 0,
      isLocked: false,
      passages: [],
    });
  });

  test("that the documents do not answer is said to be so, with the nearest passage", async () => {
    await upload("Bedingungen.txt", deadlineText);
    await read();
    const answer = await ask("Wer zahlt die Reisekosten zum Termin der Präsentation in Aachen?");
    expect(answer.isAnswered).toBe(false);
    expect(answer.passages.length).toBeLessThanOrEqual(1);
  });

  test("never reaches another agency's documents", async () => {
    await upload("Bedingungen.txt", deadlineText);
    await read();
    const other = await makeAgency(database);
    expect((await ask("Angebotsfrist", other)).passages).toEqual([]);
  });
});

describe("another agency", () => {
  test("neither sees, reads, deletes nor learns of it", async () => {
    const { id } = await upload("Bedingungen.txt", deadlineText);
    await read();
    const other = await makeAgency(database);
    const missing = new AppError("not_found");
    expect(await list(other)).toEqual([]);
    expect((await getExtract(as(other), { slug })).items).toEqual([]);
    await expect(getDocumentText(as(other), { id })).rejects.toEqual(missing);
    await expect(getDocumentContent(as(other), { id })).rejects.toEqual(missing);
    await expect(deleteDocument(as(other), { id })).rejects.toEqual(missing);
    expect(await states()).toEqual(["Bedingungen.txt: read"]);
  });
});

describe("there is room for", () => {
  const fill = (change: { content_bytes: number; tender_id?: string }, count = 1) =>
    asOperator(as(), (t) =>
      t.db
        .insertInto("document")
        .values(
          Array.from({ length: count }, () => ({
            id: crypto.randomUUID(),
            agency_id: agency.agencyId,
            tender_id: tenderId,
            name: crypto.randomUUID(),
            uploaded_at: testNow,
            uploaded_by_name: "Erika Muster",
            state: "refused" as const,
            ...change,
          })),
        )
        .execute(),
    );

  test("200 MB of a tender", async () => {
    await fill({ content_bytes: 199_999_990 });
    await expect(upload("b.txt", "elf Zeichen")).rejects.toEqual(
      new AppError("documents_full", { maxBytes: 200_000_000 }),
    );
    expect((await upload("b.txt", "zehn Zeich")).state).toBe("waiting");
  });

  test("500 files of a tender", async () => {
    await fill({ content_bytes: 1 }, 499);
    await upload("499.txt", "Text");
    await expect(upload("500.txt", "Text")).rejects.toEqual(
      new AppError("documents_full", { maxFiles: 500 }),
    );
    expect((await upload("499.txt", "Neuer Text")).state).toBe("waiting");
  });

  test("5 GB of an agency", async () => {
    await fill({ content_bytes: 2_000_000_000, tender_id: otherTenderId }, 2);
    await fill({ content_bytes: 999_999_999, tender_id: otherTenderId });
    await expect(upload("b.txt", "zwei")).rejects.toMatchObject({ code: "documents_full" });
    expect((await upload("b.txt", "1")).state).toBe("waiting");
  });
});

describe("a process that ends in the middle", () => {
  const begin = (tries: number) =>
    asOperator(as(), (t) =>
      t.db
        .updateTable("document")
        .set({ state: "reading", tries })
        .where("agency_id", "=", agency.agencyId)
        .execute(),
    );

  test("is followed by another that reads what was begun", async () => {
    await upload("Bedingungen.txt", deadlineText);
    await begin(1);
    await read();
    expect(await states()).toEqual(["Bedingungen.txt: read"]);
  });

  test("three times over the same file: the file is refused and the others are read", async () => {
    await upload("a.txt", deadlineText);
    await begin(3);
    await upload("b.txt", "Bindefrist: 31.01.2027");
    await read();
    expect(await list()).toMatchObject([
      { state: "refused", refusal: "unreadable" },
      { state: "read" },
    ]);
  });

  test("because it was told to, leaves no try behind", async () => {
    await upload("Bedingungen.txt", deadlineText);
    const stop = new AbortController();
    const stopping = {
      unpack: (file: Parameters<typeof reader.unpack>[0]) => reader.unpack(file),
      read: async () => {
        stop.abort();
        throw new Error("stopped");
      },
    };
    const ctx = testContext(database, { ports: { objects, documents: stopping } });
    const payload = { agencyId: agency.agencyId, tenderId };
    await expect(readDocuments(ctx, payload, stop.signal)).rejects.toThrow("stopped");
    const rows = await inAgency(as(), agency.agencyId, (t) =>
      t.db.selectFrom("document").select(["state", "tries"]).execute(),
    );
    expect(rows).toEqual([{ state: "waiting", tries: 0 }]);
  });

  test("while a file is being stored leaves an object that goes after a day", async () => {
    const put = objects.put.bind(objects);
    const failing = {
      ...objects,
      put: async (name: string, bytes: Uint8Array) => {
        await put(name, bytes);
        throw new Error("the process ends");
      },
    };
    const ctx = testContext(database, { actor: agency.actor, ports: { objects: failing } });
    const file = { slug, name: "a.txt", bytes: Buffer.from("Text") };
    await expect(uploadDocument(ctx, file)).rejects.toThrow("the process ends");
    expect(await list()).toEqual([]);
    await deleteDiscardedObjects(as(), notStopped);
    expect(objects.objects.size).toBe(1);
    const dayLater = new Date(testNow.getTime() + 25 * 3_600_000);
    await deleteDiscardedObjects(as(agency, dayLater), notStopped);
    expect(objects.objects.size).toBe(0);
  });
});

test("with the agency its files go, out of the store too", async () => {
  await upload("Bedingungen.txt", deadlineText);
  await read();
  await asOperator(as(), (t) =>
    t.db.deleteFrom("agency").where("id", "=", agency.agencyId).execute(),
  );
  await deleteDiscardedObjects(as(), notStopped);
  expect(objects.objects.size).toBe(0);
});

test("documents go along when their tender becomes part of another; of one name the later stays", async () => {
  await upload("Bedingungen.txt", deadlineText);
  await upload("Vertrag.txt", "Bindefrist: 31.01.2027");
  await uploadDocument(as(agency, new Date(testNow.getTime() + 60_000)), {
    slug: `t-${otherTenderId}`,
    name: "Bedingungen.txt",
    bytes: Buffer.from("Angebotsfrist: 21.12.2026, 10:00 Uhr"),
  });
  await read();
  await read(otherTenderId);
  const ctx = as();
  await inTransaction(ctx, (t) =>
    moveDocuments(t, [{ old_id: tenderId, tender_id: otherTenderId }]),
  );
  expect(await list()).toEqual([]);
  expect(await ctx.sentJobs()).toContainEqual({
    name: "read-documents",
    payload: { agencyId: agency.agencyId, tenderId: otherTenderId },
  });
  await read(otherTenderId);
  const { items: moved } = await getExtract(as(), { slug: `t-${otherTenderId}` });
  expect(moved.map(({ quote }) => quote)).toEqual([
    "Angebotsfrist: 21.12.2026, 10:00 Uhr",
    "Bindefrist: 31.01.2027",
  ]);
});

test("beyond the plan's volume cap nothing is said of what documents say", async () => {
  const basic = await makeAgency(database, { tier: "basis" });
  const id = "01900000-0000-7000-8000-000000000003";
  const values = { estimated: { cents: 90_000_000, currency: "EUR" } };
  await saveTenders(database.db, [{ id, tender: makeTender({ title: "Groß", values }) }]);
  expect(await getExtract(as(basic), { slug: `t-${id}` })).toEqual({
    isComplete: true,
    isLocked: true,
    items: [],
  });
});
