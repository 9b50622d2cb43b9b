import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "../admin/index.ts";
import { removeEnquiry } from "./admin-enquiries.operator.store.ts";

/** For whoever asks to be forgotten (Art. 17 DSGVO). Its jobs find nothing to mail any more. */
export async function deleteEnquiry(ctx: Context, enquiryId: string): Promise<{ done: true }> {
  await asAdmin(ctx, "deleteEnquiry", async (t) => {
    if (!(await removeEnquiry(t, enquiryId))) throw new AppError("not_found");
  });
  return { done: true };
}
