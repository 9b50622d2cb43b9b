import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The only IPv6 addresses that IANA has given out for the public internet (RFC 4291, 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address belongs to the public internet. Everything with another purpose is refused, also addresses that only
 * wrap one: mapped, NAT64, 6to4, Teredo.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads spellings such as 127.1, which other parts may read differently.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || (parsed as ipaddr.IPv6).match(globalUnicast);
}
