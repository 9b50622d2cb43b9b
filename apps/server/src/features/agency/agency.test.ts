import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import yauzl from "yauzl";
import { audit } from "../../platform/tenancy/audit.ts";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { fillTenantTables } from "../../testing/database/fill-tenant-tables.ts";
import { makeProofFile } from "../../testing/documents/make-proof-file.ts";
import { makeDocument } from "../../testing/documents/make-document.ts";
import type { FileAnswer } from "../../platform/http/http-answer.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { deleteDueAgencies, mailDeletion } from "./delete-due-agencies.ts";
import { exportAgency } from "./export-agency.ts";
import { getAgency } from "./get-agency.ts";
import { listAuditEvents } from "./list-audit-events.ts";
import { announceDeletion } from "./job-definitions.ts";
import { cancelDeletion, requestDeletion } from "./request-deletion.ts";

let database: TestDatabase;
let agency: MadeAgency;
let other: MadeAgency;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database, { tier: "premium", name: "Nordlicht Kommunikation" });
  other = await makeAgency(database, { tier: "basis", name: "Südwind Werbung" });
});

const as = (made: MadeAgency, now = testNow) => testContext(database, { actor: made.actor, now });
const monthLater = new Date(testNow.getTime() + 30 * 86_400_000);

async function unzip({ content }: FileAnswer): Promise<Map<string, string>> {
  if (Buffer.isBuffer(content)) throw new Error("a stream was expected");
  const zip = await yauzl.fromBufferPromise(await buffer(content), { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks).toString());
  }
  return files;
}

