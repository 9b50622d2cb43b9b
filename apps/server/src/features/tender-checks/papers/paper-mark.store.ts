import type { PaperMarkState } from "@tc/contract";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { PaperMark } from "./paper-names.ts";

export async function listPaperMarks(t: AgencyTransaction, tenderId: string): Promise<PaperMark[]> {
  const rows = await t.db
    .selectFrom("wanted_paper_mark")
    .select(["paper", "state", "marked_at", "marked_by_name"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
  return rows.map(({ paper, state, marked_at, marked_by_name }) => ({
    paper,
    state,
    at: marked_at.toISOString(),
    byName: marked_by_name,
  }));
}

interface NewMark {
  readonly tenderId: string;
  readonly paper: string;
  readonly state: PaperMarkState;
  readonly byName: string;
}

export async function writePaperMark(
  t: AgencyTransaction,
  { tenderId, paper, state, byName }: NewMark,
): Promise<void> {
  const values = { state, marked_at: t.now(), marked_by_name: byName };
  await t.db
    .insertInto("wanted_paper_mark")
    .values({ agency_id: t.agency.id, tender_id: tenderId, paper, ...values })
    .onConflict((conflict) =>
      conflict.columns(["agency_id", "tender_id", "paper"]).doUpdateSet(values),
    )
    .execute();
}

export async function deletePaperMark(
  t: AgencyTransaction,
  tenderId: string,
  paper: string,
): Promise<void> {
  await t.db
    .deleteFrom("wanted_paper_mark")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("paper", "=", paper)
    .execute();
}
