import { isLoopbackOrigin } from "./network.ts";
import type { Network } from "./network.ts";
import { OutboundError } from "./outbound-error.ts";

/** An address that was checked, and where alone the connection may go. */
export interface CheckedHop {
  readonly url: URL;
  readonly addresses: readonly string[];
}

/** Throws OutboundError for an address nobody may make this server call. Each redirect is checked again. */
export async function checkHop(
  address: string,
  base: URL | undefined,
  network: Network,
  testOrigins: ReadonlySet<string>,
): Promise<CheckedHop> {
  if (!URL.canParse(address, base?.href)) throw new OutboundError("unreachable");
  const url = new URL(address, base?.href);
  url.hash = "";
  if (url.username !== "" || url.password !== "") throw new OutboundError("forbidden");
  if (testOrigins.has(url.origin) && isLoopbackOrigin(url.origin)) {
    return { url, addresses: [url.hostname === "[::1]" ? "::1" : "127.0.0.1"] };
  }
  if (url.protocol !== "https:") throw new OutboundError("not_https");
  if (!network.ports.includes(url.port)) throw new OutboundError("forbidden");
  const addresses = await resolve(url.hostname, network);
  if (addresses.length === 0) throw new OutboundError("unreachable");
  // One address among many would do: the connection may pick any of them.
  if (!addresses.every((item) => network.isPublic(item))) throw new OutboundError("forbidden");
  return { url, addresses };
}

async function resolve(hostname: string, network: Network): Promise<readonly string[]> {
  try {
    return await network.resolve(hostname.replace(/^\[(.*)\]$/, "$1"));
  } catch (error) {
    throw new OutboundError("unreachable", { cause: error });
  }
}
