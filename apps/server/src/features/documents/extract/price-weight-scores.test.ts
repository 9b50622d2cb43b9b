import { zstdCompressSync } from "node:zlib";
import { priorChancesModel, serialiseChancesModel } from "@tc/assessment";
import { profileData } from "@tc/contract";
import type { PriceLevel } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createFakeObjectStore } from "../../../ports/object-store.fake.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeDocument } from "../../../testing/documents/make-document.ts";
import { makeFetchedDocument } from "../../../testing/documents/make-fetched-document.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import {
  openId,
  openTender,
  saveTender,
  trainedTemplate,
} from "../../../testing/tenders/scoring-world.ts";
import { AgencyAssessments, createJudges } from "../../assessment/index.ts";
import { getTenderAssessment } from "../../assessment/detail/get-tender-assessment.ts";
import { saveProfile } from "../../profile/save-profile.ts";
import { scoreDue } from "../../scoring/scores/score-due.ts";
import { getTenderCheck } from "../../tender-checks/get-tender-check.ts";
import { deleteDocument } from "../delete-document.ts";
import { readPublicDocuments } from "../fetched/read-public-documents.ts";
import { makeExtract } from "./make-extract.ts";

let database: TestDatabase;
/** The first two say that they are cheap, the third says nothing. */
let agency: MadeAgency;
let other: MadeAgency;
let silent: MadeAgency;
const silentNotice = openId(0);
const weighingNotice = openId(7);
const { signal } = new AbortController();
const parts = { ...createJudges(), assessments: new AgencyAssessments() };

/** As outcomes might have taught them: by the priors alone a price level moves no chance. */
async function teachPrice(): Promise<void> {
  const { coefficients } = priorChancesModel;
  const model = {
    ...priorChancesModel,
    basis: "proven" as const,
    coefficients: { ...coefficients, mean: [0, 1.5, 1, -1.5, 4] },
  };
  await sql`
    update scoring_model_part set content = ${zstdCompressSync(serialiseChancesModel(model))},
      revision = revision + 1
    where part = 'chances'`.execute(database.owner.db);
}

async function makeBidder(priceLevel?: PriceLevel): Promise<MadeAgency> {
  const made = await makeAgency(database);
  const data = profileData.parse({
    companyName: "Agentur",
    contactPerson: "Erika",
    address: {},
    focus: "Kampagnen für öffentliche Auftraggeber",
    agencySectors: ["advertising"],
    isNationwide: true,
    languages: ["DEU"],
    priceLevel,
  });
  await sql`
    update profile set data = ${JSON.stringify(data)} where agency_id = ${made.agencyId}`.execute(
    database.owner.db,
  );
  return made;
}

beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 3 }));
  await teachPrice();
  const call = openTender(0);
  const awardCriteria = [
    { type: "price", weight: 30, weightUnit: "percent" as const },
    { type: "quality", weight: 70, weightUnit: "percent" as const },
  ];
  const lots = call.lots.map((lot) => ({ ...lot, awardCriteria }));
  await saveTender(database, weighingNotice, 0, { ...call, lots });
  agency = await makeBidder("low");
  other = await makeBidder("low");
  silent = await makeBidder();
  await scoreDue(testContext(database), signal);
});
afterAll(() => database.drop());

const objects = createFakeObjectStore();
const as = ({ actor }: MadeAgency) => testContext(database, { actor, ports: { objects } });
const uploads: { of: MadeAgency; tenderId: string; id: string }[] = [];

async function upload(of: MadeAgency, tenderId: string, text: string): Promise<void> {
  const subject = { agencyId: of.agencyId, tenderId };
  const id = await makeDocument(as(of), {
    ...subject,
    name: `Wertung ${uploads.length + 1}.txt`,
    text,
  });
  uploads.push({ of, tenderId, id });
  await makeExtract(as(of), subject);
  await scoreDue(as(of), signal);
}
afterEach(async () => {
  for (const { of, tenderId, id } of uploads.splice(0)) {
    await deleteDocument(as(of), { id });
    await makeExtract(as(of), { agencyId: of.agencyId, tenderId });
  }
  await scoreDue(testContext(database), signal);
});

const criteria = (price: number) =>
  `Zuschlagskriterien\nPreis\t${price} %\nKonzept\t${100 - price} %`;

async function pageOf(made: MadeAgency, tenderId: string) {
  const { chances } = await getTenderAssessment(as(made), parts, `t-${tenderId}`);
  if (chances.kind !== "chances") throw new Error(chances.kind);
  return chances;
}
/** The chance with its range as the list shows it */
async function rowOf({ agencyId }: MadeAgency, tenderId: string) {
  const { rows } = await sql<{ percent: number; lowPercent: number; highPercent: number }>`
    select chance as percent, chance_low as "lowPercent", chance_high as "highPercent" from fit_score
    where agency_id = ${agencyId} and tender_id = ${tenderId}`.execute(database.owner.db);
  return rows[0];
}
/** What page, list and check say; the check tells the chance with the award. */
async function chancesOf(made: MadeAgency, tenderId = silentNotice) {
  const page = await pageOf(made, tenderId);
  const { percent, lowPercent, highPercent } = page;
  expect(await rowOf(made, tenderId)).toEqual({ percent, lowPercent, highPercent });
  const { calculation } = await getTenderCheck(as(made), parts, { slug: `t-${tenderId}` });
  expect(calculation.chance?.percent).toBe(page.withAwardPercent);
  expect(calculation.chance?.facts).toEqual(page.facts);
  return page;
}

