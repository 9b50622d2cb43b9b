import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { useCheckWorld } from "../../../testing/tenders/check-world.ts";
import { saveCalculation } from "../../tender-checks/bid/save-calculation.ts";
import { AgencyAssessments } from "../row/agency-assessments.ts";
import { getTenderAssessment } from "./get-tender-assessment.ts";

const it = useCheckWorld();

async function verdictFor(ctx = it.world.as()) {
  const parts = { ...it.world.judges, assessments: new AgencyAssessments() };
  return (await getTenderAssessment(ctx, parts, it.world.slug)).verdict;
}

test("the page's verdict rests on what the agency entered last, names what stays our assumption, and is nobody else's", async () => {
  const { as, judges, made, slug, saveProfile } = it.world;
  await saveProfile({ focus: "Kampagnen", isNationwide: true, languages: ["DEU"] });
  const unentered = await verdictFor();
  expect(unentered).toMatchObject({ decision: "check", reason: "unclear" });
  const enter = async (entered: Parameters<typeof saveCalculation>[2]["entered"]) => {
    const { proposal } = await saveCalculation(as(), judges, { slug, entered });
    return { proposal: proposal?.decision, ...(await verdictFor()) };
  };
  const valueCents = 100_000_000;
  expect(await enter({ valueCents })).toEqual({
    proposal: "go",
    decision: "go",
    reason: "worthIt",
    sentence:
      "Rechnet sich mit euren Zahlen; angenommen: 120 Stunden, 100 € je Stunde, 10 % Marge.",
  });
  expect(
    await enter({ hours: 20, hourlyCostCents: 7_000, marginPercent: 20, valueCents }),
  ).toMatchObject({ proposal: "go", sentence: "Rechnet sich mit euren Zahlen." });
  expect(
    await enter({ hours: 900, hourlyCostCents: 12_000, marginPercent: 10, valueCents: 1_000_000 }),
  ).toMatchObject({ proposal: "noGo", decision: "noGo", reason: "costly" });

  const other = await makeAgency(it.database, { tier: "premium" });
  await sql`
    update profile set data = (select data from profile where agency_id = ${made.agencyId})
    where agency_id = ${other.agencyId}`.execute(it.database.owner.db);
  expect(await verdictFor(testContext(it.database, { actor: other.actor }))).toEqual(unentered);

  await enter({});
  expect(await verdictFor()).toEqual(unentered);
});
