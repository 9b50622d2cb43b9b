import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface LetterRow {
  readonly text: string | null;
  readonly editedAt: Date | null;
  readonly editedBy: string | null;
  readonly editedByName: string | null;
  readonly sentOn: string | null;
  readonly answeredOn: string | null;
  readonly regime: string;
}

export async function findLetter(
  t: AgencyTransaction,
  tenderId: string,
): Promise<LetterRow | undefined> {
  const { rows } = await sql<LetterRow>`
    select text, edited_at as "editedAt", edited_by as "editedBy", edited_by_name as "editedByName",
      sent_on as "sentOn", answered_on as "answeredOn", regime
    from pipeline_letter where agency_id = ${t.agency.id} and tender_id = ${tenderId}`.execute(
    t.db,
  );
  return rows[0];
}

/** Sent and not answered, of cards that are lost */
export async function listWaitingLetters(
  t: AgencyTransaction,
): Promise<{ readonly cardId: string; readonly sentOn: string; readonly regime: string }[]> {
  const { rows } = await sql<{ cardId: string; sentOn: string; regime: string }>`
    select c.id as "cardId", l.sent_on as "sentOn", l.regime
    from pipeline_letter l
      join pipeline_card c on c.agency_id = l.agency_id and c.tender_id = l.tender_id and c.stage = 'lost'
    where l.agency_id = ${t.agency.id} and l.sent_on is not null and l.answered_on is null`.execute(
    t.db,
  );
  return rows;
}

export interface LetterChange {
  readonly text?: string | null | undefined;
  readonly sentOn?: string | null | undefined;
  readonly answeredOn?: string | null | undefined;
}

export async function writeLetter(
  t: AgencyTransaction,
  tenderId: string,
  {
    text,
    sentOn,
    answeredOn,
    regime,
    by,
  }: LetterChange & {
    readonly regime: string;
    readonly by: { readonly id: string; readonly name: string };
  },
): Promise<void> {
  const values = {
    regime,
    ...(text !== undefined && {
      text,
      edited_at: text === null ? null : t.now(),
      edited_by: text === null ? null : by.id,
      edited_by_name: text === null ? null : by.name,
    }),
    ...(sentOn !== undefined && { sent_on: sentOn }),
    ...(answeredOn !== undefined && { answered_on: answeredOn }),
  };
  await t.db
    .insertInto("pipeline_letter")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}
