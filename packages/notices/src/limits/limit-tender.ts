import { plausibilityFlags, recordLimits, tenderLimits } from "@tc/domain";
import type { PlausibilityFlag, Tender, TenderChange } from "@tc/domain";
import { NoticeError } from "../notice.ts";
import { jsonBytes } from "./json-bytes.ts";
import { tooLarge } from "./limit-procedure.ts";
import { requireFewDifferent } from "./require-few-different.ts";
import { shorten } from "./shorten.ts";

/**
 * Holds a tender to its limits. Each of its notices keeps them, but hundreds may add up: then the oldest change records
 * go, and after them what lots and results say at length is cut. Throws NoticeError "procedure_too_large" where that is
 * not enough: which lots there are and what they are worth is never shortened.
 */
export function limitTender(tender: Tender): Tender {
  const changes = newestChanges(tender.changes, recordLimits.changeBytes);
  const result = shortenProcedure({ ...tender, changes });
  if (!result) throw tooLarge(`makes more than ${recordLimits.bytes} bytes with its texts cut`);
  const { value, shortened } = result;
  return withFlags(value, {
    texts_shortened: shortened.has("texts"),
    lists_shortened: shortened.has("lists") || changes.length < tender.changes.length,
  });
}

/** A limit that no notice breaks alone is broken by the procedure. */
function shortenProcedure(tender: Tender) {
  try {
    requireFewDifferent(tender);
    return shorten(tender, tenderLimits, recordLimits.bytes);
  } catch (error) {
    throw error instanceof NoticeError ? tooLarge(`is too large: ${error.message}`) : error;
  }
}

/** As many of the latest change records as there is room for, in their order. */
function newestChanges(changes: Tender["changes"], maxBytes: number): Tender["changes"] {
  let bytes = 0;
  let first = changes.length;
  while (first > 0 && changes.length - first < tenderLimits.changes.entries) {
    bytes += changeBytes(changes[first - 1] as TenderChange);
    if (bytes > maxBytes) break;
    first -= 1;
  }
  return first === 0 ? changes : changes.slice(first);
}

/** Its texts alone: the names of its fields are counted with the whole. */
function changeBytes(change: TenderChange): number {
  return Object.values(change).reduce<number>((sum, text: string) => sum + jsonBytes(text), 0);
}

function withFlags(tender: Tender, raised: Partial<Record<PlausibilityFlag, boolean>>): Tender {
  const flags = plausibilityFlags.filter(
    (flag) => tender.flags.includes(flag) || raised[flag] === true,
  );
  return { ...tender, flags };
}
