import { briefOf } from "@tc/assessment";
import { getTender as endpoint, volumeLock } from "@tc/contract";
import type { StatedAmount } from "@tc/contract";
import { AppError, tenderState } from "@tc/domain";
import type { TenderStage } from "@tc/domain";
import { partyKeys } from "@tc/notices";
import type { z } from "zod";
import { checkedJson, checkedObject } from "../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../platform/http/checked-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { LruMap } from "../../platform/memory/lru-map.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { listCodeLabels } from "../code-lists/index.ts";
import type { SearchEngine } from "../search/index.ts";
import { originalUrl, statedAmountOf, volumeLockOf } from "../assessment/index.ts";
import { FollowedCache } from "./followed-cache.ts";
import { lockedRecord } from "./locked-record.ts";
import * as store from "./tenders.store.ts";

export type TenderDetail = z.output<typeof endpoint.response>;

export interface TenderParts {
  readonly tenders: TenderTexts;
  readonly isSample: (db: Db) => Promise<boolean>;
}

type SupplierIds = NonNullable<TenderDetail["supplierIds"]>;

interface TenderText {
  readonly id: string;
  readonly slug: string;
  readonly stage: TenderStage;
  readonly lastDeadlineAt: number | undefined;
  readonly updatedOn: string | undefined;
  readonly buyerIds: CheckedJson<TenderDetail["buyerIds"]>;
  readonly supplierIds: CheckedJson<SupplierIds> | undefined;
  readonly tender: CheckedJson<TenderDetail["tender"]>;
  readonly brief: CheckedJson<NonNullable<TenderDetail["brief"]>>;
  /** What is left of it where the plan's cap locks it */
  readonly locked: CheckedJson<TenderDetail["tender"]>;
  readonly originalUrl: string | undefined;
  readonly statedAmount: StatedAmount | undefined;
  readonly codes: { readonly cpv: readonly string[]; readonly nuts: readonly string[] };
}

const { shape } = endpoint.response;
/** Characters of all records together, about as many bytes */
const maxCharacters = 48 * 2 ** 20;

const maxAddresses = 50_000;

/** Whole tenders, checked and ready to be sent. */
export class TenderTexts {
  private readonly kept: FollowedCache<TenderText>;
  /** A tender keeps its address as long as it exists. */
  private readonly ids = new LruMap<string, string>(maxAddresses);

  constructor(engine: SearchEngine) {
    this.kept = new FollowedCache(engine, maxCharacters);
  }

  async find(db: Db, slug: string): Promise<TenderText | undefined> {
    const id = this.ids.get(slug);
    const kept = id === undefined ? undefined : this.kept.get(id);
    if (kept) return kept;
    const keep = this.kept.beginReading();
    const row = await store.findTender(db, slug);
    if (!row) return undefined;
    const supplierIds = await supplierIdsOf(db, row);
    const text: TenderText = {
      id: row.id,
      slug: row.slug,
      stage: row.stage,
      updatedOn: row.updated_on ?? undefined,
      lastDeadlineAt: row.last_deadline_at?.getTime(),
      buyerIds: checkedJson(shape.buyerIds, await buyerIdsOf(db, row)),
      supplierIds: supplierIds && checkedJson(shape.supplierIds.unwrap(), supplierIds),
      tender: checkedJson(shape.tender, row.record as z.input<typeof shape.tender>),
      brief: checkedJson(shape.brief.unwrap(), briefOf(row.record)),
      locked: checkedJson(shape.tender, lockedRecord(row.record)),
      originalUrl: originalUrl(row.record),
      statedAmount: statedAmountOf(row, row.budget ?? undefined),
      codes: codesOf(row),
    };
    keep(row.id, text, text.tender.json.length);
    // A former address is looked up each time, because a merger may redirect it.
    if (row.slug === slug) this.ids.set(slug, row.id);
    return text;
  }
}

/** Of each list so many codes are labelled; a code without a label is shown as it is. */
const maxLabels = 1_000;

