import type { DocumentVersion } from "@tc/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { writeZip } from "../../../adapters/archive/zip-writer.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import {
  deadlineText,
  notStopped,
  slug,
  tenderId,
  useDocumentsWorld,
} from "../../../testing/documents/documents-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { deleteDocument } from "../delete-document.ts";
import { makeExtract } from "../extract/make-extract.ts";
import { getExtract } from "../extract/get-extract.ts";
import { deleteDiscardedObjects } from "../objects/delete-discarded-objects.ts";

const tests = useDocumentsWorld();
const laterText = "Angebotsfrist: 21.12.2026, 10:00 Uhr";

async function versions(made = tests.world.agency): Promise<DocumentVersion[]> {
  return (await getExtract(tests.world.as(made), { slug })).versions;
}
const words = ({ changes = [] }: DocumentVersion) =>
  changes.map(({ earlier, later }) => `${earlier?.quote ?? ""} → ${later?.quote ?? ""}`);

test("a new version says what changed, with the words of both, and still does after the next reading", async () => {
  await tests.world.upload("Bedingungen.txt", `${deadlineText}\nBindefrist: 31.01.2027`);
  await tests.world.read();
  expect(await versions()).toEqual([]);
  const { id } = await tests.world.upload("Bedingungen.txt", laterText);
  expect(await versions()).toEqual([]);
  await tests.world.read();
  const [version] = await versions();
  expect(version).toMatchObject({
    documentId: id,
    earlierUploadedAt: testNow.toISOString(),
    earlierPages: 1,
    unreadPages: 0,
    furtherChanges: 0,
  });
  const expected = [`${deadlineText} → ${laterText}`, "Bindefrist: 31.01.2027 → "];
  expect(version && words(version)).toEqual(expected);
  await tests.world.upload("Anderes.txt", "Bindefrist: 28.02.2027");
  await tests.world.read();
  expect((await versions()).map(words)).toEqual([expected]);
});

test("nothing of the earlier version stays but what it said", async () => {
  await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.read();
  await tests.world.upload("Bedingungen.txt", laterText);
  await tests.world.read();
  await deleteDiscardedObjects(tests.world.as(), notStopped);
  expect(tests.world.objects.size).toBe(2);
  const rows = await asOperator(tests.world.as(), (t) =>
    t.db
      .selectFrom("document_version")
      .select("earlier_items")
      .where("agency_id", "=", tests.world.agency.agencyId)
      .execute(),
  );
  expect(rows).toEqual([{ earlier_items: null }]);
});

test("a version that nobody could read is passed over: the next is compared with the one before", async () => {
  await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.read();
  await tests.world.upload("Bedingungen.txt", Buffer.from("47494638396101000100", "hex"));
  await tests.world.read();
  expect(await versions()).toEqual([]);
  await tests.world.upload("Bedingungen.txt", laterText);
  await tests.world.read();
  expect((await versions()).map(words)).toEqual([[`${deadlineText} → ${laterText}`]]);
});

test("a member of an archive is compared with its namesake, and one that is the same stays", async () => {
  const archive = (text: string) =>
    writeZip([
      { name: "Bedingungen.txt", data: text },
      { name: "Vertrag.txt", data: "Bindefrist: 31.01.2027" },
    ]);
  await tests.world.upload("Vergabe.zip", archive(deadlineText));
  await tests.world.read();
  const kept = (await tests.world.list()).find(({ name }) => name.endsWith("/Vertrag.txt"));
  await tests.world.upload("Vergabe.zip", archive(laterText));
  await tests.world.read();
  expect((await versions()).map(words)).toEqual([[`${deadlineText} → ${laterText}`]]);
  expect(await tests.world.list()).toContainEqual(kept);
});

test("items that other rules have read are not compared: a change of rules is none of the document", async () => {
  await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.read();
  await asOperator(tests.world.as(), (t) =>
    t.db
      .updateTable("document_extract")
      .set({ rules_version: 1 })
      .where("agency_id", "=", tests.world.agency.agencyId)
      .execute(),
  );
  await tests.world.upload("Bedingungen.txt", laterText);
  await tests.world.read();
  const [version] = await versions();
  expect(version).toBeDefined();
  expect(version).not.toHaveProperty("changes");
});

test("a file that is deleted while its versions are being compared: neither step dies of the other", async () => {
  const { agency, as, upload, read } = tests.world;
  await upload("Bedingungen.txt", deadlineText);
  await read();
  const { id } = await upload("Bedingungen.txt", laterText);
  await read();
  await asOperator(as(), async ({ db }) => {
    const stale = { earlier_items: "[]" };
    await db.updateTable("document_version").set(stale).where("document_id", "=", id).execute();
  });
  await upload("Anderes.txt", "Bindefrist: 28.02.2027");
  const { owner, countWaiting } = tests.database;
  const [steps] = await owner.db.transaction().execute(async (t) => {
    await sql`select from document_extract where agency_id = ${agency.agencyId} for update`.execute(
      t,
    );
    const comparing = makeExtract(as(), { agencyId: agency.agencyId, tenderId });
    await expect.poll(countWaiting).toBe(1);
    const deleting = deleteDocument(as(), { id });
    await expect.poll(countWaiting).toBe(2);
    // Both go on once the extract is let go.
    return [Promise.allSettled([comparing, deleting])];
  });
  expect(await steps).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);
  expect((await tests.world.list()).map(({ name }) => name)).toEqual(["Anderes.txt"]);
});

test("another agency learns of no version", async () => {
  await tests.world.upload("Bedingungen.txt", deadlineText);
  await tests.world.read();
  await tests.world.upload("Bedingungen.txt", laterText);
  await tests.world.read();
  expect(await versions(await makeAgency(tests.database))).toEqual([]);
});
