import type { Summary } from "@tc/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { createFakeLanguageModel } from "../../../ports/language-model.fake.ts";
import type { LanguageModel } from "../../../ports/language-model.ts";
import {
  notStopped,
  otherTenderId,
  slug,
  tenderId,
  useDocumentsWorld,
} from "../../../testing/documents/documents-world.ts";
import { makeDocument } from "../../../testing/documents/make-document.ts";
import { makeFetchedDocument } from "../../../testing/documents/make-fetched-document.ts";
import { adminActor } from "../../../testing/people/admin-actor.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { listStatementReports } from "../../admin/list-statement-reports.ts";
import { markReportDone } from "../../admin/mark-report-done.ts";
import { deleteDocument } from "../../documents/delete-document.ts";
import { makeExtract } from "../../documents/extract/make-extract.ts";
import { readFetchedByModel } from "../../documents/fetched/model/read-fetched-by-model.ts";
import { readByModel } from "../../documents/model/read-by-model.ts";
import { getSummary } from "../get-summary.ts";
import { moveReports } from "./move-reports.operator.store.ts";
import { reportStatement, withdrawReport } from "./report-statement.ts";
import { sweepReports } from "./sweep-reports.ts";

const tests = useDocumentsWorld();
beforeEach(async () => {
  const { db } = tests.database.owner;
  await sql`delete from statement_report`.execute(db);
  await sql`delete from fetched_document`.execute(db);
  await sql`delete from document_fetch`.execute(db);
});

const subject = () => ({ agencyId: tests.world.agency.agencyId, tenderId });
const statementsOf = ({ sections }: Summary) => sections.flatMap(({ statements }) => statements);
const summary = (languageModel?: LanguageModel) =>
  getSummary(tests.world.as(undefined, languageModel && { ports: { languageModel } }), { slug });
async function keyOf(words: string): Promise<string> {
  const statement = statementsOf(await summary()).find(({ text }) => text.startsWith(words));
  if (!statement) throw new Error(`nothing says ${words}`);
  return statement.key;
}
const report = (key: string, comment?: string) =>
  reportStatement(tests.world.as(), { slug, key, comment });
const asAdmin = async () => {
  const user = await makeUser(tests.database, { name: "Ada Admin", isAdmin: true });
  return testContext(tests.database, { actor: adminActor(user) });
};
const listed = async () => (await listStatementReports(await asAdmin(), {})).reports;

test("a statement is reported once, with the last comment, and the report can be taken back", async () => {
  const key = await keyOf("Angebotsfrist");
  await report(key);
  await report(key, "Der Tag ist falsch.");
  // A colleague presses the flag too, or the first report comes late.
  await report(key);
  expect((await summary()).reported).toEqual([key]);
  expect(await listed()).toMatchObject([{ key, comment: "Der Tag ist falsch." }]);
  await withdrawReport(tests.world.as(), { slug, key });
  expect((await summary()).reported).toEqual([]);
  expect(await listed()).toEqual([]);
});

test("a statement that is not there cannot be reported", async () => {
  await expect(report("0".repeat(16))).rejects.toThrow("not_found");
});

test("the operator reads what the notice says, of which tender and agency, and marks it as done once", async () => {
  await report(await keyOf("Angebotsfrist"));
  const [first] = await listed();
  expect(first).toMatchObject({
    agency: { id: tests.world.agency.agencyId },
    tender: { slug, title: "Kampagne" },
    section: "deadlines",
    words: {
      text: "Angebotsfrist 18.12.2026, 14:00 Uhr",
      quotes: [{ field: expect.stringContaining("deadlines.offer") }],
    },
  });
  expect(first).not.toHaveProperty("doneAt");
  await markReportDone(await asAdmin(), first?.id ?? "");
  await markReportDone(await asAdmin(), first?.id ?? "");
  expect(await listed()).toMatchObject([
    { doneAt: "2026-11-21T11:00:00.000Z", doneBy: "Ada Admin" },
  ]);
  // Somebody adds why.
  await report(first?.key ?? "", "Es war 12 Uhr.");
  expect((await listed())[0]).not.toHaveProperty("doneAt");
  const missing = markReportDone(await asAdmin(), "00000000-0000-4000-8000-000000000009");
  await expect(missing).rejects.toThrow("not_found");
});

