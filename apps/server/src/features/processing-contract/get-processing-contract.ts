import { profileData } from "@tc/contract";
import type { LegalText, ProcessingContract } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findProfile } from "../profile/index.ts";
import { contractText, contractVersion } from "./contract-text.ts";
import { findConcluded } from "./processing-contract.store.ts";

export function getProcessingContract(ctx: Context): Promise<ProcessingContract> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, processingContract);
}

/** The text of today with both names, and what was concluded. */
export async function processingContract(t: AgencyTransaction): Promise<ProcessingContract> {
  const concluded = await findConcluded(t);
  return {
    current: { version: contractVersion, text: await currentText(t) },
    ...(concluded && {
      concluded: { ...concluded, at: concluded.at.toISOString() },
    }),
  };
}

export async function currentText(t: AgencyTransaction): Promise<LegalText> {
  const profile = await findProfile(t);
  const { companyName, address } = profileData.parse(profile?.data);
  const street = [address.street, address.houseNumber].filter(Boolean).join(" ");
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  const agency = { name: companyName, address: [street, town].filter(Boolean).join(", ") };
  return contractText(agency, t.site.operator);
}
