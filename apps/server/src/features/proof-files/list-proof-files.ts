import type { listProofFiles as endpoint, ProofFile } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { isContractConcluded } from "../processing-contract/index.ts";
import { listLapses } from "./renewals/lapses.store.ts";
import { listProofs, listReplacedProofs } from "./proof-file.store.ts";
import { toProofFile } from "./to-proof-file.ts";

export function listProofFiles(ctx: Context): Promise<z.output<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => ({
    files: await proofsOf(t),
    replaced: (await listReplacedProofs(t)).flatMap((row) =>
      row.replaced_by === null ? [] : [{ ...toProofFile(row), replacedBy: row.replaced_by }],
    ),
    lapses: await listLapses(t),
    isContractConcluded: await isContractConcluded(t),
  }));
}

/** The agency's proofs, by kind and name */
export async function proofsOf(t: AgencyTransaction): Promise<ProofFile[]> {
  return (await listProofs(t)).map(toProofFile);
}