async function tenantTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and obj_description(oid, 'pg_class') like 'tenant%'`.execute(database.db);
  return rows.map(({ name }) => name);
}

test("the agency's plan and what it opens come from the tier table", async () => {
  expect(await getAgency(as(agency))).toMatchObject({
    id: agency.agencyId,
    name: "Nordlicht Kommunikation",
    role: "owner",
    tier: "premium",
    seats: 3,
    volumeCapCents: 500_000_000,
  });
  expect((await getAgency(as(other))).features).not.toContain("pipeline");
});

describe("the export", () => {
  const currentPassword = () => agency.owner.password;

  test("holds every table with the agency's own rows, without secrets and without anybody else's", async () => {
    for (const made of [agency, other]) {
      await inAgency(as(made), made.agencyId, (t) =>
        audit(t, { kind: "signed_in", agencyId: made.agencyId }),
      );
    }
    const answer = await exportAgency(as(agency), { currentPassword: currentPassword() });
    expect(answer.fileName).toBe("tenderchances-export-2026-11-21.zip");
    const files = await unzip(answer);
    const computed = ["fit_score", "scoring_state"];
    const tables = (await tenantTables()).filter((name) => !computed.includes(name));
    expect([...files.keys()].toSorted()).toEqual(
      ["LIESMICH.txt", ...tables.map((name) => `${name}.json`)].toSorted(),
    );
    const all = [...files.values()].join("\n");
    expect(all).toContain("Nordlicht Kommunikation");
    expect(JSON.parse(files.get("audit_event.json") ?? "[]")).not.toEqual([]);
    expect(all).not.toContain(other.agencyId);
    expect(all).not.toContain("Südwind");
    expect(all).not.toContain("token_hash");
  });

  test("holds marks and what was learnt from them, and none of the numbers that the plan may lock", async () => {
    for (const made of [agency, other]) await fillTenantTables(database.db, made);
    const files = await unzip(
      await exportAgency(as(agency), { currentPassword: currentPassword() }),
    );
    const labels = JSON.parse(files.get("tender_label.json") ?? "[]") as object[];
    expect(labels).toMatchObject([{ agency_id: agency.agencyId, kind: "saved" }]);
    expect(labels[0]).not.toHaveProperty("prediction");
    expect(JSON.parse(files.get("agency_learning.json") ?? "[]")).toHaveLength(1);
    const invitations = JSON.parse(files.get("match_invitation.json") ?? "[]") as object[];
    expect(invitations[0]).toHaveProperty("request");
    expect(invitations[0]).not.toHaveProperty("request_id");
    const all = [...files.values()].join("\n");
    expect(all).not.toMatch(/"(?:score|chance)"/);
  });

  test("holds the files that the agency has uploaded, and says which one is lost", async () => {
    const ctx = as(agency);
    const { tenderId } = await fillTenantTables(database.db, agency);
    await makeDocument(ctx, { agencyId: agency.agencyId, tenderId, text: "Angebotsfrist" });
    const foreign = await fillTenantTables(database.db, other);
    await makeDocument(ctx, { agencyId: other.agencyId, tenderId: foreign.tenderId });
    const proofId = await makeProofFile(ctx, agency);
    await makeProofFile(ctx, other);
    const files = await unzip(await exportAgency(ctx, { currentPassword: currentPassword() }));
    const uploads = [...files].filter(([name]) => name.startsWith("unterlagen/"));
    expect(uploads).toEqual([
      [`unterlagen/t-${tenderId}/Bewerbungsbedingungen.txt`, "Angebotsfrist"],
      [
        `unterlagen/t-${tenderId}/Leistungsbeschreibung.pdf`,
        "Diese Datei ist im Speicher nicht mehr vorhanden.\n",
      ],
    ]);
    const proofs = [...files].filter(([name]) => name.startsWith("nachweise/"));
    expect(proofs).toHaveLength(2);
    expect(files.get(`nachweise/${proofId.slice(0, 8)}-ISO 9001.pdf`)).toBe("%PDF-1.7 ISO 9001");
    expect([...files.values()].join("")).not.toContain("encrypted_key");
  });

  test("asks for the password", async () => {
    await expect(exportAgency(as(agency), { currentPassword: "falsch" })).rejects.toMatchObject({
      code: "wrong_credentials",
    });
  });
});

describe("deletion", () => {
  const wish = () => ({
    currentPassword: agency.owner.password,
    agencyName: "Nordlicht Kommunikation",
  });

  /** Payloads of the jobs that write to members of this agency */
  const announcements = async () => {
    const jobs = await testContext(database).sentJobs();
    return jobs
      .filter(({ name }) => name === announceDeletion.name)
      .map(({ payload }) => announceDeletion.payload.parse(payload))
      .filter(({ agencyId }) => agencyId === agency.agencyId);
  };

  test("waits thirty days, tells every member and can be taken back", async () => {
    const { deletionDueAt } = await requestDeletion(as(agency), wish());
    expect(deletionDueAt).toBe(monthLater.toISOString());
    // A second click does not begin the period anew.
    const nextDay = new Date(testNow.getTime() + 86_400_000);
    expect(await requestDeletion(as(agency, nextDay), wish())).toEqual({ deletionDueAt });

    const worker = testContext(database);
    for (const payload of await announcements()) await mailDeletion(worker, payload);
    expect(worker.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [agency.owner.email, "Nordlicht Kommunikation wird am 21.12.2026 gelöscht"],
    ]);

    await cancelDeletion(as(agency));
    await deleteDueAgencies(testContext(database, { now: monthLater }));
    expect(await getAgency(as(agency))).not.toHaveProperty("deletionDueAt");
  });

  test("is mailed in one job per member, so that a retry writes to nobody twice", async () => {
    const member = await makeMember(database, agency.agencyId);
    await makeMember(database, agency.agencyId, { deactivated: true });
    await requestDeletion(as(agency), wish());
    const jobs = await announcements();
    expect(jobs.map(({ userId }) => userId).toSorted()).toEqual(
      [agency.owner.userId, member.userId].toSorted(),
    );
    const worker = testContext(database);
    await mailDeletion(worker, { agencyId: agency.agencyId, userId: member.userId });
    expect(worker.mails.map(({ to }) => to)).toEqual([member.email]);
  });

  test("with the wrong name or password changes nothing", async () => {
    await expect(
      requestDeletion(as(agency), { ...wish(), agencyName: "Südwind Werbung" }),
    ).rejects.toMatchObject({ code: "bad_request" });
    await expect(
      requestDeletion(as(agency), { ...wish(), currentPassword: "falsch" }),
    ).rejects.toMatchObject({ code: "wrong_credentials" });
    expect(await getAgency(as(agency))).not.toHaveProperty("deletionDueAt");
  });

  test("leaves no row of the agency or its accounts, and all of everybody else's", async () => {
    for (const made of [agency, other]) await fillTenantTables(database.db, made);
    await requestDeletion(as(agency), wish());
    const justBefore = new Date(monthLater.getTime() - 1);
    await deleteDueAgencies(testContext(database, { now: justBefore }));
    expect(await getAgency(as(agency))).toBeDefined();

    await deleteDueAgencies(testContext(database, { now: monthLater }));
    for (const table of await tenantTables()) {
      const key = table === "agency" ? "id" : "agency_id";
      const { rows } = await asOperator(testContext(database), ({ db }) =>
        sql<{ id: string }>`
          select distinct ${sql.ref(key)} as id from ${sql.table(table)}
          where ${sql.ref(key)} in (${agency.agencyId}, ${other.agencyId})`.execute(db),
      );
      expect(rows, table).toEqual([{ id: other.agencyId }]);
    }
    const accounts = await database.db
      .selectFrom("user_account")
      .select("id")
      .where("id", "in", [agency.owner.userId, other.owner.userId])
      .execute();
    expect(accounts).toEqual([{ id: other.owner.userId }]);
    expect(await getAgency(as(other))).toMatchObject({ name: "Südwind Werbung" });
  });
});

test("the owner reads the agency's own security events, newest first", async () => {
  for (const kind of ["signed_in", "password_changed"] as const) {
    await inAgency(as(agency), agency.agencyId, (t) =>
      audit(t, { kind, agencyId: agency.agencyId, userId: agency.owner.userId }),
    );
  }
  const { events } = await listAuditEvents(as(agency));
  expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(["password_changed", "signed_in"]);
  expect((await listAuditEvents(as(other))).events.map(({ kind }) => kind)).not.toContain(
    "password_changed",
  );
});
