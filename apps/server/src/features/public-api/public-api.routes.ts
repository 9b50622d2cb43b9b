import { publicEndpoints } from "@tc/contract/public-api";
import type { PublicEndpoint } from "@tc/contract/public-api";
import { AppError } from "@tc/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Admission } from "../../platform/admission/admission.ts";
import type { Site } from "../../platform/context.ts";
import { registerDescription } from "../../platform/http/api-docs.ts";
import { refuseOtherMethods } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { identifyKey } from "../api-keys/index.ts";
import { answerCall } from "./answer-call.ts";
import { describePublicApi, publicApiIntro } from "./describe-public-api.ts";
import { countCall } from "./let-key-in.ts";

export interface PublicApiParts {
  readonly routes: readonly BoundEndpoint[];
  readonly admission: Pick<Admission, "admitKey">;
  readonly site: Pick<Site, "publicUrl">;
  /** How many times the budgets for reading are allowed. */
  readonly readingFactor?: number | undefined;
}

/** The calls for programs with an API key, and what describes them. */
export function registerPublicApi(
  app: FastifyInstance,
  { routes, admission, site, readingFactor = 1 }: PublicApiParts,
): void {
  const operations: readonly PublicEndpoint[] = Object.values(publicEndpoints);
  for (const operation of operations) {
    app.get(operation.path, async (request, reply) => {
      const answer = admission.admitKey(request, identifyKey, async (ctx, holder, spend) => {
        await countCall(ctx, holder, reply);
        return answerCall(ctx, routes, { operation, holder, input: request, spend });
      });
      const json = await sayingHow(reply, answer);
      return reply.type("application/json; charset=utf-8").send(json);
    });
    refuseOtherMethods(app, operation.path, ["GET", "HEAD"]);
  }
  registerDescription(app, {
    documentUrl: "/api/v1/openapi.json",
    pageUrl: "/api/v1/docs",
    describe: () => describePublicApi(site.publicUrl),
    intro: publicApiIntro(site.publicUrl, readingFactor),
  });
}

/** Whoever is refused for want of a key is told what is wanted (RFC 6750). */
export async function sayingHow<Answer>(
  reply: FastifyReply,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated") {
      reply.header("www-authenticate", 'Bearer realm="TenderChances"');
    }
    throw error;
  }
}
