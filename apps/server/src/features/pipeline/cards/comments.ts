import type { CardComment, PipelineCard } from "@tc/contract";
import { AppError, commentEditMinutes, pipelineLimits } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { raiseCardRevision } from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import { requirePeople } from "../people.store.ts";
import { findCard } from "./find-card.store.ts";
import * as store from "./comment.store.ts";
import { forgetMentions } from "./mention.store.ts";
import { tellMentioned, tellMentionedAgain } from "./tell-members.ts";

const perPage = 50;

function toCardComment(row: store.CommentRow, userId: string | undefined, now: Date): CardComment {
  const { id, at, authorId, authorName, text, mentions, editedAt, deletedAt } = row;
  const isOwn = authorId !== null && authorId === userId && !deletedAt;
  const until = new Date(at.getTime() + commentEditMinutes * 60_000);
  return {
    id,
    at: at.toISOString(),
    ...(authorId !== null && { byId: authorId }),
    byName: authorName,
    text,
    mentions: [...mentions],
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    isDeleted: deletedAt !== null,
    ...(isOwn && until > now && { canEditUntil: until.toISOString() }),
    canDelete: isOwn,
  };
}

/** The latest before that one, oldest first. */
export async function commentsOf(
  t: AgencyTransaction,
  tenderId: string,
  before?: string,
): Promise<PipelineCard["comments"]> {
  const rows = await store.listComments(t, tenderId, { limit: perPage + 1, before });
  const shown = rows.slice(0, perPage).toReversed();
  const userId = t.actor.kind === "user" ? t.actor.session.userId : undefined;
  const [first] = shown;
  return {
    total: await store.countComments(t, tenderId),
    items: shown.map((row) => toCardComment(row, userId, t.now())),
    ...(rows.length > perPage && first && { before: first.id }),
  };
}

/** Throws not_found. */
export function listCardComments(
  ctx: Context,
  { id, before }: { readonly id: string; readonly before?: string | undefined },
): Promise<PipelineCard["comments"]> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) =>
    commentsOf(t, (await findCard(t, id)).tenderId, before),
  );
}

interface Words {
  readonly text: string;
  /** Members of the agency */
  readonly mentions: readonly string[];
}

/** Whoever is mentioned is told, never oneself. Throws not_found and limit_reached. */
export function addCardComment(
  ctx: Context,
  { id, text, mentions }: Words & { readonly id: string },
): Promise<{ comment: CardComment }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { card, by, tenderId, note } = await holdCard(t, "card", id);
    const max = pipelineLimits.commentsPerCard;
    if ((await store.countComments(t, tenderId)) >= max) {
      throw new AppError("limit_reached", { max });
    }
    const people = await requirePeople(t, mentions);
    const commentId = await store.insertComment(t, tenderId, { by, text, mentions: people });
    await raiseCardRevision(t, tenderId);
    await note({ kind: "commented" });
    await tellMentioned(t, { card, by, commentId, text, mentions: people });
    return { comment: await reread(t, commentId) };
  });
}

/** In the first minutes and by its author alone; who is mentioned anew is told. Throws not_found; later, and for others, bad_request. */
export function editCardComment(
  ctx: Context,
  { id, text, mentions }: Words & { readonly id: string },
): Promise<{ comment: CardComment }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { card, by, tenderId } = await holdCard(t, "comment", id);
    const { canEditUntil } = await reread(t, id);
    if (canEditUntil === undefined) throw new AppError("bad_request");
    const people = await requirePeople(t, mentions);
    await store.rewriteComment(t, id, { text, mentions: people });
    await raiseCardRevision(t, tenderId);
    await tellMentionedAgain(t, { card, by, commentId: id, text, mentions: people });
    return { comment: await reread(t, id) };
  });
}

/** Throws not_found; of others' comments bad_request. */
export function deleteCardComment(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ comment: CardComment }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { tenderId, note } = await holdCard(t, "comment", id);
    const comment = await reread(t, id);
    if (comment.isDeleted) return { comment };
    if (!comment.canDelete) throw new AppError("bad_request");
    await store.emptyComment(t, id);
    await forgetMentions(t, id);
    await raiseCardRevision(t, tenderId);
    await note({ kind: "comment_deleted" });
    return { comment: await reread(t, id) };
  });
}

async function reread(t: AgencyTransaction, id: string): Promise<CardComment> {
  const row = await store.findComment(t, id);
  if (!row) throw new AppError("not_found");
  const userId = t.actor.kind === "user" ? t.actor.session.userId : undefined;
  return toCardComment(row, userId, t.now());
}
