import { getDigestPreview as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admit } from "../../platform/http/http.ts";
import { requireFeature } from "../../platform/tenancy/plan-guard.ts";
import { mailPolicy } from "../emails/index.ts";
import { getDigestPreview } from "./preview/get-digest-preview.ts";
import { LatestTenders } from "./preview/latest-tenders.ts";

/** The next mail as the page that it is; what is no endpoint of the contract. */
export function registerDigests(app: FastifyInstance, { admit }: { readonly admit: Admit }): void {
  const latest = new LatestTenders();
  app.get("/api/digests/preview/page", async (request: FastifyRequest, reply) => {
    const { mail } = await admit(request, endpoint, async (ctx) => {
      requireFeature(ctx, "monitoring");
      return getDigestPreview(ctx, latest);
    });
    if (!mail) throw new AppError("not_found");
    return reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": mailPolicy,
        "cache-control": "private, no-store",
      })
      .send(`<base target="_blank">${mail.html}`);
  });
}
