import type { Requirement } from "@tc/assessment";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { noteDueTenders } from "../due/due.store.ts";
import { scoreTendersJob } from "../job-definitions.ts";
import { writeDocumentDemands } from "./document-demand.store.ts";

/** Keeps what an agency's documents of a tender demand. A job then scores the tender again; for others nothing changes. */
export async function saveDocumentDemands(
  t: AgencyTransaction,
  tenderId: string,
  requirements: readonly Requirement[],
): Promise<void> {
  if (!(await writeDocumentDemands(t, tenderId, requirements))) return;
  await noteDueTenders(t.db, [tenderId]);
  await t.enqueue(scoreTendersJob, {});
}
