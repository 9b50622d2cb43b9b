import type { AddressStopReason } from "@tc/domain";

/**
 * What a permanent status (RFC 3463) says about the address; undefined: nothing, so that the next mail is tried. A full
 * mailbox (5.2.2) empties again, and policy (5.7), network (5.3, 5.4) and content (5.6) are rather our fault than the
 * address's.
 */
export function refusalReason(status: string | undefined): AddressStopReason | undefined {
  if (status === undefined) return "refused";
  const [, subject, detail] = status.split(".");
  if (subject === "1") return "no-mailbox";
  if (subject === "2") return detail === "1" ? "disabled" : detail === "2" ? undefined : "refused";
  return subject === "0" || subject === "5" ? "refused" : undefined;
}
