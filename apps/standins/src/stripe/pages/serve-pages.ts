import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiFault, ApiFaults } from "../api/api-faults.ts";
import { html } from "@tc/domain";
import type { World } from "../objects/world.ts";
import { invoiceLines, invoicePage } from "./invoice-pages.ts";
import { layout, pageStyle } from "./layout.ts";
import { overviewPage } from "./overview-page.ts";
import { writePdf } from "./pdf.ts";

/** What a journey asks for from another process. */
type Order =
  | (ApiFault & { readonly times?: number; readonly method?: string })
  | { readonly kind: "down" }
  | { readonly kind: "up" }
  | { readonly kind: "decline"; readonly method: string; readonly code?: string };

export interface PageParts {
  readonly world: World;
  readonly faults: ApiFaults;
  readonly declineMethod: (method: string, code: string | undefined) => void;
  readonly advance: (to: { readonly days: number }) => Promise<void>;
}

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const maxDays = 400;

const isLocal = ({ headers }: FastifyRequest) =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? "");
/** A form of another site does not turn the clock. */
const isOwnForm = ({ headers }: FastifyRequest) =>
  headers.origin === undefined || headers.origin === `http://${headers.host ?? ""}`;

/** The pages for people: an overview, the clock, the invoices. */
export function servePages(
  app: FastifyInstance,
  { world, faults, declineMethod, advance }: PageParts,
): void {
  const page = (reply: FastifyReply, source: string) =>
    reply
      .type("text/html; charset=utf-8")
      .headers({
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      })
      .send(source);
  const missingPage = (reply: FastifyReply) =>
    page(reply.code(404), layout("Nicht gefunden", html`<h1>Nicht gefunden</h1>`));
  const refuse = (reply: FastifyReply) =>
    reply.code(403).type("text/plain").send("only on this machine");

  app.setNotFoundHandler((_request, reply) => missingPage(reply));
  app.get("/pages.css", (_request, reply) => reply.type("text/css").send(pageStyle));
  app.get("/", (request, reply) =>
    isLocal(request) ? page(reply, overviewPage(world)) : refuse(reply),
  );
  app.get<{ Params: { name: string } }>("/invoices/:name", (request, reply) => {
    if (!isLocal(request)) return refuse(reply);
    const [, id = "", isPdf] = /^(in_\w+?)(\.pdf)?$/.exec(request.params.name) ?? [];
    const invoice = world.tables.invoices.get(id);
    if (!invoice) return missingPage(reply);
    if (isPdf === undefined) return page(reply, invoicePage(invoice));
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename="Rechnung-${invoice.number ?? id}.pdf"`)
      .send(writePdf(invoiceLines(invoice)));
  });
  app.post("/advance", async (request, reply) => {
    if (!isLocal(request) || !isOwnForm(request)) return refuse(reply);
    const body = typeof request.body === "string" ? request.body : "";
    const days = Number(new URLSearchParams(body).get("days"));
    if (!(days > 0 && days <= maxDays)) return reply.code(400).type("text/plain").send("days?");
    await advance({ days });
    return reply.redirect("/", 303);
  });
  app.post("/orders", async (request, reply) => {
    // JSON only: a page of another site cannot send it without asking first.
    const isJson = request.headers["content-type"]?.startsWith("application/json") === true;
    if (!isLocal(request) || !isJson || typeof request.body !== "string") return refuse(reply);
    // Written by this project's own journeys.
    const order = JSON.parse(request.body) as Order;
    if (order.kind === "down" || order.kind === "up") faults.isDown = order.kind === "down";
    else if (order.kind === "decline") declineMethod(order.method, order.code);
    else faults.add(order, order);
    return { done: true };
  });
}
