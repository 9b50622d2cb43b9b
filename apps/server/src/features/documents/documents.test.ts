import { AppError } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { writeZip } from "../../adapters/archive/zip-writer.ts";
import { inTransaction } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { createKeyRing } from "../../platform/settings/key-ring.ts";
import { testNow, testSecret } from "../../testing/database/test-context.ts";
import {
  deadlineText,
  notStopped,
  otherTenderId,
  slug,
  tenderId,
  useDocumentsWorld,
} from "../../testing/documents/documents-world.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeTender } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { deleteDocument } from "./delete-document.ts";
import { getExtract } from "./extract/get-extract.ts";
import { getDocumentContent } from "./get-document-content.ts";
import { getDocumentText } from "./get-document-text.ts";
import { listDocuments } from "./list-documents.ts";
import { moveDocuments } from "./move-documents.operator.store.ts";
import { deleteDiscardedObjects } from "./objects/delete-discarded-objects.ts";
import { renewObjectKeys } from "./objects/renew-object-keys.ts";
import { uploadDocument } from "./upload-document.ts";

const tests = useDocumentsWorld();

const items = async () => {
  const extract = await getExtract(tests.world.as(), { slug });
  return extract.items.map(({ type, quote }) => `${type}: ${quote}`);
};

test("a file is kept, read and shown: its text, its bytes, and what it says beside the notice", async () => {
  const document = await tests.world.upload("Bedingungen.txt", deadlineText);
  expect(document).toMatchObject({ state: "waiting", bytes: 36, uploadedBy: "Erika Muster" });
  expect((await getExtract(tests.world.as(), { slug })).isComplete).toBe(false);
  await tests.world.read();
  expect(await tests.world.list()).toMatchObject([{ state: "read", pages: 1, refusedPages: [] }]);
  const { id } = document;
  expect(await getDocumentText(tests.world.as(), { id })).toEqual({
    name: "Bedingungen.txt",
    format: "txt",
    parts: [{ place: { heading: "" }, lines: [deadlineText] }],
  });
  expect(await getDocumentContent(tests.world.as(), { id })).toEqual({
    content: Buffer.from(deadlineText),
    contentType: "application/octet-stream",
    fileName: "Bedingungen.txt",
  });
  expect(await getExtract(tests.world.as(), { slug })).toMatchObject({
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
  await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.read();
  expect(tests.world.objects.size).toBe(2);
  for (const bytes of tests.world.objects.values()) {
    expect(Buffer.from(bytes).includes("Angebotsfrist")).toBe(false);
  }
});

test("a new secret of the server opens all files once their keys are renewed, without the old secret", async () => {
  const { id } = await tests.world.upload("Bedingungen.txt", deadlineText);
  const [old, next] = ["x".repeat(32), "y".repeat(32)];
  const withSecrets = (secrets: [string, ...string[]]) =>
    tests.world.as(tests.world.agency, { ports: { keyRing: createKeyRing(secrets) } });
  await renewObjectKeys(withSecrets([old, testSecret]), notStopped);
  await renewObjectKeys(withSecrets([next, old]), notStopped);
  const { content } = await getDocumentContent(withSecrets([next]), { id });
  expect(content).toEqual(Buffer.from(deadlineText));
});

test("a name is the file's own, without the folders it came from", async () => {
  expect((await tests.world.upload("C:\\Vergabe\\Los 1/Bedingungen.txt", "Text")).name).toBe(
    "Bedingungen.txt",
  );
  await expect(tests.world.upload("Los 1/..", "Text")).rejects.toEqual(new AppError("bad_request"));
});

test("nothing is uploaded before the contract on processing is concluded", async () => {
  const other = await makeAgency(tests.database);
  await expect(tests.world.upload("Bedingungen.txt", "Text", other)).rejects.toEqual(
    new AppError("processing_contract_missing"),
  );
  expect(tests.world.objects.size).toBe(0);
  expect(await listDocuments(tests.world.as(other), { slug })).toEqual({
    documents: [],
    isContractConcluded: false,
  });
});

test("the same file again is the same document, however often it is sent at once", async () => {
  const uploads = Array.from({ length: 5 }, () =>
    tests.world.upload("Bedingungen.txt", deadlineText),
  );
  const ids = new Set((await Promise.all(uploads)).map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect((await tests.world.upload("Bedingungen.txt", deadlineText)).id).toBe([...ids][0]);
  await deleteDiscardedObjects(
    tests.world.as(tests.world.agency, { now: new Date(testNow.getTime() + 48 * 3_600_000) }),
    notStopped,
  );
  expect(tests.world.objects.size).toBe(1);
});

test("a new version takes the place of the old one, and nothing of the old one stays", async () => {
  const { id } = await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.read();
  const next = await tests.world.upload("Bedingungen.txt", "Angebotsfrist: 21.12.2026, 10:00 Uhr");
  await tests.world.read();
  expect(await tests.world.list()).toMatchObject([{ id: next.id }]);
  expect(await items()).toEqual(["deadline: Angebotsfrist: 21.12.2026, 10:00 Uhr"]);
  await expect(getDocumentText(tests.world.as(), { id })).rejects.toEqual(
    new AppError("not_found"),
  );
  await deleteDiscardedObjects(tests.world.as(), notStopped);
  expect(tests.world.objects.size).toBe(2);
});

test("an archive becomes its members; what is refused has its reason and stops no other", async () => {
  const zip = writeZip([
    { name: "Unterlagen/Bedingungen.txt", data: Buffer.from(deadlineText) },
    { name: "Unterlagen/alt.doc", data: Buffer.from("d0cf11e0a1b11ae1", "hex") },
    { name: "leer.txt", data: Buffer.alloc(0) },
  ]);
  await tests.world.upload("Vergabe.zip", zip);
  await tests.world.read();
  expect(await tests.world.list()).toMatchObject([
    { name: "Vergabe.zip/leer.txt", state: "refused", refusal: "empty" },
    { name: "Vergabe.zip/Unterlagen/alt.doc", state: "refused", refusal: "old-format" },
    { name: "Vergabe.zip/Unterlagen/Bedingungen.txt", state: "read" },
  ]);
  expect(await items()).toEqual([`deadline: ${deadlineText}`]);
});

test("an archive's members keep apart and may be called anything: twice the same, a way out, invisible letters", async () => {
  const zip = writeZip([
    { name: "Bedingungen.txt", data: deadlineText },
    { name: "Bedingungen.txt", data: "Angebotsfrist: 21.12.2026, 10:00 Uhr" },
    { name: "../../hinaus.txt", data: "Text" },
    { name: "null\0zeichen.txt", data: "Text" },
    { name: "rechnung\u202Efdp.txt", data: "Bindefrist: 31.01.2027" },
    { name: `${"lang".repeat(200)}.txt`, data: "Text" },
  ]);
  await tests.world.upload("Vergabe.zip", zip);
  await tests.world.read();
  const documents = await tests.world.list();
  expect(documents.every(({ name }) => /^[^\p{Cc}\p{Cf}]{1,400}$/u.test(name))).toBe(true);
  const named = (end: string) => documents.find(({ name }) => name.endsWith(end));
  expect(named("/Bedingungen.txt")).toMatchObject({ state: "read" });
  expect(named("/rechnungfdp.txt")).toMatchObject({ state: "read" });
  expect(documents.filter(({ refusal }) => refusal === "unsafe-name").length).toBeGreaterThan(0);
  expect(await items()).toEqual([`deadline: ${deadlineText}`, "deadline: Bindefrist: 31.01.2027"]);
});

test("a broken archive and an unreadable file are refused with their reasons", async () => {
  await tests.world.upload(
    "kaputt.zip",
    writeZip([{ name: "a.txt", data: Buffer.from("a") }]).subarray(0, 40),
  );
  await tests.world.upload("bild.gif", Buffer.from("47494638396101000100", "hex"));
  await tests.world.read();
  expect((await tests.world.list()).map(({ name, refusal }) => [name, refusal])).toEqual([
    ["bild.gif", "unknown-format"],
    ["kaputt.zip", "broken"],
  ]);
  expect(await getExtract(tests.world.as(), { slug })).toEqual({
    isComplete: true,
    isLocked: false,
    items: [],
    versions: [],
  });
});

test("what documents say of one another is worked out anew when one goes", async () => {
  await tests.world.upload("a.txt", deadlineText);
  const other = await tests.world.upload("b.txt", "Angebotsfrist: 21.12.2026, 10:00 Uhr");
  await tests.world.read();
  const statesOf = async () =>
    (await getExtract(tests.world.as(), { slug })).items.map(({ quote, state }) => [quote, state]);
  expect(await statesOf()).toEqual([
    [deadlineText, "contradicted"],
    ["Angebotsfrist: 21.12.2026, 10:00 Uhr", "contradicted"],
  ]);
  await deleteDocument(tests.world.as(), { id: other.id });
  expect((await getExtract(tests.world.as(), { slug })).isComplete).toBe(false);
  await tests.world.read();
  expect(await statesOf()).toEqual([[deadlineText, "ok"]]);
  await deleteDiscardedObjects(tests.world.as(), notStopped);
  expect(tests.world.objects.size).toBe(2);
  await expect(deleteDocument(tests.world.as(), { id: other.id })).rejects.toEqual(
    new AppError("not_found"),
  );
});

describe("another agency", () => {
  test("neither sees, reads, deletes nor learns of it", async () => {
    const { id } = await tests.world.upload("Bedingungen.txt", deadlineText);
    await tests.world.read();
    const other = await makeAgency(tests.database);
    const missing = new AppError("not_found");
    expect(await tests.world.list(other)).toEqual([]);
    expect((await getExtract(tests.world.as(other), { slug })).items).toEqual([]);
    await expect(getDocumentText(tests.world.as(other), { id })).rejects.toEqual(missing);
    await expect(getDocumentContent(tests.world.as(other), { id })).rejects.toEqual(missing);
    await expect(deleteDocument(tests.world.as(other), { id })).rejects.toEqual(missing);
    expect(await tests.world.states()).toEqual(["Bedingungen.txt: read"]);
  });
});

test("with the agency its files go, out of the store too", async () => {
  await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.read();
  await asOperator(tests.world.as(), (t) =>
    t.db.deleteFrom("agency").where("id", "=", tests.world.agency.agencyId).execute(),
  );
  await deleteDiscardedObjects(tests.world.as(), notStopped);
  expect(tests.world.objects.size).toBe(0);
});

test("documents go along when their tender becomes part of another; of one name the later stays", async () => {
  await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.upload("Vertrag.txt", "Bindefrist: 31.01.2027");
  await uploadDocument(
    tests.world.as(tests.world.agency, { now: new Date(testNow.getTime() + 60_000) }),
    {
      slug: `t-${otherTenderId}`,
      name: "Bedingungen.txt",
      bytes: Buffer.from("Angebotsfrist: 21.12.2026, 10:00 Uhr"),
    },
  );
  await tests.world.read();
  await tests.world.read(otherTenderId);
  const ctx = tests.world.as();
  await inTransaction(ctx, (t) =>
    moveDocuments(t, [{ old_id: tenderId, tender_id: otherTenderId }]),
  );
  expect(await tests.world.list()).toEqual([]);
  expect(await ctx.sentJobs()).toContainEqual({
    name: "read-documents",
    payload: { agencyId: tests.world.agency.agencyId, tenderId: otherTenderId },
  });
  await tests.world.read(otherTenderId);
  const { items: moved } = await getExtract(tests.world.as(), { slug: `t-${otherTenderId}` });
  expect(moved.map(({ quote }) => quote)).toEqual([
    "Angebotsfrist: 21.12.2026, 10:00 Uhr",
    "Bindefrist: 31.01.2027",
  ]);
});

test("beyond the plan's volume cap nothing is said of what documents say", async () => {
  const basic = await makeAgency(tests.database, { tier: "basis" });
  const id = "01900000-0000-7000-8000-000000000003";
  const values = { estimated: { cents: 90_000_000, currency: "EUR" } };
  await saveTenders(tests.database.db, [{ id, tender: makeTender({ title: "Groß", values }) }]);
  expect(await getExtract(tests.world.as(basic), { slug: `t-${id}` })).toEqual({
    isComplete: true,
    isLocked: true,
    items: [],
    versions: [],
  });
});
