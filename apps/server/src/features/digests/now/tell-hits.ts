import { berlinClock } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { isPaused } from "@tc/domain";
import { listEmailSettings } from "../../emails/index.ts";
import type { EmailRecipient } from "../../emails/index.ts";
import { notify } from "../../notifications/index.ts";
import { listEagerAgencies } from "../due/due-agencies.operator.store.ts";
import { AgencyHits } from "../hits/agency-hits.ts";
import { NewTenders } from "../hits/new-tenders.ts";
import { insertDigests, listDigestStates } from "../run/digest.store.ts";
import type { DigestState } from "../run/digest.store.ts";
import { hitRow } from "../run/hit-words.ts";
import { rankHits } from "../run/rank-hits.ts";
import { toldClusters } from "../run/told-clusters.ts";
import { hitsHeading } from "./hits-heading.ts";
import { isScoringDue } from "./scoring-due.operator.store.ts";

const agenciesPerStep = 500;
const hourMs = 3_600_000;
/** What came longer ago is no news to be told at once; the scores of a tender may take some hours. */
const newHours = 12;

/** Tells members who want hits at once of those that came, one notification a member and run. */
export async function tellHits(ctx: Context, signal: AbortSignal): Promise<{ told: number }> {
  const total = { told: 0 };
  const tenders = await NewTenders.read(ctx, new Date(ctx.now().getTime() - newHours * hourMs));
  // Tenders that are about to be scored come with the next run, together with their neighbours.
  if (tenders.size === 0 || (await asOperator(ctx, isScoringDue))) return total;
  const { day } = berlinClock(ctx.now());
  let after: string | undefined;
  while (!signal.aborted) {
    const ids = await asOperator(ctx, (t) =>
      listEagerAgencies(t, { day, after, limit: agenciesPerStep }),
    );
    for (const id of ids) {
      if (signal.aborted) break;
      total.told += await inAgency(ctx, id, (t) => tellAgency(t, tenders));
    }
    after = ids.at(-1);
    if (ids.length < agenciesPerStep) break;
  }
  return total;
}

async function tellAgency(t: AgencyTransaction, tenders: NewTenders): Promise<number> {
  const recipients = (await listEmailSettings(t)).filter(
    ({ hasPlan, settings }) =>
      hasPlan &&
      settings.frequencies.matches === "immediately" &&
      !isPaused(settings, berlinClock(t.now()).day),
  );
  if (recipients.length === 0) return 0;
  const states = await listDigestStates(t, new Date(tenders.since.getTime() - 24 * hourMs));
  const hits = await AgencyHits.read(t, tenders);
  let told = 0;
  for (const recipient of recipients) {
    const state = states.get(recipient.userId);
    if (state && (await tellMember(t, { recipient, state }, { tenders, hits }))) told++;
  }
  return told;
}

async function tellMember(
  t: AgencyTransaction,
  { recipient, state }: { readonly recipient: EmailRecipient; readonly state: DigestState },
  { tenders, hits }: { readonly tenders: NewTenders; readonly hits: AgencyHits },
): Promise<boolean> {
  const { userId, settings } = recipient;
  const newHits = hits
    .of(userId)
    .filter(({ tender, isLocked }) => !isLocked && tender.newSince > state.joinedAt);
  const clusters = rankHits(newHits, toldClusters(tenders, state.told));
  const rows = clusters.slice(0, settings.hitsPerMail).map((hit) => hitRow(hit, t.site.publicUrl));
  if (rows.length === 0) return false;
  const key = `now ${t.now().toISOString()}`;
  const tenderIds = clusters.flatMap((cluster) => cluster.tenderIds);
  const written = await insertDigests(t, [{ userId, key, hasHits: true, tenderIds }]);
  if (!written.has(userId)) return false;
  return notify(t, {
    userId,
    event: "matches",
    key,
    heading: hitsHeading(rows, clusters.length),
    path: "/app/results?sort=published",
    details: { kind: "hits", rows, rest: clusters.length - rows.length },
  });
}
