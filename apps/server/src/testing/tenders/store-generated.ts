import { generateProcedures } from "@tc/standins";
import { storeAndApply } from "../../features/ingestion/index.ts";
import { testContext } from "../database/test-context.ts";
import type { TestDatabase } from "../database/test-database.ts";

/** Stores the notices of generated procedures as a source would bring them. */
export async function storeGenerated(
  database: TestDatabase,
  wish: Parameters<typeof generateProcedures>[0],
): Promise<void> {
  const procedures = [...generateProcedures(wish)];
  await storeAndApply(
    testContext(database),
    procedures
      .flatMap(({ notices }) => notices)
      .map(({ file, xml, source }) => ({
        raw: { file, bytes: Buffer.from(xml) },
        sourceId: source,
      })),
  );
}
