import type { DocumentTextAnswer } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findReadable } from "./find-readable.ts";
import { openText } from "./reading/document-text.ts";

/** What the file says; not_found while it is not read. */
export async function getDocumentText(
  ctx: Context,
  { id }: { id: string },
): Promise<DocumentTextAnswer> {
  const { agencyId } = requireMembership(ctx);
  const document = await inAgency(ctx, agencyId, (t) => findReadable(t, id));
  const text = document && (await openText(ctx, agencyId, id));
  if (!text) throw new AppError("not_found");
  return {
    name: document.name,
    parts: text.parts.map(({ place, confidence, lines }) => ({
      place,
      ...(confidence !== undefined && { confidence }),
      lines: lines.map((line) => line.text),
    })),
  };
}
