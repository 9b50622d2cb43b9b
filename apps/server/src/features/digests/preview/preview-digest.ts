import { nextDigest } from "@tc/domain";
import type { Digest } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { getEmailSettings } from "../../emails/index.ts";
import type { EmailRecipient } from "../../emails/index.ts";
import { digestTimes, heldSince, sinceOf } from "../due/due-digest.ts";
import { AgencyHits } from "../hits/agency-hits.ts";
import { listDigestStates } from "../run/digest.store.ts";
import type { DigestState } from "../run/digest.store.ts";
import { composeFor } from "../run/send-digests.ts";
import { lookFrom } from "../run/told-clusters.ts";
import type { LatestTenders } from "./latest-tenders.ts";

interface Upcoming {
  readonly recipient: EmailRecipient;
  readonly state: DigestState;
  readonly digest: Digest;
}

export type PreviewedDigest = Upcoming & Awaited<ReturnType<typeof composeFor>>;

/** The caller's next digest as it would be now; undefined where none is to come. Nothing counts as told by it. */
export async function previewDigest(
  ctx: Context,
  latest: LatestTenders,
): Promise<PreviewedDigest | undefined> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const upcoming = await inAgency(ctx, agencyId, (t) => findUpcoming(t, userId));
  if (!upcoming) return undefined;
  const tenders = await latest.read(ctx, lookFrom(sinceOf(upcoming.state, upcoming.digest)));
  return inAgency(ctx, agencyId, async (t) => {
    const hits = await AgencyHits.read(t, tenders);
    return { ...upcoming, ...(await composeFor(t, upcoming, { tenders, hits })) };
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
  const digest = nextDigest(digestTimes(settings, hasHeld), t.now());
  return digest && { recipient, state, digest };
}

/** So far back a digest looks at most, see due-digest.ts. */
const toldMs = 14 * 86_400_000;
