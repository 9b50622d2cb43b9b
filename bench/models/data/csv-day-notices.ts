import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { normaliseCpv } from "@tc/domain";
import { normaliseName } from "@tc/notices";
import type { GermanNotice } from "../german-notice.ts";
import { readCsv } from "./read-csv.ts";

type Row = Record<string, string>;

const dayFolder = /^notice-export-csv-/;

/** The notices of every complete CSV day of the national service in a data folder, one a procedure and version. */
export function csvDayNotices(data: string): GermanNotice[] {
  if (!existsSync(data)) return [];
  return readdirSync(data)
    .filter((name) => dayFolder.test(name))
    .toSorted()
    .flatMap((name) => dayNotices(path.join(data, name)));
}

function dayNotices(folder: string): GermanNotice[] {
  const purposes = byNotice(folder, "purpose.csv");
  const codes = byNotice(folder, "classification.csv");
  const organisations = byNotice(folder, "organisation.csv");
  return [...byNotice(folder, "notice.csv")].map(([key, [notice = {}]]) => {
    const texts = purposes.get(key) ?? [];
    const whole = texts.find((row) => row["lotIdentifier"] === "") ?? texts[0];
    const title = whole?.["title"] ?? "";
    const buyer = organisations.get(key)?.find((row) => row["organisationRole"] === "buyer");
    const date = notice["publicationDate"]?.slice(0, 10);
    return {
      id: notice["procedureIdentifier"] || key,
      title,
      lotTitles: unique(texts.map((row) => row["title"])).filter((other) => other !== title),
      description: unique([whole, ...texts].map((row) => row?.["description"])).join("\n"),
      cpv: codesOf(codes.get(key) ?? []),
      buyer: normaliseName(buyer?.["organisationName"] ?? ""),
      ...(date && { date }),
    };
  });
}

/** Those of the whole procedure first. */
function codesOf(rows: readonly Row[]): string[] {
  const ordered = [
    ...rows.filter((row) => row["lotIdentifier"] === ""),
    ...rows.filter((row) => row["lotIdentifier"] !== ""),
  ];
  const listed = ordered.flatMap((row) =>
    [row["mainClassificationCode"], row["additionalClassificationCodes"]].flatMap((cell) =>
      (cell ?? "").split(",").map(normaliseCpv),
    ),
  );
  return unique(listed);
}

function byNotice(folder: string, file: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of readCsv(readFileSync(path.join(folder, file), "utf8"))) {
    const key = `${row["noticeIdentifier"]} ${row["noticeVersion"]}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const unique = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== undefined && value.trim() !== "")),
];