test("of an agency's own document the operator sees the comment and the key, and no word is kept", async () => {
  await makeDocument(tests.world.as(), { ...subject(), text: "Bindefrist: 31.01.2027" });
  await makeExtract(tests.world.as(), subject());
  const key = await keyOf("Bindefrist");
  await report(key, "Anderer Tag.");
  const reports = await listed();
  expect(reports).toMatchObject([{ key, section: "deadlines", comment: "Anderer Tag." }]);
  expect(reports[0]).not.toHaveProperty("words");
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(r)::text as row from statement_report r`.execute(tests.database.owner.db);
  expect(rows[0]?.row).not.toMatch(/31\.01\.2027|Bewerbungsbedingungen/);
});

test("words of a document that everybody may fetch are public", async () => {
  await makeFetchedDocument(tests.world.as(), { tenderId, text: "Bindefrist: 31.01.2027" });
  await makeExtract(tests.world.as(), subject());
  await report(await keyOf("Bindefrist"));
  expect(await listed()).toMatchObject([
    { words: { quotes: [{ quote: "Bindefrist: 31.01.2027", document: {} }] } },
  ]);
});

/** Writes the first source's words as its only sentence. */
const model = () =>
  createFakeLanguageModel(({ task, prompt }) => {
    if (task === "map") return '{"items":[]}';
    const [, words = ""] = /<<<S:s1:\w+>>>\n([^\n]*)/.exec(prompt) ?? [];
    return JSON.stringify({ sentences: [{ text: words.replaceAll("ˆ", " "), sources: ["s1"] }] });
  });

test("a model's sentence is reported with the model; its words only where no document is the agency's own", async () => {
  const languageModel = model();
  const as = () => tests.world.as(undefined, { ports: { languageModel } });
  const reportSentence = async () => {
    await makeExtract(as(), subject());
    // A member looks, and the job for all agencies reads at the expense of that agency's share.
    await readByModel(as(), subject(), notStopped);
    await readFetchedByModel(as(), { tenderId }, notStopped);
    await readByModel(as(), subject(), notStopped);
    const [sentence] = (await summary(languageModel)).overview?.sentences ?? [];
    await reportStatement(as(), { slug, key: sentence?.key ?? "" });
    const [first] = await listed();
    return first;
  };
  await makeFetchedDocument(as(), { tenderId, text: "Bindefrist: 31.01.2027" });
  expect(await reportSentence()).toMatchObject({
    section: "overview",
    model: "fake-large",
    words: { text: "Bindefrist: 31.01.2027" },
  });
  const id = await makeDocument(as(), { ...subject(), text: "Die Laufzeit beträgt 24 Monate." });
  expect(await reportSentence()).not.toHaveProperty("words");
  // It is gone, but the sentences were written with it.
  await deleteDocument(as(), { id });
  const [left] = (await summary(languageModel)).overview?.sentences ?? [];
  await reportStatement(as(), { slug, key: left?.key ?? "" });
  expect((await listed())[0]).not.toHaveProperty("words");
});

test("a merger of tenders takes reports along; one that is there stays", async () => {
  const insert = (id: string, key: string, comment: string) =>
    sql`
      insert into statement_report
        (agency_id, tender_id, key, section, statement, quotes, comment, reported_at, reported_by_name)
      values (${tests.world.agency.agencyId}, ${id}, ${key}, 'award', '', '[]', ${comment}, now(), 'Ada')`.execute(
      tests.database.owner.db,
    );
  await insert(tenderId, "a", "moves");
  await insert(tenderId, "b", "goes");
  await insert(otherTenderId, "b", "stays");
  await inTransaction(tests.world.as(), (t) =>
    moveReports(t, [{ old_id: tenderId, tender_id: otherTenderId }]),
  );
  const { rows } = await sql<{ words: string }>`
    select key || ' ' || comment as words from statement_report
    where tender_id = ${otherTenderId} order by words`.execute(tests.database.owner.db);
  expect(rows.map(({ words }) => words)).toEqual(["a moves", "b stays"]);
});

test("a report is deleted a year after the tender's last deadline, and not before it is a year old", async () => {
  const key = await keyOf("Angebotsfrist");
  await report(key);
  const countAt = async (now: string) => {
    await sweepReports(tests.world.as(undefined, { now: new Date(now) }));
    const rows = await asOperator(tests.world.as(), (t) =>
      t.db.selectFrom("statement_report").select("id").execute(),
    );
    return rows.length;
  };
  expect(await countAt("2027-12-18T12:59:00Z")).toBe(1);
  const late = tests.world.as(undefined, { now: new Date("2027-06-01T12:00:00Z") });
  await reportStatement(late, { slug, key });
  expect(await countAt("2027-12-18T13:00:00Z")).toBe(1);
  expect(await countAt("2028-06-01T11:59:00Z")).toBe(1);
  expect(await countAt("2028-06-01T12:00:00Z")).toBe(0);
});

test("of a tender that was cancelled before its deadline reports go a year after that day", async () => {
  const { db } = tests.database.owner;
  await report(await keyOf("Angebotsfrist"));
  const setStage = (stage: string, day: string | null) =>
    sql`update tender set stage = ${stage}, updated_on = ${day} where id = ${tenderId}`.execute(db);
  await setStage("cancelled", "2026-11-30");
  await sweepReports(tests.world.as(undefined, { now: new Date("2027-11-29T22:00:00Z") }));
  expect(await listed()).toHaveLength(1);
  await sweepReports(tests.world.as(undefined, { now: new Date("2027-11-30T08:00:00Z") }));
  expect(await listed()).toEqual([]);
  await setStage("call", null);
});
