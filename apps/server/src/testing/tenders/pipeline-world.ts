import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import { testContext, testNow } from "../database/test-context.ts";
import type { TestContext } from "../database/test-context.ts";
import { createTestDatabase } from "../database/test-database.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { makeAgency, makeMember } from "../people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../people/make-agency.ts";
import { makeTender, testId } from "./make-tender.ts";
import { saveTenders } from "./save-tenders.ts";

type Person = Pick<MadeMember, "actor">;
type TenderParts = Parameters<typeof makeTender>[0];

/** A database of its own, and for each test a new agency with two members. */
export interface PipelineWorld {
  readonly database: TestDatabase;
  agency: MadeAgency;
  colleague: MadeMember;
  /** Before each test */
  renew(): Promise<void>;
  as(who?: Person, now?: Date): TestContext;
  publish(parts?: TenderParts): Promise<{ readonly id: string; readonly slug: string }>;
  /** What the buyer changes about a tender later */
  correct(id: string, parts: Partial<Tender>): Promise<void>;
  /** Labels of the agency's members at a tender */
  labels(tenderId: string): Promise<string[]>;
  /** What members were told */
  told(): Promise<{ readonly user_id: string; readonly heading: string }[]>;
}

export async function makePipelineWorld(): Promise<PipelineWorld> {
  const database = await createTestDatabase();
  const makePeople = async () => {
    const agency = await makeAgency(database);
    const colleague = await makeMember(database, agency.agencyId, { name: "Tarek Beispiel" });
    return { agency, colleague };
  };
  let tenders = 0;
  const world: PipelineWorld = {
    database,
    ...(await makePeople()),
    async renew() {
      Object.assign(world, await makePeople());
    },
    as: (who = world.agency, now = testNow) => testContext(database, { actor: who.actor, now }),
    async publish(parts = {}) {
      const id = testId(++tenders);
      const tender = makeTender(parts);
      await saveTenders(database.owner.db, [{ id, tender, buyerId: testId(9_000) }]);
      return { id, slug: `t-${id}` };
    },
    async correct(id, parts) {
      await sql`
        update tender set record = (record::jsonb || ${JSON.stringify(parts)}::jsonb)::json,
          stage = ${parts.stage ?? "call"}, change_count = ${parts.changes?.length ?? 0}
        where id = ${id}`.execute(database.owner.db);
    },
    async labels(tenderId) {
      const { rows } = await sql<{ kind: string }>`
        select kind from tender_label
        where agency_id = ${world.agency.agencyId} and tender_id = ${tenderId} and retracted_at is null
          and source = 'user'
        order by kind`.execute(database.owner.db);
      return rows.map(({ kind }) => kind);
    },
    async told() {
      const { rows } = await sql<{ user_id: string; heading: string }>`
        select user_id, heading from notification where agency_id = ${world.agency.agencyId} order by id`.execute(
        database.owner.db,
      );
      return rows;
    },
  };
  return world;
}

export const laterBy = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
