import { recordLimits, tenderLimits } from "@tc/domain";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noise, sampleNotices } from "../../testing/hostile/hostile-notices.ts";
import { makeHostileWorld } from "../../testing/hostile/hostile-world.ts";
import type { HostileWorld } from "../../testing/hostile/hostile-world.ts";

let world: HostileWorld;
beforeEach(async () => {
  world = await makeHostileWorld();
});
afterEach(() => world.close());

const [call] = sampleNotices();
const ordinary = call!.text(9_000);
const count = 100;
const numbers = Array.from({ length: count }, (_, number) => number);

/** The notice with so many lots, each with a text of one page that is its own. */
function withLots(xml: string, lotCount: number, firstLot: number): string {
  const lot = /<cac:ProcurementProjectLot>.*?<\/cac:ProcurementProjectLot>/s.exec(xml)?.[0] ?? "";
  const lots = Array.from({ length: lotCount }, (_, index) =>
    lot
      .replace("LOT-0001", `LOT-${String(firstLot + index).padStart(4, "0")}`)
      .replace(/(<cbc:Description[^>]*>)[^<]+/, `$1${noise(4_000)}`),
  );
  return xml.replace(lot, lots.join(""));
}

async function onlyProcedure() {
  const tenders = await world.database.db
    .selectFrom("tender")
    .select(["record", "flags", "change_count"])
    .where("lot_count", ">", 1)
    .execute();
  expect(tenders).toHaveLength(1);
  return tenders[0]!;
}

test("a hundred versions of a notice, each as large as is accepted and each different", async () => {
  const text = call!.text(1);
  const documents = numbers.map((number) =>
    withLots(text, 25, 1).replace(
      /<cbc:VersionID>01/,
      `<cbc:VersionID>${String(number + 1).padStart(2, "0")}`,
    ),
  );
  await world.expectHarmless(await world.ingest([...documents, ordinary]), [
    ...documents,
    ordinary,
  ]);
  const { record, flags, change_count: changes } = await onlyProcedure();
  expect(record.notices).toHaveLength(count);
  expect(changes).toBeLessThanOrEqual(tenderLimits.changes.entries);
  expect(record.changes.at(-1)?.noticeVersion).toBe("100");
  expect(flags).toContain("lists_shortened");
}, 180_000);

test("a hundred results of one procedure, each with lots of its own", async () => {
  const procedure = /<cbc:ContractFolderID>[^<]+/.exec(call!.text(1))![0];
  const documents = numbers.map((number) =>
    withLots(call!.text(number + 2), 12, number * 100)
      .replace(/<cbc:ContractFolderID>[^<]+/, procedure)
      .replace(/(<cbc:NoticeTypeCode listName=")[^"]*">[^<]+/, '$1result">can-standard'),
  );
  await world.expectHarmless(await world.ingest([...documents, ordinary]), [
    ...documents,
    ordinary,
  ]);
  const { record, flags } = await onlyProcedure();
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(recordLimits.bytes);
  expect(flags).toContain("texts_shortened");
  // What no longer fits is refused by name, and what was there before stays.
  const refused = await world.database.db
    .selectFrom("raw_notice")
    .select("reject_code")
    .where("status", "=", "rejected")
    .execute();
  expect(new Set(refused.map(({ reject_code: code }) => code))).toEqual(
    new Set(["procedure_too_large"]),
  );
  expect(record.notices).toHaveLength(count - refused.length);
}, 180_000);
