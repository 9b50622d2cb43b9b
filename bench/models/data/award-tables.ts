import { readFile } from "node:fs/promises";
import path from "node:path";
import { countryCode } from "@tc/notices";
import { readCsv } from "./read-csv.ts";

/** One lot result of the award tables, read the same from both; nothing is added up or filled in. */
export interface AwardRow {
  readonly source: "eforms" | "ted";
  /** The procedure (eForms) or the notice (older TED, which names no procedure). */
  readonly procedureId: string;
  readonly noticeId: string;
  readonly lotId: string;
  /** Publication day, YYYY-MM-DD */
  readonly day: string;
  /** ISO 3166-1 alpha-3 */
  readonly country?: string;
  readonly buyer: string;
  readonly buyerTown: string;
  readonly buyerNuts?: string;
  /** BT-11 */
  readonly legalType?: string;
  readonly activity?: string;
  readonly legalBasis?: string;
  /** BT-105; direct awards without call are `neg-wo-call` or `oth-single`. */
  readonly procedure?: string;
  readonly nature?: string;
  readonly title: string;
  readonly lotTitle: string;
  /** Eight digits, main first. */
  readonly cpv: readonly string[];
  readonly nuts?: string;
  readonly isFramework?: boolean;
  readonly durationMonths?: number;
  readonly criteria: readonly { readonly type?: string; readonly weight?: number }[];
  /** selec-w, clos-nw, open-nw */
  readonly outcome?: string;
  /** Code `tenders`, else `t-esubm`. */
  readonly offers?: number;
  /** Published before the award, in the notice's currency. */
  readonly estimated?: Amount;
  readonly awarded?: Amount;
  readonly noticeTotal?: Amount;
  readonly frameworkMaximum?: Amount;
  readonly winners: readonly AwardWinner[];
}

export interface Amount {
  readonly cents: number;
  readonly currency: string;
}

export interface AwardWinner {
  readonly name: string;
  readonly town: string;
  /** As published; the older table has none. */
  readonly id?: string;
}

