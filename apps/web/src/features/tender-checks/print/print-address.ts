import { printTenderCheck } from "@tc/contract";

/** Where the check is as PDF; with the agency's own figures only on wish. */
export function printAddress(slug: string, isInternal: boolean): string {
  const path = printTenderCheck.path.replace(":slug", encodeURIComponent(slug));
  return isInternal ? `${path}?internal=true` : path;
}
