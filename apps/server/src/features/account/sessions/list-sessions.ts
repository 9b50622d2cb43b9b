import type { listSessions as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { requireSession } from "../require-client.ts";
import { listLivingSessions } from "./session.store.ts";

/** Where the person is signed in. */
export async function listSessions(ctx: Context): Promise<z.input<(typeof endpoint)["response"]>> {
  const current = requireSession(ctx);
  const sessions = await listLivingSessions(ctx, current.userId);
  return {
    sessions: sessions.map(({ id, createdAt, lastUsedAt, expiresAt, ip, userAgent }) => ({
      id,
      isCurrent: id === current.id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ...(ip !== undefined && { ip }),
      ...(userAgent !== undefined && { userAgent }),
    })),
  };
}
