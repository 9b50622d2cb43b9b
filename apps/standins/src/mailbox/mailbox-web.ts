import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyReply } from "fastify";
import type { MailFault } from "./mail-faults.ts";
import { listPage, mailPage, missingPage } from "./mailbox-pages.ts";
import { mailboxScript, mailboxStyle } from "./mailbox-style.ts";
import type { ReceivedMail } from "./received-mail.ts";

export interface MailboxWebOptions {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  readonly fail: (fault: MailFault, times?: number) => void;
  readonly goDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

/** What a journey asks for from another process. */
type Order =
  | (MailFault & { readonly times?: number })
  | { readonly kind: "down" }
  | { readonly kind: "up" };

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// Its own origin, no script, nothing from anywhere; a click on a link opens a tab of its own.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";

const isLocal = (host: string | undefined) =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host ?? "");

/** The pages of the mailbox, its mails as JSON and faults on demand. */
export async function startMailboxWeb(
  options: MailboxWebOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { mails, fail, goDown, comeBack } = options;
  const app = Fastify({ forceCloseConnections: true });
  const find = (id: string) => mails.find((mail) => String(mail.id) === id);
  const page = (reply: FastifyReply, html: string) =>
    reply.type("text/html; charset=utf-8").header("content-security-policy", pagePolicy).send(html);

  app.addHook("onRequest", async ({ headers }, reply) => {
    reply.headers({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    // The mails hold links that sign in: no page of another name may read them through the visitor's browser.
    if (!isLocal(headers.host))
      await reply.code(403).type("text/plain").send("only on this machine");
  });
  app.setNotFoundHandler((_request, reply) => page(reply.code(404), missingPage()));

  app.get("/", (_request, reply) => page(reply, listPage(mails)));
  app.get<{ Params: { id: string } }>("/mails/:id", (request, reply) => {
    const mail = find(request.params.id);
    return mail ? page(reply, mailPage(mail)) : page(reply.code(404), missingPage());
  });
  app.get<{ Params: { id: string } }>("/mails/:id/html", (request, reply) => {
    const mail = find(request.params.id);
    return reply
      .code(mail ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("content-security-policy", mailPolicy)
      .send(mail ? `<base target="_blank">${mail.html}` : "");
  });
  app.get<{ Querystring: { to?: string } }>("/mails.json", (request) => {
    const { to } = request.query;
    return mails.filter((mail) => to === undefined || mail.to.includes(to));
  });
  app.get("/newest.json", () => mails[0]?.id ?? 0);
  app.get("/mailbox.css", (_request, reply) => reply.type("text/css").send(mailboxStyle));
  app.get("/mailbox.js", (_request, reply) => reply.type("text/javascript").send(mailboxScript));
  // JSON only: a page of another site cannot send it without asking first.
  app.removeContentTypeParser("text/plain");
  app.post<{ Body: Order }>("/faults", async ({ body }) => {
    if (body.kind === "down") await goDown();
    else if (body.kind === "up") await comeBack();
    else fail(body, body.times);
    return { done: true };
  });

  await app.listen({ host: "127.0.0.1", port: options.port });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => app.close() };
}
