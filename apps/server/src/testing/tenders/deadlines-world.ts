import type { Deadline, Tender } from "@tc/domain";
import { createMilestone } from "../../features/deadlines/index.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../database/test-context.ts";
import type { TestContext } from "../database/test-context.ts";
import { createTestDatabase } from "../database/test-database.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { makeAgency } from "../people/make-agency.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { saveTenders } from "./save-tenders.ts";
import { openId, openTender } from "./scoring-world.ts";

/** A database of its own, and for each test a new agency and one tender whose offers are due on 30 November at noon. */
export interface DeadlinesWorld {
  readonly database: TestDatabase;
  agency: MadeAgency;
  /** Before each test */
  renew(): Promise<void>;
  as(actor?: MadeAgency["actor"]): TestContext;
  save(tender: Tender, id?: string): Promise<unknown>;
  /** Makes an agency watch a tender. */
  follow(made?: MadeAgency): Promise<unknown>;
  /** Sets a day of the agency's own at the tender. */
  set(name: string, parts?: object): Promise<{ readonly id: string }>;
}

export const tenderId = openId(0);
export const slug = `t-${tenderId}`;
/** When an own day is due that names no other moment */
export const dueAt = "2026-12-01T11:00:00.000Z";

const offerAt = (at: string): Deadline => ({ kind: "offer", at, hasTime: true, offset: "+01:00" });

/** The tender with offers due at that instant in every lot */
export function withOffer(at: string, parts: Partial<Tender> = {}): Tender {
  const tender = openTender(0, { legalBasis: "vgv", ...parts });
  return { ...tender, lots: tender.lots.map((lot) => ({ ...lot, deadlines: [offerAt(at)] })) };
}

export async function makeDeadlinesWorld(): Promise<DeadlinesWorld> {
  const database = await createTestDatabase();
  const world: DeadlinesWorld = {
    database,
    agency: await makeAgency(database, { tier: "basis" }),
    async renew() {
      world.agency = await makeAgency(database, { tier: "basis" });
      await world.save(withOffer("2026-11-30T11:00:00Z"));
    },
    as: (actor = world.agency.actor) => testContext(database, { actor }),
    save: (tender, id = tenderId) => saveTenders(database.db, [{ id, tender }]),
    follow: (made = world.agency) =>
      inAgency(world.as(made.actor), made.agencyId, (t) =>
        t.db
          .insertInto("watched_tender")
          .values({
            agency_id: made.agencyId,
            tender_id: tenderId,
            is_watched: true,
            set_at: t.now(),
          })
          .execute(),
      ),
    async set(name, parts = {}) {
      const line = await createMilestone(world.as(), {
        slug,
        name,
        dueAt,
        hasTime: true,
        ...parts,
      });
      const made = line.clocks.find((clock) => clock.name === name)?.milestone;
      if (!made) throw new Error("the milestone is not there");
      return made;
    },
  };
  return world;
}
