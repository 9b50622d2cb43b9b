import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { isWithinLimit } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { foreignIdLimit } from "../account.limits.ts";
import { auditAccount } from "../account.operator.store.ts";
import { requireSession } from "../require-client.ts";
import { deleteSession } from "./session.store.ts";

/** Ends one of the caller's sessions. Another account's session is answered like one that does not exist. */
export async function revokeSession(ctx: Context, { id }: { id: string }): Promise<{ done: true }> {
  const { userId } = requireSession(ctx);
  const wasThere = await deleteSession(ctx, userId, id);
  const kind = wasThere ? "session_revoked" : "foreign_id_refused";
  if (wasThere || (await isWithinLimit(ctx, foreignIdLimit, userId))) {
    await asOperator(ctx, (t) => auditAccount(t, { kind, userId }));
  }
  if (!wasThere) throw new AppError("not_found");
  return { done: true };
}
