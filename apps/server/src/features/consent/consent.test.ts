import { recordConsent as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { newClient, visitorContext } from "../../testing/people/sign-up.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import type { GivenConsent } from "./consent.store.ts";
import { recordConsent } from "./record-consent.ts";
import { sweepConsents } from "./sweep-consents.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.owner.db.deleteFrom("consent").execute());

const consent = (parts: Partial<GivenConsent> = {}): GivenConsent => ({
  consentId: "0123456789abcdef0123456789abcdef",
  version: "1.0",
  timestamp: "2026-11-21T10:59:58.000Z",
  analytics: true,
  marketing: false,
  textVersion: "2026-11-21",
  analyticsProvider: "stats.example",
  marketingProvider: "",
  ...parts,
});
const readRows = () =>
  database.owner.db.selectFrom("consent").selectAll().orderBy("chosen_at").execute();

describe("a choice about cookies", () => {
  it("is noted with its texts and both clocks, and with nothing of who made it", async () => {
    const { actor } = await makeAgency(database);
    const client = { ...newClient(), headers: { "user-agent": "Kenntlich/1.0" } };
    const ctx = { ...testContext(database, { actor }), client };
    expect(await recordConsent(ctx, consent())).toEqual({ done: true });
    expect(await readRows()).toEqual([
      {
        id: expect.any(String),
        consent_id: "0123456789abcdef0123456789abcdef",
        version: "1.0",
        text_version: "2026-11-21",
        analytics: true,
        marketing: false,
        analytics_provider: "stats.example",
        marketing_provider: "",
        chosen_at: new Date("2026-11-21T10:59:58Z"),
        received_at: testNow,
      },
    ]);
  });

  it("that changes is a further row; the same one sent again is none", async () => {
    const ctx = visitorContext(database);
    await recordConsent(ctx, consent());
    await recordConsent(ctx, consent());
    await recordConsent(ctx, consent({ timestamp: "2026-11-22T08:00:00Z", analytics: false }));
    expect((await readRows()).map(({ analytics }) => analytics)).toEqual([true, false]);
  });

  it.each<[string, Partial<GivenConsent>]>([
    ["of the year 2999", { timestamp: "2999-01-01T00:00:00Z" }],
    ["of the day after tomorrow", { timestamp: "2026-11-22T11:00:01Z" }],
    ["with texts of the year 2999", { textVersion: "2999-01-01" }],
  ])("%s is refused and not noted", async (_, parts) => {
    const refused = await recordConsent(visitorContext(database), consent(parts)).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: "bad_request" });
    expect(await readRows()).toEqual([]);
  });

  it("cannot be changed by the server, nor deleted outside the operator's sweep", async () => {
    await recordConsent(visitorContext(database), consent());
    const change = database.db.updateTable("consent").set({ marketing: true }).execute();
    await expect(change).rejects.toThrow(/permission denied/);
    await expect(database.db.deleteFrom("consent").execute()).rejects.toThrow(/permission denied/);
  });

  it("is taken 120 times an hour from one network, and from another one still", async () => {
    const ctx = visitorContext(database);
    const choose = (n: number, from = ctx) =>
      recordConsent(
        from,
        consent({ timestamp: new Date(testNow.getTime() + n * 1000).toISOString() }),
      );
    for (let n = 0; n < 120; n++) await choose(n);
    const refused = await choose(120).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: "rate_limited" });
    expect(await choose(121, visitorContext(database))).toEqual({ done: true });
    expect(await readRows()).toHaveLength(121);
  });

  it("is deleted three years after it was given, not before", async () => {
    await recordConsent(visitorContext(database), consent());
    const sweep = (now: string) => sweepConsents(testContext(database, { now: new Date(now) }));
    await sweep("2029-11-21T10:59:00Z");
    expect(await readRows()).toHaveLength(1);
    await sweep("2029-11-21T11:01:00Z");
    expect(await readRows()).toEqual([]);
  });
});

it.each<[string, Record<string, unknown>]>([
  ["another version", { version: "2.0" }],
  ["an id that may be a name", { consentId: "erika@nordlicht.example" }],
  ["no time", { timestamp: "gestern" }],
  ["a time of the year 0000", { timestamp: "0000-01-01T00:00:00Z" }],
  ["a time before there was a banner", { timestamp: "2025-09-30T23:59:59Z" }],
  ["texts of the year 0000", { textVersion: "0000-01-01" }],
  ["a provider that is no host", { analyticsProvider: "https://stats.example/<b>" }],
  ["a flag that is none", { analytics: "ja" }],
  ["more than was asked for", { email: "erika@nordlicht.example" }],
])("a choice with %s is refused", (_, parts) => {
  const body = endpoint.body!;
  expect(body.safeParse(consent()).success).toBe(true);
  expect(body.safeParse({ ...consent(), ...parts }).success).toBe(false);
});

it("the operator finds by its id what was agreed to and until when, as the runbook says", async () => {
  await recordConsent(visitorContext(database), consent());
  await recordConsent(
    visitorContext(database, { now: new Date("2026-12-24T13:00:01Z") }),
    consent({ timestamp: "2026-12-24T13:00:00Z", analytics: false }),
  );
  const root = path.resolve(import.meta.dirname, "../../../../..");
  const runbook = await readFile(path.join(root, "docs/runbooks/consent.md"), "utf8");
  const query = /```sql\n([\s\S]+?)```/.exec(runbook)?.[1] ?? "";
  const statement = query.replace("ID", consent().consentId);
  const { rows } = await sql.raw(statement).execute(database.owner.db);
  expect(rows).toMatchObject([
    {
      analytics: true,
      analytics_provider: "stats.example",
      text_version: "2026-11-21",
      ended_at: new Date("2026-12-24T13:00:00Z"),
    },
    { analytics: false, ended_at: null },
  ]);
});
