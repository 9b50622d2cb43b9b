import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { FileAnswer } from "../../platform/http/http-answer.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findReadable } from "./find-readable.ts";
import { openObject } from "./objects/document-objects.ts";

/** The file as it was uploaded, under its own name without the archive's. */
export async function getDocumentContent(
  ctx: Context,
  { id }: { id: string },
): Promise<FileAnswer> {
  const { agencyId } = requireMembership(ctx);
  const document = await inAgency(ctx, agencyId, (t) => findReadable(t, id));
  const content = document && (await openObject(ctx, agencyId, id, "content"));
  if (!content) throw new AppError("not_found");
  return new FileAnswer(content, document.name.split("/").at(-1) ?? document.name);
}
