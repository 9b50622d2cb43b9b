import type { NotificationEvent } from "@tc/domain";
import { sql } from "kysely";
import { notify } from "../../features/notifications/index.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../database/test-context.ts";
import { makeAgency } from "../people/make-agency.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { makeTender, testId } from "./make-tender.ts";
import { saveScore } from "./save-assessments.ts";
import { saveTenders } from "./save-tenders.ts";
import type { TestDatabase } from "../database/test-database.ts";

export interface ToPublish {
  readonly title: string;
  /** As scored for the agency */
  readonly fit?: number;
  readonly createdAt: Date;
  readonly cents?: number;
  readonly sources?: readonly string[];
  readonly cpv?: string;
}

/** An agency for advertising in Basic, and no tenders but those that its test publishes. */
export interface DigestWorld {
  readonly agency: MadeAgency;
  publish(tender: ToPublish): Promise<string>;
  /** Tells the owner of something. */
  tell(heading: string, now: Date, event?: NotificationEvent): Promise<boolean>;
}

let next = 1;

export async function makeDigestWorld(database: TestDatabase): Promise<DigestWorld> {
  const owner = database.owner.db;
  const agency = await makeAgency(database, { tier: "basis" });
  await owner
    .updateTable("profile")
    .set({ data: sql`data || '{"agencySectors":["advertising"]}'` })
    .where("agency_id", "=", agency.agencyId)
    .execute();
  // Other tests of the file have left theirs.
  await owner.deleteFrom("tender").execute();
  return {
    agency,
    tell: (heading, now, event = "changes") =>
      inAgency(testContext(database, { now, actor: agency.actor }), agency.agencyId, (t) =>
        notify(t, {
          userId: agency.owner.userId,
          event,
          key: heading,
          heading,
          path: "/app/dashboard",
        }),
      ),
    publish: async ({ title, fit, createdAt, ...parts }) => {
      const id = testId(next++);
      const { cents, sources = ["doe"], cpv = "79341000" } = parts;
      await saveTenders(database.db, [
        {
          id,
          tender: makeTender({
            title,
            cpv: [cpv],
            buyers: [{ name: "Stadt Köln", identifiers: [] }],
            ...(cents !== undefined && { values: { estimated: { cents, currency: "EUR" } } }),
            notices: [{ noticeId: id, version: "01", kind: "call", sources: [...sources] }],
            lots: [{ deadlines: [{ kind: "offer", at: "2026-12-10T11:00:00Z", hasTime: true }] }],
          }),
          buyerId: testId(900_000),
        },
      ]);
      await owner
        .updateTable("tender")
        .set({ created_at: createdAt })
        .where("id", "=", id)
        .execute();
      if (fit !== undefined) await saveScore(owner, agency.agencyId, id, { score: fit });
      return id;
    },
  };
}
