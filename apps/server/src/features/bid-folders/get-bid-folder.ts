import { profileData } from "@tc/contract";
import type { BidFolder, OpenBidFolder } from "@tc/contract";
import { AppError, canUse, cheapestTierWith, invariant } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requireTender, referencesFor, statedAmountOf, volumeLockOf } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { currentExtract, readDocumentsOf } from "../documents/index.ts";
import { findProfile } from "../profile/index.ts";
import { proofsOf } from "../proof-files/index.ts";
import { listPaperMarks, progressOf, wantedPapers } from "../tender-checks/index.ts";
import type { PaperInput } from "../tender-checks/index.ts";
import { bidderQuestions } from "./questions/bidder-questions.ts";
import { listNotedQuestions } from "./questions/noted-question.store.ts";
import { listSentQuestions } from "./questions/sent-question.store.ts";
import { folderReferences } from "./references/folder-references.ts";
import { findReferenceChoice } from "./references/reference-choice.store.ts";

/** The plans that open summaries open folders as well. */
const opening = "summaries";

/** What a bid for a tender needs: wanted papers, references, and questions to the buyer. Throws not_found. */
export async function getBidFolder(
  ctx: Context,
  judges: Judges,
  { slug }: { slug: string },
): Promise<BidFolder> {
  return (await readFolder(ctx, judges, slug)).folder;
}

interface FolderOf<Folder extends BidFolder> {
  readonly tenderId: string;
  readonly title: string;
  readonly folder: Folder;
}

/** The same for whoever changes something in it. Throws plan_required where it is locked. */
export async function requireOpenFolder(
  ctx: Context,
  judges: Judges,
  slug: string,
): Promise<FolderOf<OpenBidFolder>> {
  const { folder, ...tender } = await readFolder(ctx, judges, slug);
  if (folder.kind === "locked") throw new AppError("plan_required", { tier: folder.tier });
  return { ...tender, folder };
}

async function readFolder(
  ctx: Context,
  judges: Judges,
  slug: string,
): Promise<FolderOf<BidFolder>> {
  const { agencyId, tier } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  const { title } = tender.record;
  const tenderId = tender.id;
  if (!canUse(tier, opening)) {
    const locked = { kind: "locked", reason: "plan", tier: cheapestTierWith(opening) } as const;
    return { tenderId, title, folder: locked };
  }
  const lock = volumeLockOf(tier, statedAmountOf(tender));
  if (lock) {
    return { tenderId, title, folder: { kind: "locked", reason: "volume", tier: lock.tier } };
  }
  const { marks, sent, noted, chosenIds, isComplete, ...facts } = await inAgency(
    ctx,
    agencyId,
    async (t) => ({
      marks: await listPaperMarks(t, tenderId),
      sent: await listSentQuestions(t, tenderId),
      noted: await listNotedQuestions(t, tenderId),
      chosenIds: await findReferenceChoice(t, tenderId),
      isComplete: (await currentExtract(t, tender)).isComplete,
      profile: await findProfile(t),
      proofs: await proofsOf(t),
      ...(await readDocumentsOf(t, tenderId)),
    }),
  );
  invariant(facts.profile, "an agency has a profile");
  const input: PaperInput = {
    tender: tender.record,
    items: facts.items,
    documents: facts.documents,
    profile: profileData.parse(facts.profile.data),
    proofs: facts.proofs,
    now: ctx.now(),
  };
  const papers = wantedPapers(input, marks);
  const ranking = await referencesFor(ctx, judges, agencyId, tender);
  return {
    tenderId,
    title,
    folder: {
      kind: "open",
      documents: input.documents.length,
      isReading: !isComplete,
      papers,
      progress: progressOf(papers),
      references: folderReferences(input, { ranking, chosenIds }),
      questions: bidderQuestions(input, { sent, noted }, input.now),
    },
  };
}