test("the weight that an agency's own document names moves its chance on page, list and check, and nobody else's", async () => {
  const [before, otherBefore] = [await chancesOf(agency), await chancesOf(other)];
  expect(before).toEqual(otherBefore);
  await upload(agency, silentNotice, criteria(90));
  const after = await chancesOf(agency);
  expect(after.percent).toBeGreaterThan(before.percent);
  expect(after.drivers.find(({ kind }) => kind === "price")?.points).toBeGreaterThan(5);
  expect(after.facts).toMatchObject([
    {
      kind: "price",
      text: "Preis zählt 90\u00a0%",
      source: { document: { name: "Wertung 1.txt" } },
    },
  ]);
  expect(await chancesOf(other)).toEqual(otherBefore);
});

test("the weight that a fetched document names moves the chance of every agency, until an upload of its own says otherwise", async () => {
  const fetch = async (text: string) => {
    await makeFetchedDocument(as(agency), { tenderId: silentNotice, text });
    await readPublicDocuments(as(agency), signal);
    await scoreDue(as(agency), signal);
  };
  const before = await chancesOf(agency);
  await fetch(criteria(90));
  const after = await chancesOf(agency);
  expect(after.percent).toBeGreaterThan(before.percent);
  expect(await chancesOf(other)).toEqual(after);
  await upload(agency, silentNotice, criteria(80));
  expect(await chancesOf(agency)).toEqual(before);
  expect(await chancesOf(other)).toEqual(after);
  await fetch("Ohne Kriterien");
  expect(await chancesOf(other)).toEqual(before);
});

test("a document that is deleted takes its weight along", async () => {
  const before = await chancesOf(agency);
  await upload(agency, silentNotice, criteria(90));
  const { id } = uploads.splice(0)[0] ?? { id: "" };
  await deleteDocument(as(agency), { id });
  await makeExtract(as(agency), { agencyId: agency.agencyId, tenderId: silentNotice });
  await scoreDue(as(agency), signal);
  expect(await chancesOf(agency)).toEqual(before);
});

test("weights that documents contradict, or that do not add up, move no chance", async () => {
  const before = await chancesOf(agency);
  await upload(agency, silentNotice, criteria(90));
  await upload(agency, silentNotice, criteria(80));
  expect(await chancesOf(agency)).toEqual(before);
});

test("a weight read unsurely moves no chance", async () => {
  const before = await chancesOf(agency);
  await upload(agency, silentNotice, "Zuschlagskriterien\n1. Preis, Gewichtung 90 %");
  expect(await chancesOf(agency)).toEqual(before);
});

test("the notice's weight counts for everybody, and outranks a document", async () => {
  const before = await chancesOf(agency, weighingNotice);
  expect(before).toEqual(await chancesOf(other, weighingNotice));
  expect(before.facts).toMatchObject([{ kind: "price", text: "Preis zählt 30\u00a0%" }]);
  expect(before.drivers.find(({ kind }) => kind === "price")?.points).toBeLessThan(0);
  await upload(agency, weighingNotice, criteria(90));
  expect(await chancesOf(agency, weighingNotice)).toEqual(before);
});

test("an agency that says nothing of its prices keeps every number, and is told why", async () => {
  const before = await chancesOf(silent);
  expect(before).not.toHaveProperty("facts");
  await upload(silent, silentNotice, criteria(90));
  const { facts, ...after } = await chancesOf(silent);
  expect(after).toEqual(before);
  expect(facts).toMatchObject([{ text: "Preis zählt 90\u00a0%", isProfileSilent: true }]);
});

test("a price level that becomes another scores the agency anew", async () => {
  const before = await chancesOf(other, weighingNotice);
  const changes = { priceLevel: "high" } as const;
  await saveProfile(as(other), { version: 1, changes });
  await scoreDue(as(other), signal);
  const after = await chancesOf(other, weighingNotice);
  expect(after.percent).toBeGreaterThan(before.percent);
  expect(await chancesOf(agency, weighingNotice)).toEqual(before);
});

test("how many bidders documents name as invited is told and changes no number", async () => {
  const before = await chancesOf(agency);
  await upload(
    agency,
    silentNotice,
    "Es werden höchstens fünf Bewerber zur Angebotsabgabe aufgefordert.",
  );
  const { facts, ...after } = await chancesOf(agency);
  expect(after).toEqual(before);
  expect(facts).toMatchObject([{ kind: "invited", text: "Eingeladene: 5" }]);
});
