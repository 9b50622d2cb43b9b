import type { FastifyRequest } from "fastify";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Whether a page of another site makes a visitor's browser change something here. Browsers say where a request comes
 * from and pages cannot forge it; what is no browser says nothing and carries no visitor's rights either.
 */
export function isCrossSiteChange({ method, headers }: Pick<FastifyRequest, "method" | "headers">) {
  if (safeMethods.has(method)) return false;
  const site = headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  // Browsers of before 2023 name the origin only.
  const { origin, host } = headers;
  return origin !== undefined && hostOf(origin) !== host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
