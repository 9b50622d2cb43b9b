import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";

// In the order in which each finds what it needs.
const parts = [
  "card-rules",
  "messages",
  "appearance",
  "element",
  "bank-dialog",
  "api-calls",
  "stripe",
];

/** Modules as one classic script: nothing of it is global but `Stripe`. */
function bundle(): string {
  const sources = parts.map((name) =>
    readFileSync(path.join(import.meta.dirname, `${name}.js`), "utf8")
      .replaceAll(/^import [^;]*;\n/gm, "")
      .replaceAll(/^export /gm, ""),
  );
  return `(() => {\n"use strict";\n${sources.join("\n")}\n})();\n`;
}

/** The script a browser loads instead of Stripe's; it speaks to the origin it came from. */
export function serveBrowserScript(app: FastifyInstance): void {
  const script = bundle();
  for (const url of ["/stripe.js", "/endive/stripe.js", "/v3/"]) {
    app.get(url, (_request, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .headers({
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
          "cache-control": "no-store",
        })
        .send(script),
    );
  }
}
