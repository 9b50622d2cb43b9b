import { recordLimits } from "@tc/domain";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import { noticeLimits } from "./notice-limits.ts";
import { requireFewDifferent } from "./require-few-different.ts";
import { shorten } from "./shorten.ts";

/**
 * Holds the notices of one document to their limits, one after the other, whatever reader they come from, and to one
 * limit for all of them together. What it returns throws NoticeError for a notice that must be refused.
 */
export function documentLimit(): (notice: Notice) => Notice {
  let bytes = 0;
  return (notice) => {
    const limited = limitNotice(notice);
    bytes += limited.maxBytes;
    if (bytes <= recordLimits.documentBytes) return limited.notice;
    throw new NoticeError(
      "too_large",
      `The document's notices make more than ${recordLimits.documentBytes} bytes.`,
    );
  };
}

/** Throws NoticeError where cutting texts is not enough, or where something is too long that must not be cut. */
export function limitNotice(notice: Notice): {
  readonly notice: Notice;
  /** Its JSON has no more than these. */
  readonly maxBytes: number;
} {
  const result = shorten(notice, noticeLimits, recordLimits.bytes);
  if (!result) {
    throw new NoticeError(
      "too_large",
      `The notice makes more than ${recordLimits.bytes} bytes even with its texts cut.`,
    );
  }
  const { value, shortened, maxBytes } = result;
  requireFewDifferent(value);
  if (shortened.size === 0) return { notice: value, maxBytes };
  return { notice: { ...value, shortened: [...shortened].toSorted() }, maxBytes };
}
