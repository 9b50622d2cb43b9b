import type { BidFolder } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { Judges } from "../../assessment/index.ts";
import { getBidFolder, requireOpenFolder } from "../get-bid-folder.ts";
import { deleteReferenceChoice, writeReferenceChoice } from "./reference-choice.store.ts";

interface Choice {
  readonly slug: string;
  /** null: our proposal */
  readonly ids: readonly string[] | null;
}

/** Keeps which references an agency hands in, in that order. Throws not_found for one that its profile does not have. */
export async function chooseReferences(
  ctx: Context,
  judges: Judges,
  { slug, ids }: Choice,
): Promise<BidFolder> {
  const { agencyId } = requireMembership(ctx);
  const { tenderId, folder } = await requireOpenFolder(ctx, judges, slug);
  const { chosen, others } = folder.references;
  const existing = new Set([...chosen, ...others].map(({ id }) => id));
  if (ids?.some((id) => !existing.has(id))) throw new AppError("not_found");
  await inAgency(ctx, agencyId, (t) =>
    ids === null
      ? deleteReferenceChoice(t, tenderId)
      : writeReferenceChoice(t, tenderId, [...new Set(ids)]),
  );
  return getBidFolder(ctx, judges, { slug });
}
