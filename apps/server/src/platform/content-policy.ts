import type { ConsentServices } from "./consent-services.ts";

/**
 * The policy of a document: own files and inline scripts with a listed hash, and the services it may load once a visitor
 * has agreed. The virtual list and the UI library position parts through the style object of elements, which no policy
 * forbids.
 */
export function documentContentPolicy(
  scriptHashes: readonly string[],
  services: ConsentServices = {},
): string {
  const used = Object.values(services);
  const scripts = used.map(({ script }) => new URL(script).origin);
  // Without a scheme a name would also stand for http.
  const hosts = [
    ...scripts,
    ...used.flatMap((service) => service.hosts.map((it) => `https://${it}`)),
  ];
  const allow = (...sources: readonly string[]) => [...new Set(sources)].join(" ");
  return [
    "default-src 'none'",
    allow("script-src 'self'", ...scriptHashes, ...scripts),
    "style-src 'self'",
    allow("img-src 'self' data:", ...hosts),
    "font-src 'self'",
    allow("connect-src 'self'", ...hosts),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
