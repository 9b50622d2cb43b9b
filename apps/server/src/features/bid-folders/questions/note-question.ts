import { maxNotedQuestions } from "@tc/contract";
import type { BidFolder } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { memberName } from "../../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { Judges } from "../../assessment/index.ts";
import { getBidFolder, requireOpenFolder } from "../get-bid-folder.ts";
import {
  deleteNotedQuestion,
  listNotedQuestions,
  writeNotedQuestion,
} from "./noted-question.store.ts";

interface Noting {
  readonly slug: string;
  readonly question: string;
  readonly isNoted: boolean;
}

/** Keeps a question that a member wants to put to the buyer, or forgets it. Throws bad_request where there are too many. */
export async function noteQuestion(
  ctx: Context,
  judges: Judges,
  { slug, question, isNoted }: Noting,
): Promise<BidFolder> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const { tenderId } = await requireOpenFolder(ctx, judges, slug);
  await inAgency(ctx, agencyId, async (t) => {
    if (!isNoted) return deleteNotedQuestion(t, tenderId, question);
    const noted = await listNotedQuestions(t, tenderId);
    if (noted.length >= maxNotedQuestions) throw new AppError("bad_request");
    return writeNotedQuestion(t, tenderId, { question, byName: await memberName(t, userId) });
  });
  return getBidFolder(ctx, judges, { slug });
}
