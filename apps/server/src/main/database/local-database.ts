import path from "node:path";
import { startLocalPostgres } from "../../platform/local-postgres/local-postgres.ts";
import type { Process } from "../processes/process.ts";

export interface ProvidedDatabase {
  readonly url: string;
  /** Set where the data lie on this machine. */
  readonly dataDir?: string;
}

/** The database of DATABASE_URL, else a local PostgreSQL that ends with the last process using it. */
export async function provideDatabase({ config, shutdown }: Process): Promise<ProvidedDatabase> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL };
  const postgres = await startLocalPostgres({ dir: path.join(config.DATA_DIR, "postgres") });
  shutdown.onStop("PostgreSQL", () => postgres.stop());
  return { url: `${postgres.url}/postgres`, dataDir: postgres.folder };
}