/** Both tables of the data folder, oldest first; of several results of one lot the last published stands. */
export async function readAwardTables(data: string): Promise<AwardRow[]> {
  const read = async (file: string): Promise<readonly Readonly<Record<string, string>>[]> =>
    readCsv(await readFile(path.join(data, "awards", file), "utf8"));
  const rows = [
    ...(await read("ted_xml_award_lots_all.csv")).flatMap((row, at) => fromTed(row, at)),
    ...(await read("eforms_award_lots_all.csv")).flatMap(fromEforms),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return [...new Map(rows.map((row) => [`${row.procedureId} ${row.lotId}`, row])).values()];
}

type Row = Readonly<Record<string, string>>;

function fromEforms(row: Row): AwardRow[] {
  // A modification of a contract repeats the result; an ex-ante notice tells of a direct award.
  if (row.notice_type === "can-modif") return [];
  const country = countryCode(row.country ?? "");
  const currency = row.winner_tender_currency || row.notice_total_currency || "EUR";
  const statistics = new Map(
    (row.tenders_received_raw ?? "")
      .split(";")
      .map((pair) => pair.split("=", 2) as [string, string]),
  );
  const offers = countOf(statistics.get("tenders")) ?? countOf(statistics.get("t-esubm"));
  return [
    defined<AwardRow>({
      source: "eforms",
      procedureId: row.folder_id || row.notice_id || "",
      noticeId: row.publication_number || row.notice_id || "",
      lotId: row.lot_id ?? "",
      day: row.publication_date ?? "",
      country,
      buyer: row.buyer_name ?? "",
      buyerTown: row.buyer_city ?? "",
      buyerNuts: row.buyer_nuts || undefined,
      legalType: row.buyer_legal_type || undefined,
      activity: row.buyer_activity || undefined,
      legalBasis: row.legal_domain || undefined,
      procedure: row.notice_type === "veat" ? "neg-wo-call" : known(row.procedure_type),
      nature: row.contract_nature || undefined,
      title: row.title ?? "",
      lotTitle: row.lot_title ?? "",
      cpv: codes(row.lot_cpv_main, row.cpv_main, row.cpv_additional),
      nuts: row.lot_nuts?.split(/[;|]/, 1)[0] || undefined,
      isFramework: row.lot_framework_type ? row.lot_framework_type !== "none" : undefined,
      durationMonths: monthsOf(row.lot_duration),
      criteria: criteriaOf(row.criteria),
      outcome: known(row.result_code),
      offers,
      estimated:
        amountOf(row.lot_estimated_value, currency) ??
        (row.lot_id === "LOT-0000" ? amountOf(row.proc_estimated_value, currency) : undefined),
      awarded: amountOf(row.winner_tender_value, row.winner_tender_currency ?? ""),
      noticeTotal: amountOf(row.notice_total_value, row.notice_total_currency ?? ""),
      frameworkMaximum: amountOf(row.lot_framework_max, currency),
      winners: winnersOf(row.winner_names, row.winner_cities, row.winner_ids),
    }),
  ];
}

/** The coded data of the older forms; E is a concession's own form of call. */
const tedProcedures: Readonly<Record<string, string>> = {
  "1": "open",
  "2": "restricted",
  "3": "restricted",
  "4": "neg-w-call",
  "6": "neg-w-call",
  B: "neg-w-call",
  C: "comp-dial",
  E: "other",
  F: "neg-wo-call",
  G: "innovation",
  T: "neg-wo-call",
  V: "neg-wo-call",
};
const tedNatures: Readonly<Record<string, string>> = {
  "1": "works",
  "2": "supplies",
  "4": "services",
};
const tedBuyers: Readonly<Record<string, string>> = {
  "1": "cga",
  N: "cga",
  "3": "ra",
  R: "ra",
  "4": "pub-undert",
  "5": "eu-ins-bod-ag",
  "6": "body-pl",
};
const tedForms: ReadonlySet<string> = new Set([
  "VOLUNTARY_EX_ANTE_TRANSPARENCY_NOTICE",
  "F15_2014",
]);

function fromTed(row: Row, at: number): AwardRow[] {
  // Prior information on passenger transport: no award.
  if (row.form === "MOVE") return [];
  const day = (row.publication_date ?? "").replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  const [first] = criteriaOf(row.criteria);
  const priceOnly = row.award_criteria_code === "1" ? [{ type: "price" }] : [];
  return [
    defined<AwardRow>({
      source: "ted",
      procedureId: row.publication_number ?? "",
      noticeId: row.publication_number ?? "",
      // Without a number each award is a lot of its own.
      lotId: row.lot_no || `#${at}`,
      day,
      country: countryCode(row.country ?? ""),
      buyer: row.buyer_name ?? "",
      buyerTown: row.buyer_city ?? "",
      buyerNuts: row.buyer_nuts || undefined,
      legalType: tedBuyers[row.authority_type_code ?? ""],
      activity: row.main_activity_code || undefined,
      legalBasis: row.form === "F06_2014" || row.form === "F22_2014" ? "32014L0025" : undefined,
      procedure: tedForms.has(row.form ?? "")
        ? "neg-wo-call"
        : tedProcedures[row.procedure_code ?? ""],
      nature: tedNatures[row.contract_nature ?? ""],
      title: row.title ?? "",
      lotTitle: row.award_title ?? "",
      cpv: codes(row.cpv_main, row.cpv_all),
      isFramework: row.framework === "Y",
      criteria: first ? criteriaOf(row.criteria) : priceOnly,
      outcome: row.unsuccessful === "Y" ? "clos-nw" : "selec-w",
      offers: countOf(row.tenders_received) ?? countOf(row.tenders_received_emeans),
      estimated: amountOf(
        row.value_estimated,
        row.value_currency || row.notice_total_currency || "",
      ),
      awarded: amountOf(row.value, row.value_currency ?? ""),
      noticeTotal: amountOf(row.notice_total_value, row.notice_total_currency ?? ""),
      winners: winnersOf(row.winner_names, row.winner_cities),
    }),
  ];
}

function defined<Whole extends object>(values: {
  readonly [Key in keyof Whole]: Whole[Key] | undefined;
}): Whole {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Whole;
}

function known(code: string | undefined): string | undefined {
  return code === undefined || code === "" || code === "unpublished" ? undefined : code;
}

function countOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

function codes(...lists: readonly (string | undefined)[]): string[] {
  const all = lists
    .flatMap((list) => (list ?? "").split(/[;|]/))
    .filter((code) => /^\d{8}$/.test(code));
  return [...new Set(all)];
}

/** Placeholders (−1, 0, 0.01, 1) are kept as published: who uses a value decides. */
function amountOf(text: string | undefined, currency: string): Amount | undefined {
  if (!text || !currency) return undefined;
  const cents = Math.round(Number(text) * 100);
  return Number.isSafeInteger(cents) ? { cents, currency } : undefined;
}

function criteriaOf(text: string | undefined): { type?: string; weight?: number }[] {
  return (text ?? "")
    .split("; ")
    .map((cell) => cell.split("|"))
    .filter(([type]) => type !== undefined && type.trim() !== "")
    .map(([type, , weight]) => ({
      type: type!.trim(),
      ...(weight &&
        /^\d+([.,]\d+)?/.test(weight) && { weight: Number.parseFloat(weight.replace(",", ".")) }),
    }));
}

const monthsPer: Readonly<Record<string, number>> = {
  MONTH: 1,
  YEAR: 12,
  WEEK: 12 / 52.18,
  DAY: 12 / 365.25,
};

function monthsOf(text: string | undefined): number | undefined {
  const [, count, unit] = /^(\d+(?:\.\d+)?) (\w+)$/.exec(text ?? "") ?? [];
  const factor = monthsPer[unit ?? ""];
  return count !== undefined && factor !== undefined ? Number(count) * factor : undefined;
}

function winnersOf(names = "", towns = "", ids?: string): AwardWinner[] {
  const [name, town, id] = [names.split("|"), towns.split("|"), ids?.split("|") ?? []];
  return name.flatMap((part, at) =>
    part.trim() === ""
      ? []
      : { name: part.trim(), town: town[at]?.trim() ?? "", ...(id[at] && { id: id[at] }) },
  );
}
