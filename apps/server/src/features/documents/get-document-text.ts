import type { DocumentTextAnswer } from "@tc/contract";
import type { Box } from "@tc/documents";
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
    format: text.format,
    parts: text.parts.map(({ place, confidence, lines }) => ({
      place,
      ...(confidence !== undefined && { confidence }),
      lines: lines.map((line) => line.text),
      ...(text.format === "pdf" && { boxes: lines.flatMap(({ box }) => edgesOf(box)) }),
    })),
  };
}

/** To a tenth of a point */
function edgesOf(box: Box | undefined): number[] {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map((edge) => Math.round(edge * 10) / 10);
}
