import type { listModelVersions as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import type { ModelBasis, PartBasis } from "../../scoring/index.ts";
import { listVersionRows } from "./model-version.operator.store.ts";
import type { VersionRow } from "./model-version.operator.store.ts";

/** A training each night: about a month */
const shownVersions = 30;

type Version = z.input<typeof endpoint.response>["versions"][number];

/** The last versions of the models, each with what it rests on and how it held on awards it had not seen. */
export function listModelVersions(ctx: Context): Promise<{ versions: Version[] }> {
  return asAdmin(ctx, "listModelVersions", async (t) => {
    const rows = await listVersionRows(t, shownVersions);
    return {
      versions: rows.map((row) => {
        const basis = basisOf(row.basis);
        return {
          version: row.version,
          trainedAt: row.trainedAt.toISOString(),
          isSample: row.dataset === "sample",
          status: row.status,
          ...(row.activatedAt && { activatedAt: row.activatedAt.toISOString() }),
          ...(row.status === "active" && row.heldAt && { held: holdOf(row, row.heldAt) }),
          canActivate: row.canActivate,
          ...(basis && { basis }),
        };
      }),
    };
  });
}

const holdOf = ({ heldBy, reason }: VersionRow, since: Date) => ({
  since: since.toISOString(),
  reason: reason ?? "",
  ...(heldBy !== null && { by: heldBy }),
});

function basisOf(basis: Partial<ModelBasis>): Version["basis"] {
  const { tenders, offers, budget, fit, chances, heldBack } = basis;
  if (tenders === undefined || !offers || !budget || !fit || !chances) return undefined;
  const { single, offersCoverage, budgetCoverage } = heldBack ?? {};
  return {
    tenders,
    offers: partOf(offers),
    budget: partOf(budget),
    fit: partOf(fit),
    chances: partOf(chances),
    ...(single && { single: { n: single.n, error: single.error } }),
    ...(offersCoverage !== undefined && { offersCoverage }),
    ...(budgetCoverage !== undefined && { budgetCoverage }),
  };
}

const partOf = ({ n, from, to }: PartBasis) => ({
  n,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
