import type { ShareSummary } from "@tc/contract";
import { clientFamilies, sharedPartKeys } from "@tc/domain";
import type { ShareRow } from "./share.store.ts";

interface Opening {
  readonly opened_at: Date;
  readonly client: string;
}

export function toShare(row: ShareRow, openings: readonly Opening[]): ShareSummary {
  return {
    id: row.id,
    parts: sharedPartKeys.filter((part) => row.parts[part] !== undefined),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    expiresAt: row.expires_at.toISOString(),
    openCount: row.open_count,
    ...(row.last_opened_at && { lastOpenedAt: row.last_opened_at.toISOString() }),
    openings: openings.map(({ opened_at: at, client }) => ({
      at: at.toISOString(),
      client: clientFamilies.find((family) => family === client) ?? "anderer Browser",
    })),
  };
}
