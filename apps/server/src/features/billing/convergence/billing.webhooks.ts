import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { receiveEvent } from "./receive-event.ts";

const maxBodyBytes = 1024 * 1024;

/** The payment provider posts its events here. It is no endpoint of the contract, because the signature covers the raw bytes. */
export async function registerBillingWebhooks(
  app: FastifyInstance,
  admit: (request: FastifyRequest, work: (ctx: Context) => Promise<void>) => Promise<void>,
): Promise<void> {
  // A scope of its own, so that the parser for raw bytes applies to this route only.
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
