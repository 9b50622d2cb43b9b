import { getBuyer, getTender, listTenders } from "@tc/contract";
import { sql } from "kysely";
import { beforeAll, afterAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/context.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { testId } from "../../testing/tenders/make-tender.ts";
import { saveForecast } from "../../testing/tenders/save-assessments.ts";
import {
  buyerId,
  estimate,
  makeAssessmentWorld,
  quoted,
} from "../../testing/tenders/assessment-world.ts";
import type { AssessmentWorld, Who } from "../../testing/tenders/assessment-world.ts";
import { savePublicFacts } from "../scoring/index.ts";

let world: AssessmentWorld;
beforeAll(async () => {
  world = await makeAssessmentWorld();
});
afterAll(async () => {
  await world.search.close();
  await world.database.drop();
});
const list: AssessmentWorld["list"] = (...parameters) => world.list(...parameters);
const numbers: AssessmentWorld["numbers"] = (...parameters) => world.numbers(...parameters);
const ask: AssessmentWorld["ask"] = (...parameters) => world.ask(...parameters);

describe("a tender above the plan's volume cap", () => {
  const lockedOf = async (who: Who) => {
    const { assessments } = await list(who);
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => assessments[testId(n)]?.volumeLock);
  };

  test("is locked by its published value or a quoted amount, never by an estimate or a framework maximum", async () => {
    expect(await lockedOf("basis")).toEqual([4, 6]);
    expect(await lockedOf("premium")).toEqual([6]);
    expect(await lockedOf("trial")).toEqual([6]);
    expect(await lockedOf("other")).toEqual([]);
    expect(await lockedOf("none")).toEqual([]);
  });

  test("with only an estimate above the cap is open and shows what it shows to any plan", async () => {
    const [item] = (await list("basis", { budgetMin: "9000000" })).items;
    expect(item?.id).toBe(testId(7));
    const { assessments } = await list("basis");
    expect(assessments[testId(7)]).toEqual({
      budget: {
        kind: "estimate",
        cents: 999_999_100,
        currency: "EUR",
        lowCents: 499_999_550,
        highCents: 1_999_998_200,
      },
    });
    const page = await ask("basis", getTender, { params: { slug: `t-${testId(7)}` } });
    expect(page).toContain("Vertraulich");
    expect(getTender.response.parse(JSON.parse(page)).volumeLock).toBeUndefined();
  });

  test("keeps title, buyer, deadline and the link to the original, and says which amount locks it", async () => {
    const { items, assessments } = await list("basis");
    expect(assessments[testId(4)]).toEqual({
      volumeLock: {
        tier: "premium",
        capCents: 25_000_000,
        because: { kind: "published", cents: 77_777_700 },
        originalUrl: "https://plattform.example/4",
      },
    });
    expect(assessments[testId(6)]?.volumeLock).toMatchObject({
      tier: "enterprise",
      because: { kind: "quoted", cents: 612_345_600 },
    });
    expect(items.find(({ id }) => id === testId(4))).toEqual({
      id: testId(4),
      slug: `t-${testId(4)}`,
      title: "Nummer 4",
      state: "open",
      buyer: { id: buyerId, name: "Stadt Köln" },
      deadline: { at: "2026-12-01T10:00:00.000Z", hasTime: true },
      lotCount: 0,
      sources: ["doe"],
      flags: [],
      changeCount: 0,
    });
    const bytes = await ask("basis", listTenders, {});
    // Once, in the lock.
    for (const amount of ["77777700", "612345600"]) {
      expect(bytes.split(amount).length - 1).toBe(1);
    }
  });

  test("satisfies no limit of a value or score and comes last in their order", async () => {
    expect(await numbers("basis", { valueMin: "1" })).toEqual([2]);
    expect(await numbers("basis", { valueMax: "99999999" })).toEqual([2]);
    expect(await numbers("basis", { budgetMin: "1" })).toEqual([8, 7, 2, 1]);
    expect(await numbers("basis", { fitMin: "1", sort: "fit" })).toEqual([1, 2, 9]);
    const byValue = await numbers("basis", { sort: "value" });
    expect(byValue[0]).toBe(2);
    expect(byValue.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await numbers("basis", { sort: "fit" })).toEqual([1, 2, 9, 8, 7, 6, 5, 4, 3]);
    // A plan without that cap sees its place.
    expect((await numbers("premium", { sort: "value" }))[0]).toBe(4);
  });

  test("shows nothing else on its own page", async () => {
    const page = (who: Who, n: number) =>
      ask(who, getTender, { params: { slug: `t-${testId(n)}` } });
    const { tender, volumeLock, codeLabels } = getTender.response.parse(
      JSON.parse(await page("basis", 4)),
    );
    expect(volumeLock).toEqual({
      tier: "premium",
      capCents: 25_000_000,
      because: { kind: "published", cents: 77_777_700 },
      originalUrl: "https://plattform.example/4",
    });
    expect(codeLabels).toEqual({});
    expect(tender).toMatchObject({
      title: "Nummer 4",
      buyers: [{ name: "Stadt Köln", identifiers: [] }],
      cpv: [],
      values: {},
      links: [{ kind: "notice", url: "https://plattform.example/4" }],
    });
    expect(tender.lots.flatMap((lot) => lot.deadlines)).toEqual([
      { kind: "offer", at: "2026-12-01T10:00:00Z", hasTime: true },
    ]);
    const bytes = await page("basis", 4);
    expect(bytes.split("777777")).toHaveLength(2);
    for (const secret of ["Vertraulich", "Geheim", "79341000", "DEA23", "amt@", "unterlagen"]) {
      expect(bytes).not.toContain(secret);
    }
    for (const [who, n] of [
      ["premium", 4],
      ["none", 4],
      ["basis", 5],
      ["basis", 8],
    ] as const) {
      expect(await page(who, n)).toContain("Vertraulich");
    }
    expect(await page("premium", 6)).not.toContain("Vertraulich");
  });

  test("shows on its own page the sentence that names the amount, and the amount as written there", async () => {
    const bytes = await ask("premium", getTender, { params: { slug: `t-${testId(6)}` } });
    expect(getTender.response.parse(JSON.parse(bytes)).volumeLock).toMatchObject({
      because: {
        kind: "quoted",
        cents: 612_345_600,
        source: {
          quote: "Das Budget beträgt 2.428.971 EUR brutto im Jahr.",
          cents: 242_897_100,
          isPerYear: true,
        },
      },
    });
  });

  test("is as short on its buyer's page", async () => {
    const bytes = await ask("basis", getBuyer, { params: { id: buyerId } });
    const { openTenders } = getBuyer.response.parse(JSON.parse(bytes));
    expect(openTenders.find(({ id }) => id === testId(4))).toMatchObject({ lotCount: 0 });
    expect(openTenders.find(({ id }) => id === testId(2))).toMatchObject({ lotCount: 1 });
    expect(bytes).toContain("12000000");
    expect(bytes).not.toContain("77777700");
    expect(await ask("premium", getBuyer, { params: { id: buyerId } })).toContain("77777700");
  });

  test("keeps the values of lots that were awarded already from its buyer's page while it is open", async () => {
    const award = (n: number, cents: number) =>
      sql`
      insert into award (tender_id, lot_id, buyer_id, outcome, value_cents, value_currency)
      values (${testId(n)}, 'LOT-0001', ${buyerId}, 'selec-w', ${cents}, 'EUR')`.execute(
        world.database.owner.db,
      );
    await award(4, 31_111_100);
    await award(2, 2_222_200);
    const awardsOf = async (who: Who) => {
      const bytes = await ask(who, getBuyer, { params: { id: buyerId } });
      const { awards } = getBuyer.response.parse(JSON.parse(bytes));
      return Object.fromEntries(awards.map(({ title, value }) => [title, value?.cents]));
    };
    expect(await awardsOf("basis")).toEqual({ "Nummer 4": undefined, "Nummer 2": 2_222_200 });
    expect(await awardsOf("premium")).toEqual({ "Nummer 4": 31_111_100, "Nummer 2": 2_222_200 });
  });

  test("stays open where a process of the previous release still writes a lock for an estimate", async () => {
    const written = { ...estimate(9_000_000), lock_cents: 700_000_000 };
    await saveForecast(world.database.owner.db, testId(7), written);
    await world.search.catchUp();
    expect(await lockedOf("premium")).toEqual([6]);
    expect(await numbers("premium", { budgetMin: "9000000", budgetMax: "9000000" })).toEqual([7]);
  });

  test("opens and closes with the next forecast", async () => {
    expect(await lockedOf("premium")).toEqual([6]);
    await saveForecast(world.database.owner.db, testId(9), quoted(9_000_000));
    await saveForecast(world.database.owner.db, testId(6), estimate(90_000));
    await world.search.catchUp();
    expect(await lockedOf("premium")).toEqual([9]);
    expect(await numbers("premium", { budgetMin: "90000", budgetMax: "90000" })).toEqual([6]);
  });

  describe("by an amount of public documents", () => {
    const documentsName = async (n: number, cents: number) => {
      const tenderId = testId(n);
      const document = { id: testId(800), name: "Vertrag.pdf", place: { page: 3 } };
      const value = { cents, netCents: cents, quote: "Der Auftragswert", document };
      await sql`
        insert into document_fetch (tender_id, address, state, requested_at, sha256)
        values (${tenderId}, 'https://plattform.example', 'done', now(), 'hash') on conflict do nothing`.execute(
        world.database.owner.db,
      );
      const basis = { tenderId, sha256: "hash", tenderVersion: 1, rulesVersion: 1 };
      await inTransaction(testContext(world.database), (t) =>
        savePublicFacts(t, basis, {
          requirements: [],
          value,
          priceWeight: undefined,
          invited: undefined,
        }),
      );
      await world.search.catchUp();
    };

    test("is locked in the list, and on its own page says where that stands", async () => {
      await documentsName(8, 654_321_000);
      expect(await lockedOf("premium")).toEqual([8, 9]);
      const because = { kind: "document", cents: 654_321_000 } as const;
      const { assessments } = await list("premium");
      expect(assessments[testId(8)]?.volumeLock?.because).toEqual(because);
      const page = await ask("premium", getTender, { params: { slug: `t-${testId(8)}` } });
      expect(page).not.toContain("Vertraulich");
      expect(getTender.response.parse(JSON.parse(page)).volumeLock?.because).toEqual({
        ...because,
        source: {
          quote: "Der Auftragswert",
          cents: 654_321_000,
          document: { id: testId(800), name: "Vertrag.pdf", place: { page: 3 } },
        },
      });
      expect(await ask("premium", getBuyer, { params: { id: buyerId } })).not.toContain(
        "654321000",
      );
      expect(await numbers("premium", { budgetMin: "6543210", budgetMax: "6543210" })).toEqual([]);
      expect(await numbers("other", { budgetMin: "6543210", budgetMax: "6543210" })).toEqual([8]);
    });

    test("below the cap is open, and the list tells the amount in place of the estimate", async () => {
      await documentsName(8, 10_000_000);
      expect(await lockedOf("premium")).toEqual([9]);
      const { assessments } = await list("premium");
      expect(assessments[testId(8)]?.budget).toEqual({
        kind: "document",
        cents: 10_000_000,
        currency: "EUR",
      });
    });

    test("is judged by the value that its notice publishes, where there is one", async () => {
      await documentsName(2, 900_000_000);
      expect(await lockedOf("premium")).toEqual([9]);
    });
  });
});
