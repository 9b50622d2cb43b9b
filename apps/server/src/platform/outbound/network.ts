import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";

/** What the client believes about the world; tests bring their own. */
export interface Network {
  /** Every address of a name. */
  resolve(hostname: string): Promise<readonly string[]>;
  isPublic(address: string): boolean;
  readonly ports: readonly string[];
  /** Trusted besides the public certificate authorities. */
  readonly ca?: string;
}

/** The internet. A URL has an empty port where it is the usual one. */
export const internet: Network = {
  resolve: async (hostname) => {
    if (isIP(hostname) !== 0) return [hostname];
    const answers = await lookup(hostname, { all: true, order: "ipv4first" });
    return answers.map(({ address }) => address);
  },
  isPublic: isPublicAddress,
  ports: [""],
};

/** Hosts that are this machine, as a setting may name them for tests. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname, protocol } = new URL(origin);
  return (
    new URL(origin).origin === origin &&
    ["http:", "https:"].includes(protocol) &&
    ["localhost", "127.0.0.1", "[::1]"].includes(hostname)
  );
}
