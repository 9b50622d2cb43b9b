import { tenderListQuery } from "@tc/contract";
import type { MissedHit } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach } from "vitest";
import type { Actor } from "../../../platform/context.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import type { TenderToSave } from "../../../testing/tenders/save-tenders.ts";
import { AgencyAssessments } from "../../assessment/index.ts";
import { SearchReplica } from "../../search/index.ts";
import { ListItems, listTenders } from "../../tenders/index.ts";
import { sampleMissedHits } from "./sample-missed-hits.ts";

/** Views of one agency and what they miss, on a database of each test. */
export function useMissedWorld() {
  const world = {} as { database: TestDatabase; search: SearchReplica };
  beforeEach(async () => {
    world.database = await createTestDatabase();
  });
  afterEach(async () => {
    await world.search.close();
    await world.database.drop();
  });

  async function makeWorld(
    tier: Tier | null,
    tenders: readonly TenderToSave[],
    firstSeen: string,
    cpv: readonly string[] = [],
  ) {
    const agency = await makeAgency(world.database, { tier });
    const field = { agencySectors: ["advertising"], cpv };
    await sql`update profile set data = data || ${JSON.stringify(field)}::jsonb`.execute(
      world.database.owner.db,
    );
    await saveTenders(world.database.db, tenders);
    await world.database.owner.db
      .updateTable("tender")
      .set({ created_at: new Date(firstSeen) })
      .execute();
    world.search = new SearchReplica({
      db: world.database.db,
      log: pino({ level: "silent" }),
      snapshotFile: undefined,
      pollMs: 3_600_000,
    });
    await world.search.open();
    return agency;
  }

  function asking(actor: Actor, at: string) {
    const ctx = testContext(world.database, { actor, now: new Date(at) });
    const parts = {
      search: world.search,
      assessments: new AgencyAssessments(),
      items: new ListItems(world.search),
    };
    return {
      ctx,
      sample: (query: object) => sampleMissedHits(ctx, parts, tenderListQuery.parse(query)),
      async list(query: object): Promise<string[]> {
        const whole = { ...parts, isSample: async () => false };
        const ids: string[] = [];
        for (let cursor: string | undefined; ;) {
          const page = tenderListQuery.parse({ ...query, cursor, limit: 100 });
          // The contract's answer as text
          const answer = JSON.parse((await listTenders(ctx, whole, page)).json) as {
            items: { id: string }[];
            nextCursor?: string;
          };
          ids.push(...answer.items.map(({ id }) => id));
          cursor = answer.nextCursor;
          if (cursor === undefined) return ids;
        }
      },
    };
  }

  return { world, makeWorld, asking };
}

/** The view's parameters with the one change that a hit proposes */
export const loosen = (query: Record<string, string>, { loosened }: MissedHit) =>
  Object.fromEntries(
    Object.entries({ ...query, ...loosened }).filter(([, value]) => value !== null),
  );
