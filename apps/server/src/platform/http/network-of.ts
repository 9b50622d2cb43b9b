import { isIPv4, isIPv6 } from "node:net";

/**
 * An IPv4 address by its /24, an IPv6 address by its /48: what one visitor can hardly change. Some proxies add a port.
 * What is no address at all shares one network, so that a made-up form is no way around a limit.
 */
export function networkOf(address: string): string {
  const ip = withoutPort(address.trim());
  if (isIPv4(ip)) return `${ip.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(ip)) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return networkOf(mapped);
  return `${firstGroups(ip).join(":")}::/48`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

/** The first three groups in one spelling: "2001:DB8::1" and "2001:db8:0:1::1" begin alike. */
function firstGroups(ip: string): string[] {
  // A zone names an interface of this machine, and the URL parser knows none.
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, "")}]`);
  const [before = "", after] = hostname.slice(1, -1).split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: zeros }, () => "0"), ...tail].slice(0, 3);
}
