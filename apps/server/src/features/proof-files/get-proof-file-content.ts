import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { FileAnswer } from "../../platform/http/http-answer.ts";
import { openSealed } from "../../platform/objects/sealed-objects.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findProof, findProofObject } from "./proof-file.store.ts";
import { fileNameOf } from "./to-proof-file.ts";

/** The file as it was uploaded; to be saved, never shown on this site. */
export async function getProofFileContent(
  ctx: Context,
  { id }: { id: string },
): Promise<FileAnswer> {
  const { agencyId } = requireMembership(ctx);
  const proof = await inAgency(ctx, agencyId, (t) => findProof(t, id));
  const content = proof && (await openProof(ctx, agencyId, id));
  if (!content) throw new AppError("not_found");
  return new FileAnswer(content, fileNameOf(proof));
}

/** Undefined where there is none, or the store has lost it. */
export async function openProof(
  ctx: Context,
  agencyId: string,
  id: string,
): Promise<Buffer | undefined> {
  const object = await inAgency(ctx, agencyId, (t) => findProofObject(t, id));
  const { objects, keyRing } = ctx.ports;
  return object && openSealed(objects, keyRing, object, id);
}
