import { holdAgency } from "../../platform/tenancy/agency-lock.store.ts";
import type { Context } from "../../platform/context.ts";
import { addDays, berlinDay } from "../../platform/memory/berlin-day.ts";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { queueLetter } from "../letters/index.ts";
import { legalVersionEmail } from "./legal-version.email.ts";
import { noteAnnouncement } from "./announcement.store.ts";
import {
  listUntoldAgencies,
  listUntoldVersions,
  noteToldAll,
} from "./legal-version.operator.store.ts";

const atOnce = 200;
/** So long after a version began to hold, agencies are told that a standstill of the worker left out. */
const daysLate = 30;

type Version = Awaited<ReturnType<typeof listUntoldVersions>>[number];

/**
 * Tells each agency of each published version. One transaction writes an agency's letter and the note that it was told:
 * after a crash the next run tells only the others.
 */
export async function announceVersions(ctx: Context, signal: AbortSignal): Promise<void> {
  const sinceDay = addDays(berlinDay(ctx.now()), -daysLate);
  for (const version of await asOperator(ctx, (t) => listUntoldVersions(t, sinceDay))) {
    for (;;) {
      const agencyIds = await asOperator(ctx, (t) => listUntoldAgencies(t, version, atOnce));
      for (const agencyId of agencyIds) {
        signal.throwIfAborted();
        await announceTo(ctx, agencyId, version);
      }
      if (agencyIds.length < atOnce) break;
    }
    if (version.told_at) continue;
    await asOperator(ctx, (t) => noteToldAll(t, version.id));
    ctx.log.info({ versionId: version.id }, "every agency was told of a new version");
  }
}

function announceTo(ctx: Context, agencyId: string, version: Version): Promise<void> {
  return inAgency(ctx, agencyId, async (t) => {
    if (!(await holdAgency(t))) return;
    const letter = legalVersionEmail({
      kind: version.kind,
      version: version.version,
      summary: version.summary,
      effectiveOn: version.effective_on,
      announcedAt: t.now(),
      url: `${t.site.publicUrl}/app/profil/datenschutz`,
    });
    const hasLetter = await queueLetter(t, { key: `announcement ${version.id}`, ...letter });
    await noteAnnouncement(t, version.id, hasLetter);
    if (!hasLetter)
      t.log.warn({ agencyId, versionId: version.id }, "nobody of an agency could be told");
  });
}
