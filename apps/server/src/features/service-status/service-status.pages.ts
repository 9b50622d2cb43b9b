import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { refuseOtherMethods } from "../../platform/http/http.ts";
import { getServiceStatus } from "./get-service-status.ts";
import { renderStatusPage, renderUnreadableStatus } from "./status-page.ts";

const pageUrl = "/status";
const styleUrl = "/status/style.css";
// A page without scripts or images; everything else stays forbidden.
const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Minutes change the page, so a flood of visitors is answered from one reading. */
const keptMs = 15_000;

/**
 * The status page is written here and not in the web's build: it is to be readable without a script, with figures of this
 * minute, and it must not add a byte to any other page.
 */
export function registerServiceStatus(
  app: FastifyInstance,
  ctx: Pick<Context, "db" | "now">,
  files: ReadonlySet<string>,
): void {
  let kept: { readonly at: number; readonly page: Promise<string> } | undefined;

  function readPage(): Promise<string> {
    const at = ctx.now().getTime();
    if (!kept || at - kept.at >= keptMs || at < kept.at) {
      const page = getServiceStatus(ctx).then((status) => renderStatusPage(status, styleUrl));
      kept = { at, page };
      page.catch(() => {
        if (kept?.page === page) kept = undefined;
      });
    }
    return kept.page;
  }

  app.get(pageUrl, async (request, reply) => {
    reply
      .headers({ "cache-control": "no-cache", "content-security-policy": pagePolicy })
      .type("text/html; charset=utf-8");
    try {
      return await readPage();
    } catch (error) {
      request.log.warn({ err: error }, "the status page could not be read");
      return reply.code(503).send(renderUnreadableStatus(styleUrl));
    }
  });
  refuseOtherMethods(app, pageUrl, ["GET", "HEAD"]);
  app.get(styleUrl, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=300")
      .type("text/css; charset=utf-8")
      .send(
        fontFaces(files) + (await readFile(path.join(import.meta.dirname, "status.css"), "utf8")),
      ),
  );
  refuseOtherMethods(app, styleUrl, ["GET", "HEAD"]);
}

/** The web's own fonts, where it was built. */
function fontFaces(files: ReadonlySet<string>): string {
  const faces = [
    { family: "Bricolage", weight: "700", pattern: /^assets\/bricolage-700-[\w-]+\.woff2$/ },
    {
      family: "Instrument",
      weight: "400 700",
      pattern: /^assets\/instrument-400-700-[\w-]+\.woff2$/,
    },
  ];
  return faces
    .map(({ family, weight, pattern }) => {
      const file = [...files].find((name) => pattern.test(name));
      return file === undefined
        ? ""
        : `@font-face { font-family: ${family}; font-weight: ${weight}; font-display: swap; src: url("/${file}") format("woff2"); }\n`;
    })
    .join("");
}
