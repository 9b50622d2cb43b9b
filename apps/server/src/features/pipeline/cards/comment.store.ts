import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface Mention {
  readonly id: string;
  readonly name: string;
}

export interface CommentRow {
  readonly id: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly mentions: Mention[];
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
}

const columns = sql`id, author_id as "authorId", author_name as "authorName", text, mentions, created_at as at,
  edited_at as "editedAt", deleted_at as "deletedAt"`;

/** The latest before that one, newest first */
export async function listComments(
  t: AgencyTransaction,
  tenderId: string,
  { limit, before }: { readonly limit: number; readonly before?: string | undefined },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from pipeline_comment
    where agency_id = ${t.agency.id} and tender_id = ${tenderId}
      and (${before ?? null}::uuid is null or id < ${before ?? null}::uuid)
    order by id desc limit ${limit}`.execute(t.db);
  return rows;
}

export async function countComments(t: AgencyTransaction, tenderId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pipeline_comment
    where agency_id = ${t.agency.id} and tender_id = ${tenderId}`.execute(t.db);
  return rows[0]?.n ?? 0;
}

export async function findComment(
  t: AgencyTransaction,
  id: string,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from pipeline_comment where agency_id = ${t.agency.id} and id = ${id}`.execute(
    t.db,
  );
  return rows[0];
}

export async function insertComment(
  t: AgencyTransaction,
  tenderId: string,
  comment: {
    readonly by: Mention;
    readonly text: string;
    readonly mentions: readonly Mention[];
  },
): Promise<string> {
  const { id } = await t.db
    .insertInto("pipeline_comment")
    .values({
      agency_id: t.agency.id,
      tender_id: tenderId,
      author_id: comment.by.id,
      author_name: comment.by.name,
      text: comment.text,
      mentions: JSON.stringify(comment.mentions),
      created_at: t.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function rewriteComment(
  t: AgencyTransaction,
  id: string,
  { text, mentions }: { readonly text: string; readonly mentions: readonly Mention[] },
): Promise<void> {
  await t.db
    .updateTable("pipeline_comment")
    .set({ text, mentions: JSON.stringify(mentions), edited_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** Its words are gone for good; that there was one stays. */
export async function emptyComment(t: AgencyTransaction, id: string): Promise<void> {
  await t.db
    .updateTable("pipeline_comment")
    .set({ text: "", mentions: "[]", deleted_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}
