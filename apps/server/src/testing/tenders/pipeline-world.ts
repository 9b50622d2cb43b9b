import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import { AgencyAssessments, createJudges } from "../../features/assessment/index.ts";
import type { BoardQuery } from "../../features/pipeline/board/arrange-board.ts";
import { BoardReader } from "../../features/pipeline/board/board-reader.ts";
import { getPipeline } from "../../features/pipeline/board/get-pipeline.ts";
import { addPipelineCard } from "../../features/pipeline/moves/add-pipeline-card.ts";
import { testContext, testNow } from "../database/test-context.ts";
import type { TestContext } from "../database/test-context.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { makeAgency, makeMember } from "../people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../people/make-agency.ts";
import { makeTender, testId } from "./make-tender.ts";
import { saveTenders } from "./save-tenders.ts";

type Person = Pick<MadeMember, "actor">;
type TenderParts = Parameters<typeof makeTender>[0];

/** A new agency with two members, and what they do with tenders and cards. */
export interface PipelineWorld {
  readonly database: TestDatabase;
  readonly agency: MadeAgency;
  readonly colleague: MadeMember;
  readonly board: BoardReader;
  as(who?: Person, now?: Date): TestContext;
  publish(parts?: TenderParts): Promise<{ readonly id: string; readonly slug: string }>;
  /** A card under "Entdeckt" */
  add(slug: string, who?: Person): ReturnType<typeof addPipelineCard>;
  read(query?: BoardQuery, who?: Person): ReturnType<typeof getPipeline>;
  /** What the buyer changes about a tender later */
  correct(id: string, parts: Partial<Tender>): Promise<void>;
  /** Labels of the agency's members at a tender */
  labels(tenderId: string): Promise<string[]>;
  /** What members were told */
  told(): Promise<{ readonly user_id: string; readonly heading: string }[]>;
}

/** Tenders outlive their test in the file's database, so each gets a number of its own. */
let tenders = 0;

/** For `useWorld` */
export async function makePipelineWorld(database: TestDatabase): Promise<PipelineWorld> {
  const agency = await makeAgency(database);
  const colleague = await makeMember(database, agency.agencyId, { name: "Tarek Beispiel" });
  const world: PipelineWorld = {
    database,
    agency,
    colleague,
    board: new BoardReader(new AgencyAssessments(), createJudges()),
    as: (who = world.agency, now = testNow) => testContext(database, { actor: who.actor, now }),
    async publish(parts = {}) {
      const id = testId(++tenders);
      const tender = makeTender(parts);
      await saveTenders(database.owner.db, [{ id, tender, buyerId: testId(9_000) }]);
      return { id, slug: `t-${id}` };
    },
    add: (slug, who) => addPipelineCard(world.as(who), world.board, { slug, stage: "discovered" }),
    read: (query = {}, who = agency) => getPipeline(world.as(who), world.board, query),
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
