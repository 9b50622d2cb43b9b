import path from "node:path";
import { sql } from "kysely";
import { connect } from "../../../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../../../apps/server/src/platform/local-postgres/local-postgres.ts";
import type { RealStack } from "./real-stack.ts";

/** Makes the notice of a tender name an address of the stack's stand-in as that of its documents. */
export async function setDocumentsAddress(
  stack: RealStack,
  slug: string,
  url: string,
): Promise<void> {
  const postgres = await startLocalPostgres({ dir: path.join(stack.dataDir, "postgres") });
  const { db } = connect(`${postgres.url}/postgres`);
  try {
    const links = JSON.stringify([{ kind: "documents", url }]);
    await sql`
      update tender set record = jsonb_set(record::jsonb, '{links}', ${links}::jsonb)
      where slug = ${slug}`.execute(db);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/** Puts a file there, as the buyer would. */
export async function putBuyerFile(url: string, content: string): Promise<void> {
  const answer = await fetch(url, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: content,
  });
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}`);
}
