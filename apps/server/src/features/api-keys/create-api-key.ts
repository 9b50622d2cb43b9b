import type { createApiKey as endpoint } from "@tc/contract";
import { apiKeyLimits, apiKeyPrefix, AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { createLinkToken, hashLinkToken } from "../../platform/tenancy/link-token.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { requirePassword } from "../account/index.ts";
import { countValidKeys, insertKey } from "./api-key.store.ts";
import type { KeyRow, NewKeyRow } from "./api-key.store.ts";
import { toApiKey } from "./to-api-key.ts";

type Input = z.output<NonNullable<typeof endpoint.body>>;
type Answer = z.output<typeof endpoint.response>;

const dayMs = 24 * 60 * 60 * 1000;
const hintLength = apiKeyPrefix.length + 4;

/** Throws wrong_credentials, and limit_reached where the agency has as many as it may. */
export async function createApiKey(ctx: Context, input: Input): Promise<Answer> {
  const { agencyId } = requireMembership(ctx);
  await requirePassword(ctx, input.currentPassword);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const answer = await makeKey(t, {
      name: input.name,
      scopes: [...new Set(input.scopes)],
      expiresAt: new Date(t.now().getTime() + input.days * dayMs),
    });
    await audit(t, { kind: "api_key_created", agencyId, details: { keyId: answer.apiKey.id } });
    return answer;
  });
}

/** A new key of the caller; the only time that it is told. The agency must be held. */
export async function makeKey(
  t: AgencyTransaction,
  wish: Pick<NewKeyRow, "name" | "scopes" | "expiresAt">,
): Promise<Answer> {
  const max = apiKeyLimits.valid;
  if ((await countValidKeys(t)) >= max) throw new AppError("limit_reached", { max });
  const userId = requireUserId(t);
  const key = `${apiKeyPrefix}${createLinkToken().token}`;
  const row: KeyRow = await insertKey(t, {
    ...wish,
    userId,
    byName: await memberName(t, userId),
    tokenHash: hashLinkToken(key),
    hint: key.slice(0, hintLength),
  });
  return { apiKey: toApiKey(row, t.now()), key };
}
