// npm run bench -- facts: what readers would see of all real German tenders that is no fact. Every figure must be 0.
import { readFileSync } from "node:fs";
import path from "node:path";
import { laender } from "@tc/domain";
import { buildTender, groupNotices, readNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { readPaths } from "../apps/server/src/adapters/archive/read-paths.ts";
import type { BenchOptions } from "../tools/bench.ts";
import {
  escapesLeft,
  isVisible,
  publishedLands,
  landsMissed,
  namesWithBoilerplate,
  placeholderBudgets,
} from "./facts/offences.ts";
import { readRaw } from "./facts/raw-notice.ts";
import type { RawNotice } from "./facts/raw-notice.ts";

const archives = ["germany", "national-service.zip", "national-service-2.zip"];

export async function run({ data }: BenchOptions): Promise<object> {
  const raws = new Map<Notice, RawNotice>();
  for await (const member of readPaths(archives.map((name) => path.join(data, "notices", name)))) {
    if (!("bytes" in member)) continue;
    const raw = readRaw(Buffer.from(member.bytes).toString("utf8"));
    const [notice] = raw ? readNotices(member.bytes) : [];
    if (raw?.isGerman && notice) raws.set(notice, raw);
  }
  const tenders = groupNotices([...raws.keys()]).map((notices) => ({
    tender: buildTender(notices.map((notice) => ({ notice, sources: [{ id: "doe" }] }))),
    raws: notices.flatMap((notice) => raws.get(notice) ?? []),
  }));
  const postcodes = readPostcodes(path.join(data, "codelists/plz-de.tsv"));
  const offences = {
    placeholderBudgets: tenders.flatMap(({ tender }) => placeholderBudgets(tender)),
    escapes: tenders.flatMap(({ tender }) => escapesLeft(tender)),
    namesWithBoilerplate: tenders.flatMap(({ tender }) => namesWithBoilerplate(tender)),
    landsMissed: tenders.flatMap(({ tender, raws: [first] }) =>
      first
        ? landsMissed(tender, publishedLands(first, postcodes)).map(
            (land) => `${land} ${first.noticeId}`,
          )
        : [],
    ),
    noticesNotVisible: tenders.flatMap(({ tender, raws: all }) =>
      all.filter((raw) => !isVisible(tender, raw)).map((raw) => `${raw.noticeId}-${raw.version}`),
    ),
  };
  for (const [name, list] of Object.entries(offences)) {
    console.log(`${name}: ${list.length}`);
    for (const [text, count] of tally(list).slice(0, 40)) console.log(`  ${count} × ${text}`);
  }
  const counts = Object.entries(offences).map(([name, list]) => [name, list.length]);
  return { notices: raws.size, tenders: tenders.length, ...Object.fromEntries(counts) };
}

function tally(list: readonly string[]): [string, number][] {
  return [...Map.groupBy(list, (text) => text)]
    .map(([text, same]): [string, number] => [text, same.length])
    .toSorted((a, b) => b[1] - a[1]);
}

/** The official list, whole: the product's own table is what it checks. */
function readPostcodes(file: string): Map<string, Set<string>> {
  const keys = Object.keys(laender);
  const numbers = [
    "08",
    "09",
    "11",
    "12",
    "04",
    "02",
    "06",
    "13",
    "03",
    "05",
    "07",
    "10",
    "14",
    "15",
    "01",
    "16",
  ];
  const lands = new Map<string, Set<string>>();
  for (const row of readFileSync(file, "utf8").trimEnd().split("\n").slice(1)) {
    const cells = row.split("\t");
    const land = keys[numbers.indexOf(cells[6]?.slice(0, 2) ?? "")];
    if (land !== undefined) lands.set(cells[0]!, (lands.get(cells[0]!) ?? new Set()).add(land));
  }
  return lands;
}
