import type { PublishedVersion } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "../admin/index.ts";
import { countAnswers, listObjections, listVersions } from "./legal-version.operator.store.ts";

const nobody = {
  agencies: 0,
  delivered: 0,
  waiting: 0,
  refused: 0,
  untold: 0,
  confirmed: 0,
  objected: 0,
};

export function listLegalVersions(ctx: Context): Promise<{ versions: PublishedVersion[] }> {
  return asAdmin(ctx, "listLegalVersions", async (t) => {
    const counts = new Map(
      (await countAnswers(t)).map(({ versionId, ...rest }) => [versionId, rest]),
    );
    const objections = Map.groupBy(await listObjections(t), ({ versionId }) => versionId);
    const versions = await listVersions(t);
    return {
      versions: versions.map(({ id, kind, version, summary, text, ...row }) => ({
        id,
        kind,
        version,
        summary,
        text,
        effectiveOn: row.effective_on,
        publishedAt: row.published_at.toISOString(),
        told: { ...(counts.get(id) ?? nobody), isComplete: row.told_at !== null },
        objections: (objections.get(id) ?? []).map(({ agencyName, at, byName, reason }) => ({
          agencyName,
          answer: "objected" as const,
          at: at.toISOString(),
          byName,
          ...(reason !== null && { reason }),
        })),
      })),
    };
  });
}
