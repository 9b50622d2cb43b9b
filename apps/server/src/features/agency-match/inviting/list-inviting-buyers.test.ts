import { listInvitingBuyers as endpoint } from "@tc/contract";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { awardedTender } from "../../../testing/tenders/scoring-world.ts";
import { listInvitingBuyers } from "./list-inviting-buyers.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  let n = 0;
  const add = async (
    buyer: number | undefined,
    procedure: Tender["procedure"],
    facts: { readonly on?: string; readonly offers?: number; readonly sector?: string } = {},
  ) => {
    n += 1;
    const { procedure: _open, ...tender } = awardedTender(n);
    const buyerId = buyer === undefined ? undefined : testId(0x9000 + buyer);
    await saveTenders(database.owner.db, [
      {
        id: testId(n),
        tender: { ...tender, ...(procedure && { procedure }) },
        ...(buyerId !== undefined && { buyerId }),
      },
    ]);
    await sql`
      insert into market_tender (tender_id, is_planned, decided_on, sectors, laender, buyer_id, offers, is_electronic_count)
      values (${testId(n)}, false, ${facts.on ?? "2026-05-01"}, ${[facts.sector ?? "film"]}::text[], '{DE6}',
        ${buyerId ?? null}, ${facts.offers ?? null}, false)`.execute(database.owner.db);
  };
  // Twice without a call, three offers once, and once with a call
  await add(1, "neg-wo-call", { offers: 3 });
  await add(1, "neg-wo-call", { on: "2026-08-01" });
  await add(1, "open");
  // Three times, in another sector, one of them long ago
  for (const on of ["2026-01-01", "2026-02-01", "2022-06-01"]) {
    await add(2, "neg-wo-call", { on, offers: 1, sector: "print" });
  }
  // Once is no habit.
  await add(3, "neg-wo-call");
  await add(4, undefined);
  await add(undefined, "neg-wo-call");
});
afterAll(() => database.drop());

const ask = async (question: object = {}) =>
  endpoint.response.parse(
    await listInvitingBuyers(testContext(database), { years: 3, ...question }),
  );

test("names buyers with two procedures without a call, and says what the figures rest on", async () => {
  const { buyers, buyerCount, n, from, until } = await ask();
  expect({ from, until }).toEqual({ from: "2023-11-21", until: "2026-11-21" });
  expect(buyerCount).toBe(2);
  expect(buyers).toMatchObject([
    {
      id: testId(0x9001),
      count: 2,
      awarded: 3,
      severalOffers: 1,
      offersKnown: 1,
      lastOn: "2026-08-01",
    },
    {
      id: testId(0x9002),
      count: 2,
      awarded: 2,
      severalOffers: 0,
      offersKnown: 2,
      lastOn: "2026-02-01",
    },
  ]);
  expect(n).toEqual({ awarded: 6, withoutCall: 5, unknown: 2 });
});

test("narrows to a sector and a Land, and widens to more years", async () => {
  expect((await ask({ agencySector: "film" })).buyers.map(({ id }) => id)).toEqual([
    testId(0x9001),
  ]);
  expect((await ask({ region: "DE6" })).buyerCount).toBe(2);
  expect((await ask({ region: "DE2" })).n).toEqual({ awarded: 0, withoutCall: 0, unknown: 0 });
  expect((await ask({ years: 5 })).buyers[0]).toMatchObject({ id: testId(0x9002), count: 3 });
});
