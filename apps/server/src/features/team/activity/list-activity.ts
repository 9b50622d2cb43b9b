import type { listTeamActivity as endpoint } from "@tc/contract";
import { AppError, isDay } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { findMemberName, listActivityRows } from "./activity.store.ts";
import type { ActivityRow } from "./activity.store.ts";

const pageSize = 50;
type Answer = z.input<typeof endpoint.response>;

interface Query {
  readonly memberId?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A page of what members did. Throws not_found for a member of another agency. */
export function listActivity(ctx: Context, { memberId, cursor }: Query): Promise<Answer> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const name = memberId === undefined ? undefined : await findMemberName(t, memberId);
    if (memberId !== undefined && name === undefined) throw new AppError("not_found");
    const rows = await listActivityRows(t, {
      before: readCursor(cursor),
      member: memberId !== undefined && name !== undefined ? { userId: memberId, name } : undefined,
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      activity: page.map(toActivity),
      ...(rows.length > pageSize && last && { nextCursor: writeCursor(last) }),
    };
  });
}

function toActivity(row: ActivityRow): Answer["activity"][number] {
  return {
    key: row.key,
    at: row.at.toISOString(),
    kind: row.kind,
    ...(row.by_name !== null && { byName: row.by_name }),
    ...(row.what !== null && { what: row.what }),
    ...(row.slug !== null && { tender: { slug: row.slug, title: row.title ?? "" } }),
  };
}

const writeCursor = ({ moment, key }: ActivityRow) => `${moment}|${key}`;

/** A moment as the database writes it, and a key: nothing else may reach its casts. */
const writtenCursor =
  /^(?<moment>(?<day>[12]\d{3}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?)\|(?<key>[a-z]+ [\w-]+)$/;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const { moment, day = "", key } = writtenCursor.exec(cursor)?.groups ?? {};
  if (moment === undefined || key === undefined || !isDay(day)) throw new AppError("bad_request");
  return { moment, key };
}
