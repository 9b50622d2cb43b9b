import { readFileSync } from "node:fs";
import path from "node:path";
import { type Notice, NoticeError, readNotice } from "@tc/notices";
import { expect } from "vitest";
import { testOnRealData } from "../../../../../tools/real-data.ts";
import { readArchive } from "./read-archive.ts";

type Row = Readonly<Record<string, string>>;

/** Examples that were published as invalid and name no notice id: the only ones that may be refused. */
const isWithoutIdentity = (row: Row): boolean =>
  row["notice_id"] === "" && row["customization_id"] !== "eforms-sdk-0.1";

testOnRealData(
  "notices",
  "every readable notice is what the manifest says, and only those without an id are refused",
  async (folder) => {
    const rows = readManifest(path.join(folder, "MANIFEST.tsv"));
    const wrong: string[] = [];
    let compared = 0;
    let unreadable = 0;
    for (const [archive, members] of Map.groupBy(rows, (row) => row["archive"] ?? "")) {
      const byName = new Map(members.map((row) => [row["member"], row]));
      for await (const member of readArchive(path.join(folder, archive))) {
        const row = byName.get(member.file);
        if (!("bytes" in member)) unreadable += 1;
        else if (row) {
          compared += 1;
          const differing = compare(row, readOrCode(member.bytes));
          if (differing.length > 0) wrong.push(`${member.file}: ${differing.join(", ")}`);
        }
      }
    }
    console.info(
      `manifest: ${compared - wrong.length} of ${compared} readable notices equal; ` +
        `${unreadable} of ${rows.length} members cannot be taken out of their archives`,
    );
    expect(compared).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  },
);

function readManifest(file: string): Row[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}

function readOrCode(bytes: Uint8Array): Notice | string {
  try {
    return readNotice(bytes);
  } catch (error) {
    if (error instanceof NoticeError) return error.code;
    throw error;
  }
}

function compare(row: Row, read: Notice | string): string[] {
  if (isWithoutIdentity(row))
    return read === "missing_identity" ? [] : ["should have been refused"];
  if (typeof read === "string") return [`refused: ${read}`];
  const statistics = read.results.flatMap((result) => result.offerStatistics ?? []);
  const actual: Row = {
    notice_root: read.root,
    subtype: read.subtype ?? "",
    notice_type: read.noticeType ?? "",
    customization_id: read.customizationId ?? "",
    language: read.language ?? "",
    buyer_country: read.buyerCountry ?? "",
    publication_number: read.publicationNumber ?? "",
    notice_id: read.noticeId,
    version: read.version,
    procedure_id: read.procedureId ?? "",
    issue_date: read.issuedOn ?? "",
    cpv: read.cpv.join(";"),
    n_lots: String(read.lots.length),
    n_lot_results: String(read.results.length),
    n_received_stats: String(statistics.length),
    n_change_blocks: String(read.changes.length),
  };
  // The manifest says of most notices of the dialect only what they are, and counts none of its corrections.
  const isBare = row["notice_id"] === "";
  const isUncounted = row["customization_id"] === "eforms-sdk-0.1";
  return Object.keys(actual)
    .filter((name) => !(isUncounted && name === "n_change_blocks"))
    .filter((name) => row[name] !== actual[name] && !(isBare && row[name] === ""))
    .map((name) => `${name} ${actual[name]} instead of ${row[name]}`);
}
