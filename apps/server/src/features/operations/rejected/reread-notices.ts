import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { applyPendingJob } from "../../sources/index.ts";
import { hashOf } from "./hash-of.ts";
import { setPending } from "./rejected-notice.operator.store.ts";

type Choice =
  | { readonly id: string }
  | { readonly code: string; readonly source?: string | undefined };

/** Has a worker read one notice, or all of a reason, again: for instance with a better reader. */
export function rereadNotices(ctx: Context, choice: Choice): Promise<{ count: number }> {
  return asAdmin(
    ctx,
    "rereadNotices",
    async (t) => {
      const count = await setPending(t, "id" in choice ? { sha256: hashIn(choice.id) } : choice);
      if (count > 0) await t.enqueue(applyPendingJob, {});
      return { count };
    },
    "id" in choice ? { id: choice.id } : { code: choice.code },
  );
}

function hashIn(id: string): Buffer {
  const sha256 = hashOf(id);
  if (!sha256) throw new AppError("bad_request");
  return sha256;
}
