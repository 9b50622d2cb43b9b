import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveScore } from "../../../testing/tenders/save-assessments.ts";
import { markTender } from "../../marks/mark-tender.ts";
import { loosen, useMissedWorld } from "./missed-world.fixture.ts";

const { world, makeWorld, asking } = useMissedWorld();

const call = (n: number, parts: Parameters<typeof makeTender>[0] = {}) => ({
  id: testId(n),
  tender: makeTender({
    title: `Kampagne ${n}`,
    cpv: ["79341000"],
    nuts: ["DEA23"],
    publishedOn: "2026-11-12",
    values: { estimated: { cents: 10_000_000, currency: "EUR" } },
    lots: [{ deadlines: [{ kind: "offer", at: "2026-12-10T11:00:00Z", hasTime: true }] }],
    ...parts,
  }),
});
const euros = (amount: number) => ({ estimated: { cents: amount * 100, currency: "EUR" } });

test("each miss names the one filter to blame, and loosening it brings the tender in", async () => {
  const early = [
    { deadlines: [{ kind: "offer" as const, at: "2026-11-28T11:00:00Z", hasTime: true }] },
  ];
  const { actor, agencyId } = await makeWorld(
    "premium",
    [
      call(1),
      call(2, { nuts: ["DE212"] }),
      call(3, { lots: early }),
      call(4, { values: euros(20_000) }),
      call(5, { values: {} }),
      call(6),
      call(7, { title: "Brücke 7", cpv: ["45000000"] }),
      // Two filters leave it out, it was dismissed, and it lies above the plan's cap.
      call(8, { nuts: ["DE212"], lots: early }),
      call(9, { nuts: ["DE212"] }),
      call(10, { nuts: ["DE212"], values: euros(6_000_000) }),
      // It does not come near.
      call(11, { nuts: ["DE212"] }),
    ],
    "2026-11-11T10:00:00Z",
  );
  const fits = [90, 80, 75, 74, 73, 55, 72, 95, 95, 95, 12];
  await sql`
    insert into scoring_model values (1, now(), 'real', '{}', 'active')`.execute(
    world.database.owner.db,
  );
  for (const [at, score] of fits.entries()) {
    await saveScore(world.database.owner.db, agencyId, testId(at + 1), { score });
  }
  const { ctx, sample, list } = asking(actor, "2026-11-18T10:00:00Z");
  await markTender(ctx, { slug: `t-${testId(9)}`, kind: "dismissed" });
  const query = {
    state: "open",
    field: "own",
    region: "DEA",
    deadlineFrom: "2026-12-02",
    valueMin: "50000",
    fitMin: "60",
  };
  expect(await list(query)).toEqual([testId(1)]);
  const { hits, total, from, to } = await sample(query);
  expect({ from, to }).toEqual({ from: "2026-11-09", to: "2026-11-15" });
  const because = Object.fromEntries(hits.map((hit) => [hit.tenderId, hit.because]));
  expect(total).toBe(6);
  const all = {
    [testId(2)]: "Land nicht gewählt: Bayern",
    [testId(3)]: "Frist 28. November, vor dem 2. Dezember",
    [testId(4)]: "Wert 20.000 €, unter 50.000 €",
    [testId(5)]: "Wert unbekannt",
    [testId(6)]: "AgencyFit 55, unter eurer Grenze 60",
    [testId(7)]: "CPV außerhalb eurer Branchen: 45000000",
  };
  expect(all).toMatchObject(because);
  expect(hits).toHaveLength(5);
  expect(new Set(hits.map(({ reason }) => reason)).size).toBe(5);
  for (const hit of hits) expect(await list(loosen(query, hit))).toContain(hit.tenderId);
  // On Sunday it is the same sample, though new tenders came meanwhile.
  expect((await asking(actor, "2026-11-22T20:00:00Z").sample(query)).hits).toEqual(hits);
});

test("a view of what is closed or marked misses nothing, and without scores or a field nothing comes near", async () => {
  const { actor } = await makeWorld(
    null,
    [call(1, { title: "Brücke am Bach", cpv: ["45000000"] })],
    "2026-11-11T10:00:00Z",
  );
  const { sample } = asking(actor, "2026-11-18T10:00:00Z");
  for (const query of [
    { state: "awarded", region: "DE2" },
    { mark: "saved", region: "DE2" },
    { region: "DE2" },
    { field: "own" },
  ]) {
    expect((await sample(query)).hits).toEqual([]);
  }
  // Its words say that it comes near.
  expect((await sample({ q: "Brücke", region: "DE2" })).hits).toMatchObject([
    { tenderId: testId(1), reason: "region" },
  ]);
});
