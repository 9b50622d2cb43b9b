import { berlinInstant, nextDigest } from "@tc/domain";
import type { Digest, EmailSettings } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { getEmailSettings } from "../../emails/index.ts";
import type { EmailRecipient } from "../../emails/index.ts";
import { digestTimes, heldSince, sinceOf } from "../due/due-digest.ts";
import { AgencyHits } from "../hits/agency-hits.ts";
import type { ComposedDigest } from "../run/compose-digest.ts";
import { listDigestStates } from "../run/digest.store.ts";
import type { DigestState } from "../run/digest.store.ts";
import { composeFor } from "../run/send-digests.ts";
import { lookFrom } from "../run/told-clusters.ts";
import type { LatestTenders } from "./latest-tenders.ts";

interface Upcoming {
  readonly recipient: EmailRecipient;
  readonly state: DigestState;
  /** Undefined: none is to come. */
  readonly digest: Digest | undefined;
}

export interface PreviewedDigest {
  readonly recipient: EmailRecipient;
  readonly digest: Digest | undefined;
  /** What the digest would be now; undefined without one */
  readonly composed: ComposedDigest | undefined;
}

/**
 * Composes the caller's next digest as it would be now, and marks nothing as mailed. Answers undefined where the caller is
 * no member any more.
 */
export async function previewDigest(
  ctx: Context,
  latest: LatestTenders,
): Promise<PreviewedDigest | undefined> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const upcoming = await inAgency(ctx, agencyId, (t) => findUpcoming(t, userId));
  if (!upcoming) return undefined;
  const { recipient, state, digest } = upcoming;
  if (!digest) return { recipient, digest, composed: undefined };
  const tenders = await latest.read(ctx, lookFrom(sinceOf(state, digest)));
  return inAgency(ctx, agencyId, async (t) => {
    const hits = await AgencyHits.read(t, tenders);
    const { composed } = await composeFor(t, { recipient, state, digest }, { tenders, hits });
    return { recipient, digest, composed };
  });
}

async function findUpcoming(t: AgencyTransaction, userId: string): Promise<Upcoming | undefined> {
  const recipient = await getEmailSettings(t, userId);
  if (!recipient) return undefined;
  const states = await listDigestStates(t, lookFrom(new Date(t.now().getTime() - toldMs)));
  const state = states.get(userId);
  if (!state) return undefined;
  const { settings } = recipient;
  const hasHeld = heldSince(settings, state) !== undefined;
  const after = mailsAfter(settings, t.now());
  const digest = after && nextDigest(digestTimes(settings, hasHeld), after);
  return { recipient, state, digest };
}

/** The instant after which mails come: now, or the end of the pause; undefined where that is open. */
function mailsAfter({ pause }: EmailSettings, now: Date): Date | undefined {
  if (!pause) return now;
  if (pause.until === undefined) return undefined;
  // A digest may come at the very midnight.
  const endMs = berlinInstant(pause.until, "00:00").getTime() - 1;
  return new Date(Math.max(now.getTime(), endMs));
}

/** So far back a digest looks at most, see due-digest.ts. */
const toldMs = 14 * 86_400_000;
