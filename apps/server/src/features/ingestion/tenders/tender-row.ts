import { hash } from "node:crypto";
import type { Tender } from "@tc/domain";
import { tenderSummary } from "@tc/notices";
import type { PartyFinder } from "../parties/register-parties.ts";
import { toDay, toInstant, toStoredJson } from "../reading/stored-json.ts";
import type { AwardRow, WinnerRow } from "./tender.store.ts";

export interface TenderRows {
  readonly hash: Buffer;
  /** One row of `tender` as JSON text. */
  readonly json: string;
  readonly awards: readonly AwardRow[];
  readonly winners: readonly WinnerRow[];
}

/** Raise it when the columns made from a record change their meaning: all rows are then written again. */
const rowVersion = 3;

export function tenderRows(
  identity: { readonly id: string; readonly slug: string; readonly key: string },
  tender: Tender,
  find: { readonly buyer: PartyFinder; readonly supplier: PartyFinder },
): TenderRows {
  const { mainCpv, cpv, nuts, deadline, lastDeadline, value, sources, awards } =
    tenderSummary(tender);
  const buyerId = tender.buyers[0] && find.buyer(tender.buyers[0]);
  const winners = tender.stage === "planned" ? [] : winnerRows(identity.id, tender, find.supplier);
  const record = toStoredJson(tender);
  const hashed = hash(
    "sha256",
    `${rowVersion} ${identity.key} ${buyerId} ${JSON.stringify(winners)} ${record}`,
    "hex",
  );
  const columns = {
    ...identity,
    stage: tender.stage,
    title: tender.title,
    buyer_id: buyerId,
    main_cpv: mainCpv,
    cpv,
    nuts,
    procedure: tender.procedure,
    level: tender.level,
    deadline_at: toInstant(deadline?.at),
    deadline_has_time: deadline?.hasTime,
    last_deadline_at: toInstant(lastDeadline?.at),
    last_deadline_has_time: lastDeadline?.hasTime,
    published_on: toDay(tender.publishedOn),
    updated_on: toDay(tender.updatedOn),
    value_cents: value?.cents,
    value_currency: value?.currency,
    value_kind: value?.kind,
    lot_count: tender.lots.length,
    change_count: tender.changes.length,
    flags: tender.flags,
    sources,
    record_hash: hashed,
  };
  return {
    hash: Buffer.from(hashed, "hex"),
    // The record is long: it is made into text once and set in.
    json: `${toStoredJson(columns).slice(0, -1)},"record":${record}}`,
    awards: awards.map((award) => ({
      tender_id: identity.id,
      lot_id: award.lotId,
      buyer_id: buyerId,
      outcome: award.outcome,
      offers_received: toCount(award.offersReceived),
      offers_received_code: award.offersReceivedCode,
      value_cents: award.value?.cents,
      value_currency: award.value?.currency,
      awarded_on: toDay(award.awardedOn),
    })),
    winners,
  };
}

function winnerRows(tenderId: string, tender: Tender, find: PartyFinder): WinnerRow[] {
  const rows = new Map<string, WinnerRow>();
  for (const { lotId, winners } of tender.results) {
    for (const winner of winners) {
      const supplierId = find(winner);
      const key = `${lotId} ${supplierId}`;
      if (supplierId === undefined || rows.has(key)) continue;
      rows.set(key, {
        tender_id: tenderId,
        lot_id: lotId,
        supplier_id: supplierId,
        rank: toCount(winner.rank),
      });
    }
  }
  return [...rows.values()];
}

function toCount(value: number | undefined): number | undefined {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value < 2 ** 31
    ? value
    : undefined;
}
