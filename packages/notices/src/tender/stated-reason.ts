import type { TenderNoticeRef } from "@tc/domain";
import type { Notice } from "../notice.ts";

type Reason = Pick<TenderNoticeRef, "isCorrection" | "reasonCode" | "reasonText" | "description">;

/**
 * Why a notice corrects another or modifies a contract, and what of it, as the buyer wrote it. It belongs to the notice,
 * because a correction may well change no field that is read here.
 */
export function statedReason({ changes, modifiedContract }: Notice): Reason {
  const reasonCode =
    changes.find((change) => change.reasonCode !== undefined)?.reasonCode ??
    modifiedContract?.reasonCode;
  const reasonText = joined(changes.map((change) => change.reasonText));
  const description = joined([
    ...changes.map((change) => change.description),
    modifiedContract?.description,
  ]);
  return {
    ...(changes.length > 0 && { isCorrection: true }),
    ...(reasonCode !== undefined && { reasonCode }),
    ...(reasonText !== undefined && { reasonText }),
    ...(description !== undefined && description !== reasonText && { description }),
  };
}

function joined(texts: readonly (string | undefined)[]): string | undefined {
  return [...new Set(texts.filter((text) => text !== undefined))].join("\n\n") || undefined;
}
