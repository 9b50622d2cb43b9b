import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDocumentsWorld, slug, tenderId } from "../../testing/documents/documents-world.ts";
import { makeDocument } from "../../testing/documents/make-document.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeExtract } from "../documents/extract/make-extract.ts";
import { getSummary } from "./get-summary.ts";
import { reportStatement, withdrawReport } from "./report-statement.ts";

const tests = useDocumentsWorld();

test("what an agency's document says is in its summary and in nobody else's", async () => {
  const { world, database } = tests;
  const subject = { agencyId: world.agency.agencyId, tenderId };
  await makeDocument(world.as(), { ...subject, text: "Bindefrist: 31.01.2027" });
  await makeExtract(world.as(), subject);
  const texts = async (made = world.agency) =>
    (await getSummary(world.as(made), { slug })).sections.flatMap(({ statements }) =>
      statements.map(({ text }) => text),
    );
  expect((await texts()).some((text) => text.startsWith("Bindefrist"))).toBe(true);
  const other = await makeAgency(database);
  expect((await texts(other)).some((text) => text.startsWith("Bindefrist"))).toBe(false);
});

test("a statement is reported with its words, once, and the report can be taken back", async () => {
  const { world, database } = tests;
  const [statement] = (await getSummary(world.as(), { slug })).sections.flatMap(
    ({ statements }) => statements,
  );
  const key = statement?.key ?? "";
  await reportStatement(world.as(), { slug, key });
  await reportStatement(world.as(), { slug, key, comment: "Der Tag ist falsch." });
  expect((await getSummary(world.as(), { slug })).reported).toEqual([key]);
  const { rows } = await sql<{ statement: string; comment: string }>`
    select statement, comment from statement_report
    where agency_id = ${world.agency.agencyId}`.execute(database.owner.db);
  expect(rows).toEqual([{ statement: statement?.text, comment: "Der Tag ist falsch." }]);
  await withdrawReport(world.as(), { slug, key });
  expect((await getSummary(world.as(), { slug })).reported).toEqual([]);
});

test("a statement that is not there cannot be reported", async () => {
  const report = reportStatement(tests.world.as(), { slug, key: "0".repeat(16) });
  await expect(report).rejects.toThrow("not_found");
});

test("without a plan nothing is told", async () => {
  const without = await makeAgency(tests.database, { tier: null });
  const summary = await getSummary(tests.world.as(without), { slug });
  expect(summary).toMatchObject({ isLocked: true, sections: [], missing: [] });
});
