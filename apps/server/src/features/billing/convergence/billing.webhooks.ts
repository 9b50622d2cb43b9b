import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { receiveEvent } from "./receive-event.ts";

const maxBodyBytes = 1024 * 1024;

/** Where the payment provider tells of news. No endpoint of the contract: its signature is over the bytes as they came. */
export async function registerBillingWebhooks(
  app: FastifyInstance,
  admit: (request: FastifyRequest, work: (ctx: Context) => Promise<void>) => Promise<void>,
): Promise<void> {
  // In a scope of its own, so that all other bodies are read as before.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    raw.post(
      "/api/webhooks/stripe",
      { bodyLimit: maxBodyBytes },
      async (request: FastifyRequest<{ Body: unknown }>) => {
        const { body, headers } = request;
        const signature = headers["stripe-signature"];
        await admit(request, (ctx) =>
          receiveEvent(
            ctx,
            Buffer.isBuffer(body) ? body : new Uint8Array(),
            typeof signature === "string" ? signature : undefined,
          ),
        );
        return { received: true };
      },
    );
  });
}
