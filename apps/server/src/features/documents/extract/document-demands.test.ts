import { expect, test } from "vitest";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeDocument } from "../../../testing/documents/make-document.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { useScoredAgencies } from "../../../testing/tenders/scored-agencies.ts";
import { openId } from "../../../testing/tenders/scoring-world.ts";
import { AgencyAssessments, createJudges } from "../../assessment/index.ts";
import { getTenderAssessment } from "../../assessment/detail/get-tender-assessment.ts";
import { listDue, removeDue } from "../../scoring/due/due.operator.store.ts";
import { noteDueTenders } from "../../scoring/index.ts";
import { scoreDue } from "../../scoring/scores/score-due.ts";
import { deleteDocument } from "../delete-document.ts";
import { makeExtract } from "./make-extract.ts";

const scored = useScoredAgencies({ open: 3 });
const tenderId = openId(0);
const { signal } = new AbortController();

const parts = () => ({ ...createJudges(), assessments: new AgencyAssessments() });
async function knockoutsOf({ actor }: MadeAgency) {
  const ctx = testContext(scored.database, { actor });
  const { fit } = await getTenderAssessment(ctx, parts(), `t-${tenderId}`);
  if (fit.kind !== "fit") throw new Error("not scored");
  return { outcome: fit.knockout, turnover: fit.knockouts.find(({ kind }) => kind === "turnover") };
}
const storedKnockout = (made: MadeAgency) => scored.storedKnockout(made, tenderId);

test("what an agency's own document demands decides its assessment and its list, and no other agency's", async () => {
  const { agency, other } = scored;
  const ctx = testContext(scored.database, { actor: agency.actor });
  const subject = { agencyId: agency.agencyId, tenderId };
  const before = await storedKnockout(agency);
  const id = await makeDocument(ctx, {
    ...subject,
    text: "Eignungskriterien\nMindestumsatz: 5.000.000 EUR in jedem der letzten drei Geschäftsjahre",
  });
  await makeExtract(ctx, subject);
  await scoreDue(ctx, signal);

  const judged = await knockoutsOf(agency);
  expect(judged.outcome).toBe("failed");
  expect(judged.turnover).toMatchObject({
    status: "failed",
    demand: { document: { id, name: "Bewerbungsbedingungen.txt" } },
  });
  expect(await storedKnockout(agency)).toBe(0);
  expect((await knockoutsOf(other)).turnover).toBeUndefined();
  expect(await storedKnockout(other)).toBe(before);

  await deleteDocument(ctx, { id });
  await makeExtract(ctx, subject);
  await scoreDue(ctx, signal);
  expect((await knockoutsOf(agency)).turnover).toBeUndefined();
  expect(await storedKnockout(agency)).toBe(before);
});

test("a change while the tender is being scored is scored once more", async () => {
  const { agency } = scored;
  const ctx = testContext(scored.database, { actor: agency.actor });
  await inAgency(ctx, agency.agencyId, (t) => noteDueTenders(t.db, [tenderId]));
  const listed = await asOperator(ctx, (t) => listDue(t, 10));
  await inAgency(ctx, agency.agencyId, (t) => noteDueTenders(t.db, [tenderId]));
  await asOperator(ctx, (t) => removeDue(t, listed));
  expect(await asOperator(ctx, (t) => listDue(t, 10))).toHaveLength(1);
  await scoreDue(ctx, signal);
  expect(await asOperator(ctx, (t) => listDue(t, 10))).toEqual([]);
});

test("the value that an agency's own documents name is its budget and warns of the cap; nobody else is told it", async () => {
  const { agency, other } = scored;
  const ctx = testContext(scored.database, { actor: agency.actor });
  const subject = { agencyId: agency.agencyId, tenderId };
  const budgetOf = async ({ actor }: MadeAgency) => {
    const answer = await getTenderAssessment(
      testContext(scored.database, { actor }),
      parts(),
      `t-${tenderId}`,
    );
    return { budget: answer.budget, isLocked: answer.volumeLock !== undefined };
  };
  const before = await budgetOf(agency);
  const quote = "Der geschätzte Auftragswert beträgt 6.000.000 Euro netto.";
  const id = await makeDocument(ctx, { ...subject, name: "Vertrag.txt", text: quote });
  await makeExtract(ctx, subject);
  expect(await budgetOf(agency)).toEqual({
    budget: {
      kind: "quoted",
      money: { cents: 600_000_000, currency: "EUR" },
      netCents: 600_000_000,
      quote,
      document: { id, name: "Vertrag.txt", place: { heading: "" } },
      aboveCap: { tier: "enterprise", capCents: 500_000_000 },
    },
    isLocked: false,
  });
  expect(await budgetOf(other)).toEqual(before);
  await deleteDocument(ctx, { id });
  await makeExtract(ctx, subject);
  expect(await budgetOf(agency)).toEqual(before);
});
