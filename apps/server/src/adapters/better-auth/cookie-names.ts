import type { Site } from "../../platform/context.ts";

export interface CookieNames {
  readonly session: string;
  /** Remembers a sign-in that waits for its second factor. */
  readonly challenge: string;
  /** A device that need not show a second factor. */
  readonly device: string;
}

/** Over https a browser takes `__Host-` cookies from this very host only: no neighbouring host can plant one. */
export function cookiePrefix({ isHttps }: Pick<Site, "isHttps">): string {
  return isHttps ? "__Host-tc_" : "tc_";
}

export function cookieNamesOf(site: Pick<Site, "isHttps">): CookieNames {
  const prefix = cookiePrefix(site);
  return {
    session: `${prefix}session`,
    challenge: `${prefix}second_factor`,
    device: `${prefix}trusted_device`,
  };
}
