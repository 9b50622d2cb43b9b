import { AppError } from "@tc/domain";
import type { ProcessingContract } from "@tc/contract";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { contractVersion } from "./contract-text.ts";
import { currentText, processingContract } from "./get-processing-contract.ts";
import { insertConcluded } from "./processing-contract.store.ts";

/**
 * Concludes the contract in the version that was shown, and keeps its words with both names. Twice changes nothing. Throws
 * stale_version where the text has changed meanwhile: nobody concludes what they have not seen.
 */
export function concludeProcessingContract(
  ctx: Context,
  { version }: { version: string },
): Promise<ProcessingContract> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    if (version !== contractVersion) throw new AppError("stale_version");
    const byName = await memberName(t, requireUserId(ctx));
    if (await insertConcluded(t, { version, text: await currentText(t), byName })) {
      await audit(t, { kind: "processing_contract_concluded", agencyId, details: { version } });
    }
    return processingContract(t);
  });
}