function codesOf({ record }: store.TenderRow): TenderText["codes"] {
  const places = [record, ...record.lots];
  const changed = (field: "cpv" | "nuts") =>
    record.changes
      .filter((change) => change.field.split(".").at(-1) === field)
      .flatMap((change) => [change.old, change.new])
      .flatMap((codes) => codes?.split(", ") ?? []);
  return {
    cpv: [...new Set([...places.flatMap(({ cpv }) => cpv), ...changed("cpv")])].slice(0, maxLabels),
    nuts: [...new Set([...places.flatMap(({ nuts }) => nuts), ...changed("nuts")])].slice(
      0,
      maxLabels,
    ),
  };
}

/** Asked for each time: a list may be imported while the tender is kept. */
async function labelsOf(db: Db, { cpv, nuts }: TenderText["codes"]): Promise<Map<string, string>> {
  const labelLists = await Promise.all([
    listCodeLabels(db, "cpv", cpv),
    listCodeLabels(db, "nuts", nuts),
  ]);
  return new Map(labelLists.flatMap((labels) => [...labels]));
}

async function buyerIdsOf(db: Db, { record }: store.TenderRow): Promise<TenderDetail["buyerIds"]> {
  const keys = record.buyers.map((buyer) => partyKeys(buyer));
  const buyers = await store.buyersByKey(db, [...new Set(keys.flat())]);
  return keys.map(
    (partyKeysOfBuyer) => partyKeysOfBuyer.map((key) => buyers.get(key)).find((id) => id) ?? null,
  );
}

/** Of each result's winners, as the ingest told them apart: by number, else by name. Undefined: none has a dossier. */
async function supplierIdsOf(
  db: Db,
  { id, record }: store.TenderRow,
): Promise<SupplierIds | undefined> {
  const results = record.results.map(({ lotId, winners }) => ({
    lotId,
    winners: winners.map((winner) => partyKeys(winner)),
  }));
  const keys = new Set(results.flatMap(({ winners }) => winners.flat()));
  const rows = await store.listWinnerKeys(db, id, [...keys]);
  if (rows.length === 0) return undefined;
  const byKey = new Map(rows.map(({ lotId, key, supplierId }) => [`${lotId} ${key}`, supplierId]));
  return results.map(({ lotId, winners }) =>
    winners.map(
      (winnerKeys) =>
        winnerKeys.map((key) => byKey.get(`${lotId} ${key}`)).find((it) => it) ?? null,
    ),
  );
}

/**
 * One tender whole, or what the plan's volume cap leaves of it. An old address answers with the tender it became part
 * of, under its new one.
 */
export async function getTender(
  ctx: Context,
  { tenders, isSample }: TenderParts,
  slug: string,
): Promise<CheckedJson<TenderDetail>> {
  const { tier } = requireMembership(ctx);
  const [text, sample] = await Promise.all([tenders.find(ctx.db, slug), isSample(ctx.db)]);
  if (!text) throw new AppError("not_found");
  const { stage, lastDeadlineAt, updatedOn, originalUrl: url } = text;
  const lock = volumeLockOf(tier, text.statedAmount);
  const codeLabels = lock ? {} : Object.fromEntries(await labelsOf(ctx.db, text.codes));
  const state = tenderState({ stage, lastDeadlineAt, updatedOn }, ctx.now().getTime());
  return checkedObject<TenderDetail>({
    id: checkedJson(shape.id, text.id),
    slug: checkedJson(shape.slug, text.slug),
    state: checkedJson(shape.state, state),
    buyerIds: text.buyerIds,
    tender: lock ? text.locked : text.tender,
    ...(!lock && { brief: text.brief }),
    ...(!lock && text.supplierIds && { supplierIds: text.supplierIds }),
    ...(lock && {
      volumeLock: checkedJson(volumeLock, {
        ...lock,
        ...(url !== undefined && { originalUrl: url }),
      }),
    }),
    codeLabels: checkedJson(shape.codeLabels, codeLabels),
    sample: checkedJson(shape.sample, sample),
  });
}
