import type { BidFolder } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { memberName } from "../../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { Judges } from "../../assessment/index.ts";
import { getBidFolder, requireOpenFolder } from "../get-bid-folder.ts";
import { deleteSentQuestion, writeSentQuestion } from "./sent-question.store.ts";

interface Marking {
  readonly slug: string;
  readonly key: string;
  readonly isSent: boolean;
}

/** Keeps that a member has sent a question, with its words. Throws not_found for one that there is no draft of. */
export async function markQuestion(
  ctx: Context,
  judges: Judges,
  { slug, key, isSent }: Marking,
): Promise<BidFolder> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const { tenderId, folder } = await requireOpenFolder(ctx, judges, slug);
  const question = folder.questions.drafts.find((draft) => draft.key === key);
  if (isSent && !question) throw new AppError("not_found");
  await inAgency(ctx, agencyId, async (t) => {
    if (!isSent || !question) return deleteSentQuestion(t, tenderId, key);
    const byName = await memberName(t, userId);
    const { title, draft } = question;
    return writeSentQuestion(t, tenderId, { key, title, draft, byName });
  });
  return getBidFolder(ctx, judges, { slug });
}
