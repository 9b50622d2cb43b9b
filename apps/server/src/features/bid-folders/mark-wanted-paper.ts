import type { BidFolder, PaperMarkState } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { Judges } from "../assessment/index.ts";
import { getBidFolder, requireOpenFolder } from "./get-bid-folder.ts";
import { deletePaperMark, writePaperMark } from "../tender-checks/index.ts";

interface Marking {
  readonly slug: string;
  readonly paper: string;
  /** null takes it back */
  readonly mark: PaperMarkState | null;
}

/** Keeps what a member says of a paper. Throws not_found for one that nobody wants. */
export async function markWantedPaper(
  ctx: Context,
  judges: Judges,
  { slug, paper, mark }: Marking,
): Promise<BidFolder> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const { tenderId, folder } = await requireOpenFolder(ctx, judges, slug);
  if (mark !== null && !folder.papers.some(({ name }) => name === paper)) {
    throw new AppError("not_found");
  }
  await inAgency(ctx, agencyId, async (t) => {
    if (mark === null) return deletePaperMark(t, tenderId, paper);
    const byName = await memberName(t, userId);
    return writePaperMark(t, { tenderId, paper, state: mark, byName });
  });
  return getBidFolder(ctx, judges, { slug });
}
