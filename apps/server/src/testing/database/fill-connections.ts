import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { sealTarget } from "../../features/webhooks/sealed-target.ts";
import type { Database } from "../../platform/database/schema.ts";
import { createKeyRing } from "../../platform/settings/key-ring.ts";
import { testSecret } from "./test-context.ts";

/** What connects an agency's own programs */
export async function fillConnections(
  t: Transaction<Database>,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
): Promise<{ apiKeyId: string; webhookId: string; signedWebhookId: string; deliveryId: string }> {
  const secret = `Geheim in ${agencyId}`;
  const { id: apiKeyId } = await t
    .insertInto("api_key")
    .values({
      agency_id: agencyId,
      user_id: userId,
      by_name: secret,
      name: secret,
      scopes: ["tenders:read"],
      token_hash: randomBytes(32),
      hint: "tck_abcd",
      created_at: new Date("2026-11-01T08:00:00Z"),
      // Valid whenever a test runs
      expires_at: new Date("2100-01-01T00:00:00Z"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const at = new Date("2026-11-01T08:00:00Z");
  const { id: webhookId } = await t
    .insertInto("webhook")
    .values({
      agency_id: agencyId,
      kind: "slack",
      name: secret,
      events: ["changes"],
      host: "hooks.example",
      key_id: "none",
      encrypted_key: randomBytes(32),
      created_at: at,
      by_name: secret,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: deliveryId } = await t
    .insertInto("webhook_delivery")
    .values({
      agency_id: agencyId,
      webhook_id: webhookId,
      event: "changes",
      key: "1",
      heading: secret,
      payload: JSON.stringify({ heading: secret }),
      created_at: at,
      state: "failed",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const signedWebhookId = randomUUID();
  const sealed = sealTarget(createKeyRing([testSecret]), signedWebhookId, {
    address: "https://hooks.example/signed",
    secret: `whsec_${randomBytes(32).toString("base64")}`,
  });
  await t
    .insertInto("webhook")
    .values({
      id: signedWebhookId,
      agency_id: agencyId,
      kind: "signed",
      name: secret,
      events: ["changes"],
      host: "hooks.example",
      key_id: sealed.keyId,
      encrypted_key: sealed.bytes,
      created_at: at,
      by_name: secret,
    })
    .execute();
  return { apiKeyId, webhookId, signedWebhookId, deliveryId };
}
