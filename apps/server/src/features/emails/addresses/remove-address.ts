import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { removeAddressBy } from "./email-address.store.ts";

/** Throws not_found for an address that is no further one of the caller's. */
export async function removeAddress(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  const isRemoved = await inAgency(ctx, agencyId, (t) =>
    removeAddressBy(t, requireUserId(t), { id }),
  );
  if (!isRemoved) throw new AppError("not_found");
  return { done: true };
}
