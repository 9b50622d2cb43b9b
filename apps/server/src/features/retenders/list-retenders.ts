import type { listRetenders as endpoint, RetenderGroup } from "@tc/contract";
import { addMonths, AppError } from "@tc/domain";
import { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { isSample } from "../tenders/index.ts";
import * as store from "./retenders.store.ts";

type Answer = z.input<typeof endpoint.response>;
type Question = z.output<NonNullable<typeof endpoint.query>> & {
  /** A report's, instead of the one sector of the screen */
  readonly agencySectors?: readonly string[];
};

const pageSize = 50;
const groupMonths = { now: 6, next: 12 } as const;
const maxSuppliers = 3;

/** Contracts whose next call is to be expected, by when. Published data, the same for every agency. */
export async function listRetenders(ctx: Context, question: Question): Promise<Answer> {
  const { db } = ctx;
  // A window is of days, and a reader's day is Germany's.
  const today = ctx.now().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
  const bounds = {
    now: addMonths(today, groupMonths.now),
    next: addMonths(today, groupMonths.next),
  };
  const choice: store.RetenderChoice = {
    agencySectors: question.agencySectors ?? (question.agencySector ? [question.agencySector] : []),
    region: question.region,
    buyerId: question.buyer,
    basis: question.basis,
    today,
    until: addMonths(today, question.months),
  };
  const after = question.cursor === undefined ? undefined : readCursor(question.cursor);
  const [rows, groups, coverage, buyerName, sample] = await Promise.all([
    store.listRetenders(db, choice, { after, limit: pageSize + 1 }),
    store.countGroups(db, choice, bounds),
    store.countCoverage(db, choice),
    question.buyer === undefined ? undefined : store.findBuyerName(db, question.buyer),
    isSample(db),
  ]);
  if (question.buyer !== undefined && buyerName === undefined) throw new AppError("not_found");
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    today,
    items: page.map((row) => toItem(row, bounds)),
    ...(rows.length > pageSize && last && { nextCursor: toCursor(last) }),
    groups,
    coverage: {
      contracts: coverage.contracts,
      followed: coverage.followed,
      over: coverage.over,
      gaps: {
        "no-term": coverage.noTerm,
        unlimited: coverage.unlimited,
        short: coverage.short,
        implausible: coverage.implausible,
        "no-award-day": coverage.noAwardDay,
      },
    },
    ...(buyerName !== undefined && { buyerName }),
    sample,
  };
}

function toItem(
  row: store.RetenderRow,
  bounds: { readonly now: string; readonly next: string },
): Answer["items"][number] {
  const { basis, possible, core, contractEnd, latestEnd, lead, rhythm } = row.window;
  return {
    tenderSlug: row.slug,
    lotId: row.lotId,
    lotCount: row.lotIds.length,
    title: row.title,
    ...(row.buyerId !== null &&
      row.buyerName !== null && { buyer: { id: row.buyerId, name: row.buyerName } }),
    suppliers: row.suppliers.slice(0, maxSuppliers).map(({ name }) => name),
    supplierIds: row.suppliers.slice(0, maxSuppliers).map(({ id }) => id),
    supplierCount: row.suppliers.length,
    ...(row.valueCents !== null && {
      value: { cents: Number(row.valueCents), currency: "EUR" },
    }),
    ...(row.offersReceived !== null && { offersReceived: row.offersReceived }),
    group: groupOf(possible.from, bounds),
    basis,
    possible,
    core,
    ...(contractEnd !== undefined && { contractEnd }),
    ...(latestEnd !== undefined && { latestEnd }),
    ...(lead && { lead }),
    ...(rhythm && { rhythm }),
    terms: row.terms,
  };
}

function groupOf(from: string, { now, next }: { now: string; next: string }): RetenderGroup {
  if (from <= now) return "now";
  return from <= next ? "next" : "later";
}

function toCursor({ window, tenderId, lotId }: store.RetenderRow): string {
  return Buffer.from(JSON.stringify([window.possible.from, tenderId, lotId])).toString("base64url");
}

/** What the database takes as a place, too: whoever makes a cursor up is told so. */
const place = z.tuple([
  z.iso.date().refine((day) => day >= "1900-01-01"),
  z.uuid(),
  z.string().refine((lotId) => !lotId.includes("\0")),
]);

function readCursor(cursor: string): store.Place {
  try {
    const [from, tenderId, lotId] = place.parse(
      JSON.parse(Buffer.from(cursor, "base64url").toString()),
    );
    return { from, tenderId, lotId };
  } catch {
    // Not what a page named
    throw new AppError("bad_request");
  }
}
