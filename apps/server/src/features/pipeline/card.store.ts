import type { PipelineStage } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

/** A card in a few words, for screens that show tenders */
export interface CardSummary {
  readonly id: string;
  readonly stage: PipelineStage;
  /** Active members alone: the work of others waits for somebody. */
  readonly assigneeId?: string;
}

/** The cards of these tenders, by the tender's id; a tender without a card has no entry. */
export async function listCardSummaries(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<Map<string, CardSummary>> {
  if (tenderIds.length === 0) return new Map();
  const rows = await t.db
    .selectFrom("pipeline_card as c")
    .leftJoin("member as m", (join) =>
      join
        .onRef("m.user_id", "=", "c.assignee_id")
        .onRef("m.agency_id", "=", "c.agency_id")
        .on("m.deactivated_at", "is", null),
    )
    .select(["c.id", "c.tender_id", "c.stage", "m.user_id as assignee_id"])
    .where("c.agency_id", "=", t.agency.id)
    .where("c.tender_id", "in", tenderIds)
    .execute();
  return new Map(
    rows.map(({ id, tender_id, stage, assignee_id }) => [
      tender_id,
      {
        id,
        stage,
        ...(assignee_id !== null && { assigneeId: assignee_id }),
      },
    ]),
  );
}

/** A card as its changes need it */
export interface HeldCard {
  readonly id: string;
  readonly tenderId: string;
  readonly slug: string;
  readonly title: string;
  readonly stage: PipelineStage;
  readonly stageSince: Date;
  readonly assigneeId: string | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly knownChanges: number;
  readonly revision: number;
  readonly movedRevision: number;
  readonly movedBy: string | null;
}

/** Reads a card whose tender and agency are held already. */
export async function findHeldCard(
  t: AgencyTransaction,
  tenderId: string,
): Promise<HeldCard | undefined> {
  const { rows } = await sql<HeldCard>`
    select c.id, c.tender_id as "tenderId", t.slug, t.title, c.stage, c.stage_since as "stageSince",
      c.assignee_id as "assigneeId", c.created_at as "createdAt", c.created_by as "createdBy",
      c.known_changes as "knownChanges", c.revision, c.moved_revision as "movedRevision", c.moved_by as "movedBy"
    from pipeline_card c join tender t on t.id = c.tender_id
    where c.agency_id = ${t.agency.id} and c.tender_id = ${tenderId}`.execute(t.db);
  return rows[0];
}

/** What of the agency's a tender's id stands in */
const sources = {
  card: sql`select tender_id from pipeline_card`,
  task: sql`select tender_id from pipeline_task`,
  comment: sql`select tender_id from pipeline_comment`,
  change: sql`select tender_id from pipeline_activity`,
} as const;
export type CardPart = keyof typeof sources;

const maxTries = 3;

/** The tender of a card or of a part of it, held against a merger until the transaction ends. */
export async function holdTenderOf(
  t: AgencyTransaction,
  part: CardPart,
  id: string,
): Promise<string | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { rows } = await sql<{ id: string }>`
      select id from tender
      where id = (${sources[part]} where agency_id = ${t.agency.id} and id = ${id})
      for key share`.execute(t.db);
    if (rows[0]) return rows[0].id;
  }
  return undefined;
}

export interface NewCard {
  readonly id?: string;
  readonly tenderId: string;
  readonly stage: PipelineStage;
  readonly stageSince: Date;
  readonly assigneeId?: string | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  /** Absent: all that the tender has now */
  readonly knownChanges?: number;
  readonly revision?: number;
}

/** null where that person has gone since. */
export function memberId(t: AgencyTransaction, userId: string | null) {
  return sql<string | null>`
    (select user_id from member where agency_id = ${t.agency.id} and user_id = ${userId}::uuid)`;
}

export async function insertCard(t: AgencyTransaction, card: NewCard): Promise<void> {
  const { tenderId, revision = 1 } = card;
  await sql`
    insert into pipeline_card (id, agency_id, tender_id, stage, stage_since, assignee_id, created_at, created_by,
      known_changes, revision, moved_revision, moved_by)
    select coalesce(${card.id ?? null}::uuid, uuidv7()), ${t.agency.id}, t.id, ${card.stage}, ${card.stageSince},
      ${memberId(t, card.assigneeId ?? null)}, ${card.createdAt}, ${memberId(t, card.createdBy)},
      coalesce(${card.knownChanges ?? null}::int, t.change_count), ${revision}, ${revision},
      ${memberId(t, card.createdBy)}
    from tender t where t.id = ${tenderId}`.execute(t.db);
}

export async function deleteCard(t: AgencyTransaction, tenderId: string): Promise<void> {
  await t.db
    .deleteFrom("pipeline_card")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

/** Moves a card; its revision is the one of the move. */
export async function setStage(
  t: AgencyTransaction,
  tenderId: string,
  { stage, since, byId }: { stage: PipelineStage; since: Date; byId: string },
): Promise<void> {
  await sql`
    update pipeline_card
    set stage = ${stage}, stage_since = ${since}, revision = revision + 1, moved_revision = revision + 1,
      moved_by = ${byId}
    where agency_id = ${t.agency.id} and tender_id = ${tenderId}`.execute(t.db);
}

export async function setAssignee(
  t: AgencyTransaction,
  tenderId: string,
  assigneeId: string | null,
): Promise<void> {
  await t.db
    .updateTable("pipeline_card")
    .set({ assignee_id: memberId(t, assigneeId) })
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

/** Something of the card has changed that is no move. */
export async function raiseCardRevision(t: AgencyTransaction, tenderId: string): Promise<void> {
  await sql`
    update pipeline_card set revision = revision + 1
    where agency_id = ${t.agency.id} and tender_id = ${tenderId}`.execute(t.db);
}

export async function countOpenCards(t: AgencyTransaction): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pipeline_card
    where agency_id = ${t.agency.id} and stage in ('discovered', 'review', 'go', 'in_work', 'submitted')`.execute(
    t.db,
  );
  return rows[0]?.n ?? 0;
}
