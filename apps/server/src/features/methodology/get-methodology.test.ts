import { getMethodology as endpoint } from "@tc/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rememberFor } from "../../platform/memory/remember-for.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { getMethodology } from "./get-methodology.ts";

let database: TestDatabase;
let tenderCount = 0;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const visitor = () => testContext(database, { actor: { kind: "visitor" } });
const ask = async () =>
  endpoint.response.parse(await getMethodology(visitor(), rememberFor(60_000)));

async function makeTenders(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => testId(++tenderCount));
  await saveTenders(
    database.db,
    ids.map((id) => ({ id, tender: makeTender() })),
  );
  return ids;
}

test("before the first training there is nothing but empty counts", async () => {
  expect(await ask()).toEqual({
    forecasts: { n: 0, bins: [] },
    forecastCoverage: { n: 0 },
    outcomes: { n: 0, bins: [] },
    sample: false,
  });
});

test("the model in use is named with what it rests on, one of other notices is not", async () => {
  const basis = {
    tenders: 1200,
    offers: { n: 300, from: "2024-01-02", to: "2026-10-31" },
    budget: { n: 0 },
    heldBack: {
      single: { n: 90, error: 0.04, bins: [{ said: 0.2, seen: 0.25, n: 90 }] },
      offersCoverage: 0.83,
    },
  };
  await asOperator(visitor(), (t) =>
    t.db
      .insertInto("scoring_model")
      .values({
        version: 3,
        trained_at: testNow,
        dataset: "real",
        basis: JSON.stringify(basis),
        status: "active",
      })
      .execute(),
  );
  expect(await ask()).not.toHaveProperty("model");
  await database.owner.db.updateTable("dataset").set({ kind: "real" }).execute();
  expect(await ask()).toMatchObject({
    model: {
      version: 3,
      trainedAt: testNow.toISOString(),
      tenders: 1200,
      offers: basis.offers,
      budget: { n: 0 },
    },
    heldBackSingle: { n: 90, error: 0.04, bins: [{ said: 0.2, seen: 0.25, n: 90 }] },
    heldBackCoverage: { offers: 0.83 },
  });
});

test("stored forecasts stand beside what happened", async () => {
  const ids = await makeTenders(4);
  const rows = [
    { single_probability: 0.05, offers_received: 4, low_offers: 2, high_offers: 6 },
    { single_probability: 0.08, offers_received: 1, low_offers: 2, high_offers: 6 },
    { single_probability: 0.61, offers_received: 1, low_offers: 1, high_offers: 3 },
    { single_probability: 1, offers_received: 1, low_offers: 1, high_offers: 3 },
  ].map((row, at) => ({
    ...row,
    tender_id: ids[at] ?? "",
    lot_id: "LOT-0001",
    model_version: 1,
    forecast_at: testNow,
    mean_offers: 3,
    observed_at: new Date(Date.UTC(2026, 9, at + 1, 23)),
  }));
  await asOperator(visitor(), (t) => t.db.insertInto("forecast_outcome").values(rows).execute());
  const { forecasts, forecastCoverage } = await ask();
  expect(forecasts).toMatchObject({
    n: 4,
    // |0.435 − 0.75|: four cases are one figure
    error: 0.315,
    // Midnight in Berlin has passed already.
    from: "2026-10-02",
    to: "2026-10-05",
    bins: [{ said: 0.435, seen: 0.75, n: 4 }],
  });
  expect(forecastCoverage).toEqual({ n: 4, share: 0.75 });
});

describe("reported outcomes", () => {
  type Kind = "bid" | "won" | "lost" | "fits";
  /** Each inner list: what one agency has said of a tender of its own. */
  async function report(
    agencyId: string,
    ...tenders: {
      kind: Kind;
      chance?: number | null;
      source?: "user" | "notice";
      gone?: boolean;
    }[][]
  ): Promise<void> {
    const ids = await makeTenders(tenders.length);
    const labels = tenders.flatMap((percent, at) =>
      percent.map(({ kind, chance, source = "user", gone = false }) => ({
        agency_id: agencyId,
        tender_id: ids[at] ?? "",
        kind,
        source,
        created_at: testNow,
        retracted_at: gone ? testNow : null,
        prediction: chance === undefined ? null : JSON.stringify({ chance }),
      })),
    );
    await asOperator(visitor(), (t) => t.db.insertInto("tender_label").values(labels).execute());
  }
  const agencies = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await makeAgency(database)).agencyId));

  test("are binned where five of three agencies meet, and left out where fewer do", async () => {
    const [a = "", b = "", c = ""] = await agencies(3);
    const won = { kind: "won", chance: 25 } as const;
    const lost = { kind: "lost", chance: 20 } as const;
    await report(a, [won], [lost], [{ kind: "won", chance: 60 }]);
    await report(b, [lost], [{ kind: "lost", chance: 65 }], [{ kind: "won", chance: 65 }]);
    await report(c, [lost]);
    expect((await ask()).outcomes, "four outcomes").toEqual({ n: 0, bins: [] });
    await report(a, [{ kind: "lost", chance: 60 }], [{ kind: "lost", chance: 60 }]);
    await report(b, [won]);
    // The bin of 60 has five outcomes, of two agencies.
    expect((await ask()).outcomes).toMatchObject({
      n: 5,
      // said (25 + 20 + 20 + 20 + 25) / 5, seen 2 / 5
      error: 0.18,
      bins: [{ said: 0.22, seen: 0.4, n: 5 }],
    });
  });

  test("are bids somebody reported: a win merely found in a result flatters nothing, but decides a reported bid", async () => {
    const [a = "", b = "", c = ""] = await agencies(3);
    const label = { kind: "won", source: "notice" } as const;
    for (const agencyId of [a, b, c]) {
      await report(agencyId, [{ ...label, chance: 40 }], [{ kind: "bid", chance: 40 }, label]);
      await report(
        agencyId,
        [{ kind: "lost", chance: 40 }],
        [{ kind: "lost", chance: 40, gone: true }],
        [{ kind: "bid", chance: 40 }],
        [{ kind: "fits", chance: 40 }],
        [{ kind: "lost", chance: null }],
        [{ kind: "lost" }],
      );
    }
    expect((await ask()).outcomes).toMatchObject({ n: 6, bins: [{ said: 0.4, seen: 0.5, n: 6 }] });
  });
});

test("the answer is kept for a while", async () => {
  const remember = rememberFor<Awaited<ReturnType<typeof getMethodology>>>(60_000);
  const first = await getMethodology(visitor(), remember);
  expect(await getMethodology(visitor(), remember)).toBe(first);
  await database.owner.db.updateTable("dataset").set({ kind: "sample" }).execute();
  expect((await getMethodology(visitor(), remember)).sample).toBe(true);
});
