import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findDocument } from "./documents.store.ts";
import { findFetched } from "./fetched/fetched-documents.store.ts";

/** A document of the agency, or one that was fetched for everybody */
export async function findReadable(
  t: AgencyTransaction,
  id: string,
): Promise<{ readonly name: string } | undefined> {
  return (await findDocument(t, id)) ?? (await findFetched(t, id));
}
