import type { listSessions as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { requireSession } from "./require-client.ts";

/** Where the person is signed in. */
export async function listSessions(ctx: Context): Promise<z.input<(typeof endpoint)["response"]>> {
  const own = requireSession(ctx);
  const sessions = await ctx.ports.auth.listSessions(own.userId);
  return {
    sessions: sessions.map(({ id, createdAt, lastUsedAt, expiresAt, ip, userAgent }) => ({
      id,
      isCurrent: id === own.id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ...(ip !== undefined && { ip }),
      ...(userAgent !== undefined && { userAgent }),
    })),
  };
}
