import { zstdDecompressSync } from "node:zlib";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { hashOf } from "./hash-of.ts";
import { findRejectedContent } from "./rejected-notice.operator.store.ts";

const shownBytes = 20_000;

/** The first bytes of a rejected notice as text and nothing else: they are untrusted, and broken ones are the point. */
export async function getRejectedNotice(
  ctx: Context,
  id: string,
): Promise<{ text: string; isCut: boolean }> {
  const sha256 = hashOf(id);
  if (!sha256) throw new AppError("not_found");
  const row = await asAdmin(ctx, "getRejectedNotice", (t) => findRejectedContent(t, sha256));
  if (!row) throw new AppError("not_found");
  const bytes = zstdDecompressSync(row.content, { maxOutputLength: Math.max(row.size_bytes, 1) });
  const text = new TextDecoder("utf-8").decode(bytes.subarray(0, shownBytes));
  return { text: withoutControls(text), isCut: bytes.length > shownBytes };
}

/** Control characters would vanish on the screen, and those that turn the direction of writing would mislead. */
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
