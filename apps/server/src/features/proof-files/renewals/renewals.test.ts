import { profileData } from "@tc/contract";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFakeObjectStore } from "../../../ports/object-store.fake.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { openTender } from "../../../testing/tenders/scoring-world.ts";
import { deleteProofFile } from "../delete-proof-file.ts";
import { listProofFiles } from "../list-proof-files.ts";
import { uploadProofFile } from "../upload-proof-file.ts";
import { remindOfProofs } from "./remind-of-proofs.ts";

let database: TestDatabase;
let agency: MadeAgency;
const objects = createFakeObjectStore();
const bytes = Buffer.from("%PDF-1.7 Zertifikat");
const noon = (day: string) => new Date(`${day}T11:00:00Z`);
const as = (made = agency, day = "2026-11-21") =>
  testContext(database, { actor: made.actor, now: noon(day), ports: { objects } });

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`delete from notification`.execute(database.owner.db);
  agency = await makeConcluded();
});
afterAll(() => database.drop());

async function makeConcluded(): Promise<MadeAgency> {
  const made = await makeAgency(database, { tier: "basis" });
  await sql`
    insert into processing_contract (agency_id, version, text, concluded_at, concluded_by_name)
    values (${made.agencyId}, '2026-11-2', '{}', now(), 'Ada')`.execute(database.owner.db);
  return made;
}

const upload = (change: Partial<Parameters<typeof uploadProofFile>[1]> = {}, made = agency) =>
  uploadProofFile(as(made), { kind: "certificate", name: "ISO 9001", bytes, ...change });
const remind = (day: string) => remindOfProofs(as(agency, day));
const told = async (made = agency) => {
  const { rows } = await sql<{ heading: string; path: string }>`
    select heading, path from notification where agency_id = ${made.agencyId} and event = 'proofs' order by id`.execute(
    database.owner.db,
  );
  return rows;
};

describe("a reminder", () => {
  test("comes 60 and 14 days before the last day, once each, to every active member", async () => {
    await makeMember(as(), agency.agencyId);
    await makeMember(as(), agency.agencyId, { deactivated: true });
    await upload({ validUntil: "2027-01-20" });
    await remind("2026-11-20");
    expect(await told()).toEqual([]);
    for (const day of ["2026-11-21", "2026-11-22", "2027-01-05"]) await remind(day);
    const reminder = {
      heading: "„ISO 9001“ läuft am 20.01.2027 ab",
      path: "/app/profil/nachweise",
    };
    expect(await told()).toEqual([reminder, reminder]);
    for (const day of ["2027-01-06", "2027-01-20", "2027-01-21"]) await remind(day);
    expect(await told()).toHaveLength(4);
  });

  test("that was cut off comes to whom it did not reach, and to nobody twice", async () => {
    const { userId } = await makeMember(as(), agency.agencyId);
    await upload({ validUntil: "2027-01-20" });
    await remind("2026-11-25");
    await sql`delete from notification where user_id = ${userId}`.execute(database.owner.db);
    await Promise.all([remind("2026-11-25"), remind("2026-11-25")]);
    expect(await told()).toHaveLength(2);
  });

  test("is told of certificates and the insurance of the profile, and once of what lies here, too", async () => {
    const data = profileData.parse({
      companyName: "Nordlicht",
      contactPerson: "Erika",
      address: {},
      certificates: [
        { id: testId(1), name: "ISO 9001", expiresOn: "2027-01-10" },
        { id: testId(2), name: "ISO 14001", expiresOn: "2027-01-11" },
        { id: testId(3), name: "EMAS" },
      ],
      insurance: { coverCents: 1, expiresOn: "2026-12-01" },
    });
    await sql`update profile set data = ${JSON.stringify(data)}::jsonb where agency_id = ${agency.agencyId}`.execute(
      database.owner.db,
    );
    await upload({ name: "iso 9001", validUntil: "2027-01-10" });
    await remind("2026-11-21");
    expect(
      (await told())
        .map(({ heading, path }) => [heading, path] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ).toEqual([
      ["„Berufshaftpflicht“ läuft am 01.12.2026 ab", "/app/profil#versicherung"],
      ["„ISO 14001“ läuft am 11.01.2027 ab", "/app/profil#zertifikate"],
      ["„iso 9001“ läuft am 10.01.2027 ab", "/app/profil/nachweise"],
    ]);
  });

  test("is told of no proof that a newer one stands for, and to no other agency", async () => {
    const other = await makeConcluded();
    const { id } = await upload({ validUntil: "2026-12-20" });
    await upload({ validUntil: "2028-12-20", replaces: id });
    await remind("2026-11-21");
    expect([...(await told()), ...(await told(other))]).toEqual([]);
  });
});

describe("a renewed proof", () => {
  test("stands for the old one, which is kept as history", async () => {
    const old = await upload({ validUntil: "2026-12-20" });
    const renewed = await upload({ validUntil: "2028-12-20", replaces: old.id });
    expect(await listProofFiles(as())).toMatchObject({
      files: [renewed],
      replaced: [{ ...old, replacedBy: renewed.id }],
    });
    await expect(upload({ replaces: old.id })).rejects.toEqual(new AppError("not_found"));
  });

  test("hands its history on when it is deleted: to a newer one, else the one before holds again", async () => {
    const first = await upload();
    const second = await upload({ replaces: first.id });
    const third = await upload({ replaces: second.id });
    await deleteProofFile(as(), { id: second.id });
    expect((await listProofFiles(as())).replaced).toMatchObject([
      { id: first.id, replacedBy: third.id },
    ]);
    await deleteProofFile(as(), { id: third.id });
    expect(await listProofFiles(as())).toMatchObject({ files: [{ id: first.id }], replaced: [] });
  });

  test("replaces no proof of another agency", async () => {
    const other = await makeConcluded();
    const { id } = await upload({}, other);
    await expect(upload({ replaces: id })).rejects.toEqual(new AppError("not_found"));
    expect((await listProofFiles(as(other))).files).toHaveLength(1);
  });
});

test("a proof that lapses before the deadline of a followed tender is told with that tender", async () => {
  const tenderId = testId(0x77);
  const [lot] = openTender(0).lots;
  const deadlines = [{ kind: "offer", at: "2026-12-20T11:00:00Z", hasTime: true }] as const;
  await saveTenders(database.db, [
    { id: tenderId, tender: { ...openTender(0), lots: lot ? [{ ...lot, deadlines }] : [] } },
  ]);
  await sql`
    update tender set last_deadline_at = '2026-12-20T11:00:00Z', last_deadline_has_time = true where id = ${tenderId}`.execute(
    database.owner.db,
  );
  const short = await upload({ validUntil: "2026-12-19" });
  await upload({ name: "Lang", validUntil: "2026-12-20" });
  expect((await listProofFiles(as())).lapses).toEqual([]);
  await sql`
    insert into watched_tender (agency_id, tender_id, is_watched, set_at)
    values (${agency.agencyId}, ${tenderId}, true, now())`.execute(database.owner.db);
  expect((await listProofFiles(as())).lapses).toMatchObject([
    { proofId: short.id, slug: `t-${tenderId}`, deadline: { hasTime: true } },
  ]);
  expect((await listProofFiles(as(agency, "2026-12-21"))).lapses).toEqual([]);
});
