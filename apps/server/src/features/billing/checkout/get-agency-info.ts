import type { getAgencyInfo as endpoint } from "@tc/contract";
import { profileData } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { requireOwnAgency } from "./require-own-agency.ts";
import { splitStreet } from "./split-street.ts";
import { findAddressRow, findProfileData } from "../subscription/plan-order.store.ts";

/** The checkout's initial values: the last billing address, else the profile's. */
export async function getAgencyInfo(
  ctx: Context,
  params: { agencyId: string },
): Promise<z.input<typeof endpoint.response>> {
  const { agencyId } = requireOwnAgency(ctx, params.agencyId);
  const { billed, profile } = await inAgency(ctx, agencyId, async (t) => ({
    billed: (await findAddressRow(t))?.address,
    profile: await findProfileData(t),
  }));
  if (billed) {
    return {
      company_name: billed.company,
      contact_person: billed.contact,
      street: billed.street,
      house_number: billed.houseNumber,
      postal_code: billed.postalCode,
      city: billed.city,
      ...(billed.vatId !== undefined && { ust_id: billed.vatId }),
    };
  }
  if (!profile) throw new AppError("not_found");
  const { companyName, contactPerson, address } = profileData.parse(profile.data);
  const split = splitStreet(address?.street ?? "");
  return {
    company_name: companyName,
    contact_person: contactPerson,
    street: address?.houseNumber ? (address.street ?? "") : split.street,
    house_number: address?.houseNumber || split.houseNumber,
    postal_code: address?.postalCode ?? "",
    city: address?.city ?? "",
  };
}
