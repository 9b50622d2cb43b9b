import type { Tender } from "@tc/domain";

/**
 * Prefixes of CPV codes that hold all social and other special services (Annex XIV of Directive 2014/24/EU), film and
 * events among them; some hold others too.
 */
const prefixes = ["55", "64", "75", "791", "796", "797", "7995", "79995", "80", "85", "92", "98"];
/** Forms of notices of such services (OPP-070) */
const subtypes = new Set(["12", "20"]);

/** Whether it may be a special service: its buyer sets deadlines of its own (§ 65 Abs. 3 VgV). */
export function maySetDeadlines({ cpv, lots, notices }: Tender): boolean {
  const codes = [...cpv, ...lots.flatMap((lot) => lot.cpv)];
  return (
    codes.some((code) => prefixes.some((prefix) => code.startsWith(prefix))) ||
    notices.some(({ subtype }) => subtype !== undefined && subtypes.has(subtype))
  );
}
