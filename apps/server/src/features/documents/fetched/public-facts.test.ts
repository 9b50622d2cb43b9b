import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createFakeObjectStore } from "../../../ports/object-store.fake.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeDocument } from "../../../testing/documents/make-document.ts";
import { makeFetchedDocument } from "../../../testing/documents/make-fetched-document.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { useScoredAgencies } from "../../../testing/tenders/scored-agencies.ts";
import { changeTender, openId, openTender } from "../../../testing/tenders/scoring-world.ts";
import { AgencyAssessments, createJudges } from "../../assessment/index.ts";
import { getTenderAssessment } from "../../assessment/detail/get-tender-assessment.ts";
import { getBidFolder } from "../../bid-folders/get-bid-folder.ts";
import { scoreDue } from "../../scoring/scores/score-due.ts";
import { getSummary } from "../../summaries/get-summary.ts";
import { startTenderCheck } from "../../tender-checks/start-tender-check.ts";
import { inTransaction } from "../../../platform/context.ts";
import { moveDocuments } from "../move-documents.operator.store.ts";
import { deleteDocument } from "../delete-document.ts";
import { getExtract } from "../extract/get-extract.ts";
import { makeExtract } from "../extract/make-extract.ts";
import { askDocuments } from "../question/ask-documents.ts";
import { PassageIndexes } from "../question/passage-indexes.ts";
import { readPublicDocuments } from "./read-public-documents.ts";

const scored = useScoredAgencies({ open: 14 });
let tenderId: string;
let slug: string;
let count = 0;
const { signal } = new AbortController();

beforeEach(() => {
  tenderId = openId(count++);
  slug = `t-${tenderId}`;
});

const objects = createFakeObjectStore();
const system = () => testContext(scored.database, { ports: { objects } });
const as = ({ actor }: MadeAgency) => testContext(scored.database, { actor, ports: { objects } });
const assessmentOf = (made: MadeAgency) =>
  getTenderAssessment(as(made), { ...createJudges(), assessments: new AgencyAssessments() }, slug);
async function turnoverOf(made: MadeAgency) {
  const { fit } = await assessmentOf(made);
  if (fit.kind !== "fit") throw new Error("not scored");
  return fit.knockouts.find(({ kind }) => kind === "turnover");
}
const storedKnockout = (made: MadeAgency) => scored.storedKnockout(made, tenderId);
const publicFacts = async () => {
  const { rows } = await sql<{ requirements: object[]; value: object | null }>`
    select requirements, value from public_document_fact where tender_id = ${tenderId}`.execute(
    scored.database.owner.db,
  );
  return rows[0];
};

/** Fetched and read, as jobs do it. */
async function fetched(text: string): Promise<string> {
  const id = await makeFetchedDocument(as(scored.agency), { tenderId, text });
  await readPublicDocuments(system(), signal);
  await scoreDue(system(), signal);
  return id;
}
/** Uploaded and read, as jobs do it. */
async function uploaded(made: MadeAgency, text: string): Promise<string> {
  const subject = { agencyId: made.agencyId, tenderId };
  const id = await makeDocument(as(made), { ...subject, name: "Eigenes.txt", text });
  await makeExtract(as(made), subject);
  await readPublicDocuments(system(), signal);
  await scoreDue(system(), signal);
  return id;
}
const demand = (euros: string) =>
  `Eignungskriterien\nMindestumsatz: ${euros} EUR in jedem der letzten drei Geschäftsjahre`;
const value = (euros: string) => `Der geschätzte Auftragswert beträgt ${euros} Euro netto.`;

describe("what fetched documents demand", () => {
  test("decides the score of every agency, whether it has looked at the tender or not", async () => {
    const before = [await storedKnockout(scored.agency), await storedKnockout(scored.other)];
    const id = await fetched(demand("5.000.000"));
    for (const made of [scored.agency, scored.other]) {
      expect(await storedKnockout(made)).toBe(0);
      expect(await turnoverOf(made)).toMatchObject({
        status: "failed",
        demand: { document: { id, name: "Vergabeunterlagen.txt" } },
      });
    }
    await fetched("Ohne Forderungen");
    expect([await storedKnockout(scored.agency), await storedKnockout(scored.other)]).toEqual(
      before,
    );
    expect(await turnoverOf(scored.other)).toBeUndefined();
  });

  test("holds for an agency beside what it has uploaded, and again alone when that is deleted", async () => {
    await fetched(demand("500.000"));
    expect((await turnoverOf(scored.agency))?.status).toBe("met");
    const id = await uploaded(
      scored.agency,
      "Die Berufshaftpflicht beträgt mindestens 3 Mio. Euro.",
    );
    expect((await turnoverOf(scored.agency))?.status).toBe("met");
    await deleteDocument(as(scored.agency), { id });
    await makeExtract(as(scored.agency), { agencyId: scored.agency.agencyId, tenderId });
    expect((await turnoverOf(scored.agency))?.status).toBe("met");
  });

  test("is read again in the next version of the tender", async () => {
    await fetched(demand("5.000.000"));
    const versions = async () => {
      const { rows } = await sql<{ version: number }>`
        select tender_version as version from public_document_fact where tender_id = ${tenderId}`.execute(
        scored.database.owner.db,
      );
      return rows[0]?.version;
    };
    expect(await versions()).toBe(1);
    await changeTender(scored.database, tenderId, count - 1, openTender(count - 1));
    await readPublicDocuments(system(), signal);
    expect(await versions()).toBe(2);
  });
});

