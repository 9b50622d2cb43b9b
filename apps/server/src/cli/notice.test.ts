import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeZip } from "../adapters/archive/zip-writer.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tc-notice-"));
afterAll(() => rmSync(folder, { recursive: true }));

const cbc = "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2";
const cac = "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2";

const notice = (id: string): string =>
  `<ContractAwardNotice xmlns="urn:oasis:names:specification:ubl:schema:xsd:ContractAwardNotice-2" xmlns:cbc="${cbc}" xmlns:cac="${cac}">` +
  `<cbc:CustomizationID>eforms-sdk-0.1</cbc:CustomizationID><cbc:ID>${id}</cbc:ID><cbc:VersionID>2</cbc:VersionID>` +
  `<cbc:NoticeTypeCode>can-standard</cbc:NoticeTypeCode>` +
  `<cac:ProcurementProject><cbc:Name>Messebau</cbc:Name></cac:ProcurementProject>` +
  `<cac:TenderResult><cac:WinningParty><cac:Party><cac:PartyName><cbc:Name>Alpha GmbH</cbc:Name></cac:PartyName></cac:Party></cac:WinningParty>` +
  `<cac:AwardedTenderedProject><cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">12.5</cbc:PayableAmount></cac:LegalMonetaryTotal></cac:AwardedTenderedProject></cac:TenderResult>` +
  `</ContractAwardNotice>`;

interface Run {
  readonly code: number | null;
  readonly lines: Record<string, unknown>[];
  readonly errors: string;
}

/** Runs the command; `closeAfter` ends the pipe early, as `| head` does. */
function run(args: readonly string[], closeAfter = Infinity): Promise<Run> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "notice.ts"), ...args]);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
    if (output.length > closeAfter) child.stdout.destroy();
  });
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString("utf8")));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const whole = closeAfter === Infinity ? output.split("\n").filter((line) => line !== "") : [];
      resolve({
        code,
        errors,
        lines: whole.map((line) => JSON.parse(line) as Record<string, unknown>),
      });
    });
  });
}

test("a directory prints one line a notice and one for each broken file, and succeeds", async () => {
  writeFileSync(path.join(folder, "a.xml"), notice("1"));
  writeFileSync(path.join(folder, "b.xml"), "<broken");
  writeFileSync(
    path.join(folder, "c.zip"),
    writeZip([
      { name: "2-2.xml", data: notice("2") },
      { name: "3-2.xml", data: notice("3"), brokenLocalHeader: true },
    ]),
  );
  const { code, lines } = await run([folder]);
  expect(code).toBe(0);
  expect(lines.map(({ file, ok, noticeId, code: why }) => [file, ok, noticeId ?? why])).toEqual([
    [path.join(folder, "a.xml"), true, "1"],
    [path.join(folder, "b.xml"), false, "malformed_xml"],
    [path.join(folder, "c.zip/2-2.xml"), true, "2"],
    [path.join(folder, "c.zip/3-2.xml"), false, "archive_broken"],
  ]);
  expect(lines[0]).toMatchObject({
    version: "2",
    kind: "result",
    customizationId: "eforms-sdk-0.1",
    results: [
      { lotId: "LOT-0000", winners: [{ name: "Alpha GmbH" }], valueCents: 1_250, currency: "EUR" },
    ],
    changes: [],
    lots: [],
  });
  expect(lines[1]?.["error"]).toMatch(/not well formed/);
});

test("nothing readable is a failure, no path is a usage error", async () => {
  const missing = await run([path.join(folder, "missing.xml")]);
  expect(missing.code).toBe(1);
  expect(missing.lines).toMatchObject([{ ok: false, code: "unreadable" }]);
  expect((await run([])).code).toBe(2);
});

test("a reader that leaves early is no error", async () => {
  const many = path.join(folder, "many.zip");
  writeFileSync(
    many,
    writeZip(
      Array.from({ length: 3_000 }, (_, index) => ({
        name: `${index}.xml`,
        data: notice(String(index)),
      })),
    ),
  );
  expect(await run([many], 1_000)).toMatchObject({ code: 0, errors: "" });
});
