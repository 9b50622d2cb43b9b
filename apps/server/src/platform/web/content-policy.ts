import { hash } from "node:crypto";
import type { BrowserHosts } from "../../ports/payments.ts";
import type { ConsentServices } from "../settings/consent-services.ts";

/** What stands in a document itself: CSP sources of its scripts and styles. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

// Structured data is no script: no policy holds it back.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Hashes of a document as it is sent: prerendered parts cannot carry nonces. */
export function inlinePartsOf(html: string): InlineParts {
  const hashes = (part: RegExp) =>
    [...html.matchAll(part)].map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  return { scripts: hashes(inlineScript), styles: hashes(inlineStyle) };
}

/**
 * The policy of a document: own files, its own inline parts, the services it may load once a visitor has agreed, and where
 * it takes payments, their provider. The list of results positions its rows through the style object of
 * elements, which no policy forbids.
 */
export function documentContentPolicy(
  inline: InlineParts,
  services: ConsentServices = {},
  payments: BrowserHosts = { scripts: [], frames: [], connections: [] },
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
    allow("script-src 'self'", ...inline.scripts, ...scripts, ...payments.scripts),
    allow("style-src 'self'", ...inline.styles),
    allow("img-src 'self' data:", ...hosts),
    "font-src 'self'",
    allow("connect-src 'self'", ...hosts, ...payments.connections),
    ...(payments.frames.length > 0 ? [allow("frame-src", ...payments.frames)] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
