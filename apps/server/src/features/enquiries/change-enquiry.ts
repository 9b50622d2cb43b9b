import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "../admin/index.ts";
import { updateEnquiry } from "./admin-enquiries.operator.store.ts";
import type { EnquiryChange } from "./admin-enquiries.operator.store.ts";

export async function changeEnquiry(
  ctx: Context,
  enquiryId: string,
  change: EnquiryChange,
): Promise<{ done: true }> {
  await asAdmin(ctx, "changeEnquiry", async (t) => {
    if (!(await updateEnquiry(t, enquiryId, change))) throw new AppError("not_found");
  });
  return { done: true };
}
