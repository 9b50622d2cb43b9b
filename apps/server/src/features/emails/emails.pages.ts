import { getMail as getMailEndpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../platform/context.ts";
import type { Admit } from "../../platform/http/http.ts";
import { requireFeature } from "../../platform/tenancy/plan-guard.ts";
import { getMail } from "./history/get-mail.ts";
import { receiveMailReport } from "./reports/receive-mail-report.ts";
import { unsubscribe } from "./unsubscribing/unsubscribe.ts";

type AdmitMachine = (
  request: FastifyRequest,
  work: (ctx: Context) => Promise<void>,
) => Promise<void>;

const maxReportBytes = 5 * 1024 * 1024;
const maxOneClickBytes = 4 * 1024;

/** A page without a script that loads nothing; its links open beside it. */
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What is no endpoint of the contract: mail programs post a form to unsubscribe (RFC 8058), a mail server posts mails that
 * came back, and a browser shows a stored mail as the page that it is.
 */
export async function registerEmails(
  app: FastifyInstance,
  { admit, admitMachine }: { readonly admit: Admit; readonly admitMachine: AdmitMachine },
): Promise<void> {
  app.get(
    "/api/emails/history/:id/page",
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { id } = request.params;
      const html = await admit(request, getMailEndpoint, async (ctx) => {
        requireFeature(ctx, "monitoring");
        if (!idPattern.test(id)) throw new AppError("not_found");
        return (await getMail(ctx, { id })).html;
      });
      if (html === null) throw new AppError("not_found");
      return reply
        .headers({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": mailPolicy,
          "cache-control": "private, no-store",
        })
        .send(`<base target="_blank">${html}`);
    },
  );
  // A scope of its own, so that the parser for raw bytes applies to these routes only.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    registerOneClick(raw, admitMachine);
    raw.post(
      "/api/webhooks/mail",
      { bodyLimit: maxReportBytes },
      async (request: FastifyRequest<{ Body: unknown }>) => {
        const { body, headers } = request;
        const signature = headers["x-report-signature"];
        await admitMachine(request, (ctx) =>
          receiveMailReport(
            ctx,
            Buffer.isBuffer(body) ? body : Buffer.alloc(0),
            typeof signature === "string" ? signature : undefined,
          ),
        );
        return { received: true };
      },
    );
  });
}

interface OneClick {
  Params: { token: string };
  Body: unknown;
}

/** Only the form of RFC 8058 changes something. A look at the address, as of a scanner or a person, leads to a page. */
function registerOneClick(app: FastifyInstance, admitMachine: AdmitMachine): void {
  const url = "/api/one-click/:token";
  app.get(url, async (request: FastifyRequest<OneClick>, reply) =>
    reply.redirect(`/abmelden?token=${encodeURIComponent(request.params.token)}`, 302),
  );
  app.post(
    url,
    { bodyLimit: maxOneClickBytes },
    async (request: FastifyRequest<OneClick>, reply) => {
      const { body, params } = request;
      const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString("utf8") : "");
      const isMultipart =
        Buffer.isBuffer(body) &&
        /name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/.test(body.toString("latin1"));
      if (form.get("List-Unsubscribe") !== "One-Click" && !isMultipart) {
        throw new AppError("bad_request");
      }
      await admitMachine(request, async (ctx) => {
        await unsubscribe(ctx, { token: params.token, from: "events" });
      });
      return reply.code(200).send({ done: true });
    },
  );
}
