import type { Announcement } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { LegalAnswer } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { insertAnswer, listAnnouncementRows } from "./announcement.store.ts";
import { objectionEnd, toAnnouncement } from "./to-announcement.ts";

interface Answer {
  readonly versionId: string;
  readonly answer: LegalAnswer;
  readonly reason?: string | undefined;
}

/**
 * Writes down that the owner confirms a version or objects to it: who, when, and by its hash to which text. The last answer
 * counts; the same one sent again is none. Throws not_found, and stale_version for an objection that comes too late.
 */
export async function answerAnnouncement(
  ctx: Context,
  { versionId, answer, reason }: Answer,
): Promise<Announcement> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const row = await findRow(t, versionId);
    if (row.answer === answer) return toAnnouncement(row, t.now());
    if (answer === "objected" && t.now() >= objectionEnd(row)) throw new AppError("stale_version");
    const byName = await memberName(t, userId);
    const reply = { answer, reason: answer === "objected" ? reason : undefined, userId, byName };
    await insertAnswer(t, row, reply);
    const kind = answer === "objected" ? "legal_version_objected" : "legal_version_confirmed";
    await audit(t, { kind, agencyId, details: { kind: row.kind, version: row.version } });
    return toAnnouncement(await findRow(t, versionId), t.now());
  });
}

async function findRow(t: Parameters<typeof listAnnouncementRows>[0], versionId: string) {
  const row = (await listAnnouncementRows(t)).find(({ id }) => id === versionId);
  if (!row) throw new AppError("not_found");
  return row;
}