describe("what one agency uploads", () => {
  test("changes neither the public facts nor the assessment of any other agency", async () => {
    await fetched("Ohne Forderungen");
    const facts = await publicFacts();
    const before = [await storedKnockout(scored.other), await assessmentOf(scored.other)];
    await uploaded(scored.agency, `${value("6.000.000")}\n${demand("5.000.000")}`);
    expect(await storedKnockout(scored.agency)).toBe(0);
    expect((await assessmentOf(scored.agency)).budget).toMatchObject({
      kind: "quoted",
      aboveCap: { tier: "enterprise" },
    });
    expect(await publicFacts()).toEqual(facts);
    expect(facts).toEqual({ requirements: [], value: null });
    expect([await storedKnockout(scored.other), await assessmentOf(scored.other)]).toEqual(before);
  });
});

describe("a contract value in fetched documents", () => {
  test("above the plan's cap locks the tender for every agency, on each way to it", async () => {
    const id = await fetched(value("6.000.000"));
    for (const made of [scored.agency, scored.other]) {
      const ctx = as(made);
      expect((await assessmentOf(made)).volumeLock).toEqual({
        tier: "enterprise",
        capCents: 500_000_000,
        because: {
          kind: "document",
          cents: 600_000_000,
          source: {
            quote: value("6.000.000"),
            cents: 600_000_000,
            document: { id, name: "Vergabeunterlagen.txt", place: { heading: "" } },
          },
        },
      });
      expect((await getExtract(ctx, { slug })).isLocked).toBe(true);
      expect((await getSummary(ctx, { slug })).isLocked).toBe(true);
      const question = { slug, question: "Wie hoch ist der Auftragswert?" };
      expect((await askDocuments(ctx, new PassageIndexes(), question)).isLocked).toBe(true);
      expect((await getBidFolder(ctx, createJudges(), { slug })).kind).toBe("locked");
      await expect(startTenderCheck(ctx, createJudges(), { slug })).rejects.toMatchObject({
        code: "plan_required",
      });
    }
  });

  test("opens the tender again when the buyer's documents name another one", async () => {
    await fetched(value("6.000.000"));
    expect((await assessmentOf(scored.other)).volumeLock).toBeDefined();
    await fetched(value("300.000"));
    const { volumeLock, budget } = await assessmentOf(scored.other);
    expect(volumeLock).toBeUndefined();
    expect(budget).toMatchObject({ kind: "quoted", money: { cents: 30_000_000 } });
  });

  test("that its own pages contradict locks nothing, nor does one for a year", async () => {
    await fetched(`${value("6.000.000")}\n${value("7.000.000")}`);
    expect((await publicFacts())?.value).toBeNull();
    expect((await assessmentOf(scored.other)).volumeLock).toBeUndefined();
    await fetched("Der geschätzte Auftragswert beträgt 6.000.000 Euro netto pro Jahr.");
    expect((await assessmentOf(scored.other)).volumeLock).toBeUndefined();
  });

  test("is not read from an upload of the same words", async () => {
    await fetched("Ohne Betrag");
    await uploaded(scored.agency, value("6.000.000"));
    expect((await publicFacts())?.value).toBeNull();
    for (const made of [scored.agency, scored.other]) {
      expect((await assessmentOf(made)).volumeLock).toBeUndefined();
    }
  });
});

test("go along when the tender becomes part of another, and are read with that one", async () => {
  await fetched(demand("5.000.000"));
  const oldId = tenderId;
  tenderId = openId(count++);
  slug = `t-${tenderId}`;
  await inTransaction(system(), (t) => moveDocuments(t, [{ old_id: oldId, tender_id: tenderId }]));
  await readPublicDocuments(system(), signal);
  await scoreDue(system(), signal);
  expect((await turnoverOf(scored.other))?.status).toBe("failed");
});

test("documents that cannot be read hold up no other tender's", async () => {
  const lost = await makeFetchedDocument(as(scored.agency), {
    tenderId,
    text: demand("5.000.000"),
  });
  await sql`update fetched_object set sha256 = 'other' where document_id = ${lost}`.execute(
    scored.database.owner.db,
  );
  const lostId = tenderId;
  tenderId = openId(count++);
  await fetched(demand("5.000.000"));
  expect((await publicFacts())?.requirements).toHaveLength(1);
  tenderId = lostId;
  expect(await publicFacts()).toBeUndefined();
});
