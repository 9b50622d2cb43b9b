import { readFile } from "node:fs/promises";
import { type LotResult, parseMoney } from "@tc/domain";
import { type Notice, readNotices } from "@tc/notices";
import { readArchive } from "../../adapters/archive/read-archive.ts";

/** One row of a table of awards: column names to texts, "" for none. */
export type AwardRow = Readonly<Record<string, string>>;

/** What a row and a parsed result must agree on, as comparable texts. */
export interface ComparedAward {
  readonly lot: string;
  readonly offers: string;
  readonly winners: string;
  readonly value: string;
}

/** Reads a CSV of RFC 4180 with a heading line. */
export async function readAwardTable(path: string): Promise<AwardRow[]> {
  const [heading = [], ...lines] = parseCsv(await readFile(path, "utf8"));
  return lines.map((line) =>
    Object.fromEntries(heading.map((name, index) => [name, line[index] ?? ""])),
  );
}

function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [all, quoted, plain, end] = match;
    if (all === "") break;
    line.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end !== ",") {
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

export function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

export interface ReadNotices {
  readonly notices: Notice[];
  readonly rejected: { readonly file: string; readonly reason: string }[];
}

/** All notices of archives; members that cannot be unpacked or read are counted. */
export async function readNoticeArchives(paths: readonly string[]): Promise<ReadNotices> {
  const notices: Notice[] = [];
  const rejected: { file: string; reason: string }[] = [];
  for (const path of paths) {
    for await (const member of readArchive(path)) {
      if ("reject" in member) rejected.push({ file: member.file, reason: member.reject.code });
      else {
        try {
          notices.push(...readNotices(member.bytes));
        } catch (error) {
          rejected.push({ file: member.file, reason: String(error) });
        }
      }
    }
  }
  return { notices, rejected };
}

/** A result as comparable texts; counts of electronic offers only are none of the table's. */
export function comparedResult(result: LotResult): ComparedAward {
  const { value } = result;
  return {
    lot: result.lotId.replace(/#\d+$/, "").replace(/^LOT-0000$/, ""),
    offers: result.offersReceivedCode === "tenders" ? String(result.offersReceived) : "",
    winners: comparedNames(result.winners.map(({ name }) => name)),
    value: value ? `${value.cents} ${value.currency}` : "",
  };
}

export function comparedNames(names: readonly string[]): string {
  return names.join("|").replace(/\s+/g, " ").trim();
}

/** The table keeps the −1 that stands where a value is withheld (BT-195): no value. */
export function comparedValue(amount: string, currency: string): string {
  const value = amount === "" ? undefined : parseMoney(amount, currency);
  return value && value.cents >= 0 ? `${value.cents} ${value.currency}` : "";
}

/** Which of two awards' properties differ. */
export function differences(a: ComparedAward, b: ComparedAward | undefined): string[] {
  if (!b) return ["missing"];
  return (["lot", "offers", "winners", "value"] as const).filter((key) => a[key] !== b[key]);
}
