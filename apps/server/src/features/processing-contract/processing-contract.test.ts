import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readPdf } from "../../adapters/documents/pdf/read-pdf.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { concludeProcessingContract } from "./conclude-processing-contract.ts";
import { contractVersion } from "./contract-text.ts";
import { getProcessingContract } from "./get-processing-contract.ts";
import { printProcessingContract } from "./print-processing-contract.ts";

let database: TestDatabase;
let agency: MadeAgency;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database, { name: "Nordlicht Kommunikation" });
});

const as = (actor: MadeAgency["actor"]) => testContext(database, { actor });
const version = contractVersion;

test("the text names both sides and every sub-processor, with nothing left to be filled in", async () => {
  const { current, concluded } = await getProcessingContract(as(agency.actor));
  expect(concluded).toBeUndefined();
  const words = JSON.stringify(current.text);
  for (const name of ["Nordlicht Kommunikation", "Muster GmbH", "Muster-Postfach AG", "Stripe"]) {
    expect(words).toContain(name);
  }
  expect(words).not.toMatch(/\{\{|undefined|null/);
});

test("is concluded by the owner, once, and stays as it was when names change", async () => {
  const ctx = as(agency.actor);
  const { concluded } = await concludeProcessingContract(ctx, { version });
  expect(concluded).toMatchObject({ version, at: "2026-11-21T11:00:00.000Z" });
  const later = testContext(database, { actor: agency.actor, now: new Date("2027-01-01") });
  expect((await concludeProcessingContract(later, { version })).concluded).toEqual(concluded);
  await inAgency(ctx, agency.agencyId, (t) =>
    t.db
      .updateTable("profile")
      .set({ data: JSON.stringify({ companyName: "Anders GmbH" }) })
      .where("agency_id", "=", t.agency.id)
      .execute(),
  );
  const rows = await inAgency(ctx, agency.agencyId, (t) =>
    t.db.selectFrom("processing_contract").select("text").execute(),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0]?.text)).toContain("Nordlicht Kommunikation");
});

test("shows what was concluded word for word, whatever the agency is called since", async () => {
  const ctx = as(agency.actor);
  await concludeProcessingContract(ctx, { version });
  await inAgency(ctx, agency.agencyId, (t) =>
    t.db
      .updateTable("profile")
      .set({ data: sql`data || '{"companyName": "Anders GmbH"}'` as never })
      .where("agency_id", "=", t.agency.id)
      .execute(),
  );
  const { current, concluded } = await getProcessingContract(ctx);
  expect(JSON.stringify(current.text)).toContain("Anders GmbH");
  expect(JSON.stringify(concluded?.text)).toContain("Nordlicht Kommunikation");
});

test("prints names of all of Europe's Latin letters", async () => {
  const polish = await makeAgency(database, { name: "Łódź & Šimić Őrség GmbH" });
  const { pdfBase64 } = await printProcessingContract(as(polish.actor));
  const { parts } = await readPdf(new Uint8Array(Buffer.from(pdfBase64, "base64")));
  const words = parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" ");
  expect(words).toContain("Łódź & Šimić Őrség GmbH");
});

test("a member, and whoever saw another version, concludes nothing", async () => {
  const member = await makeMember(database, agency.agencyId);
  await expect(concludeProcessingContract(as(member.actor), { version })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(
    concludeProcessingContract(as(agency.actor), { version: "2020-01" }),
  ).rejects.toMatchObject({ code: "stale_version" });
  expect((await getProcessingContract(as(agency.actor))).concluded).toBeUndefined();
});

test("is a PDF, before as a draft and after with who concluded it", async () => {
  const draft = await printProcessingContract(as(agency.actor));
  expect(draft.fileName).toBe(`auftragsverarbeitung-${version}.pdf`);
  const bytes = Buffer.from(draft.pdfBase64, "base64");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  await concludeProcessingContract(as(agency.actor), { version });
  const printed = await printProcessingContract(as(agency.actor));
  expect(printed.pdfBase64).not.toBe(draft.pdfBase64);
});

test("another agency sees its own contract alone", async () => {
  await concludeProcessingContract(as(agency.actor), { version });
  const other = await makeAgency(database, { name: "Südwind Werbung" });
  expect((await getProcessingContract(as(other.actor))).concluded).toBeUndefined();
});
