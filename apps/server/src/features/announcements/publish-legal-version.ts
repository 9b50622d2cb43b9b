import { createHash } from "node:crypto";
import { AppError, earliestEffectiveDay } from "@tc/domain";
import type { LegalKind } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { asAdmin } from "../admin/index.ts";
import { announceVersionsJob } from "./job-definitions.ts";
import { insertVersion } from "./legal-version.operator.store.ts";

interface Publication {
  readonly kind: LegalKind;
  readonly version: string;
  readonly effectiveOn: string;
  readonly summary: string;
  readonly text: string;
}

/** Announces a version to all agencies. Throws bad_request for a day too early, and stale_version for one published before. */
export async function publishLegalVersion(
  ctx: Context,
  publication: Publication,
): Promise<{ id: string }> {
  const { kind, version, effectiveOn, text } = publication;
  if (effectiveOn < earliestEffectiveDay(kind, berlinDay(ctx.now()))) {
    throw new AppError("bad_request", {
      earliest: earliestEffectiveDay(kind, berlinDay(ctx.now())),
    });
  }
  const textHash = createHash("sha256")
    .update(JSON.stringify([kind, version, text]))
    .digest("hex");
  return asAdmin(ctx, "publishLegalVersion", async (t) => {
    const id = await insertVersion(t, { ...publication, textHash });
    if (id === undefined) throw new AppError("stale_version");
    await t.enqueue(announceVersionsJob, {});
    return { id };
  });
}
