import { assembleHistory, contractsOf, retenderWindow } from "@tc/assessment";
import type { ContractHistory, HistoryCall, HistoryContract } from "@tc/assessment";
import { agencySectorsOf, agencySectorDefinitions, landOf } from "@tc/domain";
import { inTransaction } from "../../platform/context.ts";
import type { Context, Transaction } from "../../platform/context.ts";
import * as store from "./reading.store.ts";

/** Raise it when the rules read contracts or windows differently: every tender is then read again. */
export const retenderRules = 2;
const batchSize = 200;
/** A buyer with more is matched by its latest: pairs grow with the square. */
const maxOfBuyer = 1_500;

export interface RetenderReport {
  readonly tenders: number;
  readonly contracts: number;
}

/**
 * Brings the radar up to date with the tenders: what is due shows in their versions, so a killed or doubled run loses and
 * doubles nothing.
 */
export async function readRetenders(ctx: Context, signal: AbortSignal): Promise<RetenderReport> {
  let report = { tenders: 0, contracts: 0 };
  while (!signal.aborted) {
    const batch = await inTransaction(ctx, readBatch);
    if (batch.tenders === 0) break;
    report = {
      tenders: report.tenders + batch.tenders,
      contracts: report.contracts + batch.contracts,
    };
  }
  if (report.tenders > 0) ctx.log.info({ report }, "retenders read");
  return report;
}

async function readBatch({ db }: Transaction): Promise<RetenderReport> {
  await store.lockReading(db);
  const due = await store.listDueTenders(db, {
    groups: cpvGroups,
    rules: retenderRules,
    limit: batchSize,
  });
  if (due.length === 0) return { tenders: 0, contracts: 0 };
  const buyersBefore = await store.listBuyersOf(
    db,
    due.map(({ id }) => id),
  );
  const tenders = due.map((row) => toTenderRow(row));
  const contracts = due.flatMap((row) => toContractRows(row));
  await store.replaceReadings(db, tenders, contracts);
  const touched = new Set([...buyersBefore, ...due.flatMap(({ buyerId }) => buyerId ?? [])]);
  for (const buyerId of await store.listBuyersNear(
    db,
    due.map(({ id }) => id),
  ))
    touched.add(buyerId);
  for (const buyerId of [...touched].toSorted()) await assembleBuyer(db, buyerId);
  return { tenders: due.length, contracts: contracts.length };
}

/** The first three digits of every agency sector's codes, as the index of tenders has them. */
const cpvGroups = [
  ...new Set(
    Object.values(agencySectorDefinitions).flatMap(({ cpv }) =>
      cpv.map((code) => code.slice(0, 3)),
    ),
  ),
];

async function assembleBuyer(db: Transaction["db"], buyerId: string): Promise<void> {
  const contracts = await store.listContracts(db, buyerId, maxOfBuyer);
  const calls = await store.listCalls(db, buyerId, maxOfBuyer);
  const history = assembleHistory(contracts.map(toHistoryContract), calls.map(toHistoryCall));
  await store.writeWindows(db, history.map(toWindowRow));
}

function toWindowRow({ contract, successor, habits }: ContractHistory): store.WindowRow {
  const [tenderId, lotId] = keyOf(contract.id);
  const window = retenderWindow(contract.terms, habits);
  return {
    tender_id: tenderId,
    lot_id: lotId,
    successor_id: successor?.id ?? null,
    basis: window?.basis ?? null,
    possible_from: window?.possible.from ?? null,
    possible_to: window?.possible.to ?? null,
    window_facts: window ?? null,
  };
}

function toHistoryContract(row: store.ContractRow): HistoryContract {
  return {
    id: `${row.tenderId} ${row.lotId}`,
    callId: row.tenderId,
    buyerId: row.buyerId,
    buyerName: row.buyerName,
    title: row.title,
    cpv: row.cpv,
    nuts: row.nuts,
    calledOn: row.calledOn ?? undefined,
    terms: row.terms,
    ...(row.town !== null && { town: row.town }),
  };
}

function toHistoryCall(row: store.CallRow): HistoryCall {
  const { id, title, cpv, nuts, publishedOn, lots } = row;
  return {
    id,
    buyerId: row.buyerId ?? undefined,
    buyerName: row.buyerName ?? "",
    title,
    cpv,
    nuts,
    publishedOn,
    lots,
    ...(row.town !== null && { town: row.town }),
  };
}

/** An id of a contract is its tender's and its lot's; a lot's may hold spaces. */
function keyOf(id: string): [tenderId: string, lotId: string] {
  const at = id.indexOf(" ");
  return [id.slice(0, at), id.slice(at + 1)];
}

function toTenderRow({ id, version, record, buyerId, nuts }: store.DueTender): store.TenderReading {
  const calledOn = record.notices
    .filter(({ kind }) => kind === "call")
    .map(({ publishedOn }) => publishedOn?.slice(0, 10))
    .filter((day) => day !== undefined)
    .toSorted()[0];
  const cpv = record.cpv.length > 0 ? record.cpv : (record.lots[0]?.cpv ?? []);
  return {
    tender_id: id,
    version,
    rules: retenderRules,
    buyer_id: buyerId,
    title: record.title,
    cpv,
    cpv_class: (cpv[0] ?? "").slice(0, 5),
    nuts,
    town: record.buyers[0]?.town ?? null,
    called_on: calledOn ?? null,
    lot_count: Math.max(1, record.lots.filter(({ kind }) => kind === undefined).length),
  };
}

function toContractRows({ id, record, buyerId, nuts }: store.DueTender): store.ContractReading[] {
  if (record.stage === "planned" || record.stage === "cancelled") return [];
  const laender = [...new Set(nuts.map(landOf).filter((land) => land !== undefined))];
  return contractsOf(record).flatMap(({ lotId, lotIds, title, cpv, terms, gap }) => {
    const sectors = agencySectorsOf(cpv);
    if (sectors.length === 0) return [];
    return [
      {
        tender_id: id,
        lot_id: lotId,
        lot_ids: lotIds,
        title,
        cpv,
        buyer_id: buyerId,
        agency_sectors: sectors,
        laender,
        terms: terms ?? null,
        gap: gap ?? null,
      },
    ];
  });
}
