import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { maxNotedQuestions, profileData } from "@tc/contract";
import type { BidFolder, OpenBidFolder } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/context.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeDocument } from "../../testing/documents/make-document.ts";
import { makeProofFile } from "../../testing/documents/make-proof-file.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { testId } from "../../testing/tenders/make-tender.ts";
import {
  openId,
  openTender,
  saveTender,
  trainedTemplate,
} from "../../testing/tenders/scoring-world.ts";
import { createJudges } from "../assessment/index.ts";
import { makeExtract } from "../documents/index.ts";
import { getBidFolder } from "./get-bid-folder.ts";
import { moveBidFolders } from "./move-bid-folders.operator.store.ts";
import { markWantedPaper } from "./mark-wanted-paper.ts";
import { noteQuestion } from "./questions/note-question.ts";
import { markQuestion } from "./questions/mark-question.ts";
import { chooseReferences } from "./references/choose-references.ts";
import { printCompanySheet, printReferenceSheets } from "./sheets/print-sheets.ts";

let database: TestDatabase;
let agency: MadeAgency;
const tenderId = openId(0);
const slug = `t-${tenderId}`;
const capped = openId(7);
const judges = createJudges();
const objects = createFakeObjectStore();

beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 3 }));
  const estimated = { cents: 600_000_000, currency: "EUR" };
  await saveTender(database, capped, 0, { ...openTender(0), values: { estimated } });
});
afterAll(() => database.drop());

async function makeBidder(tier: Tier | null = "basis"): Promise<MadeAgency> {
  const made = await makeAgency(database, { tier });
  const project = { client: "Stadt Kiel", year: 2026, agencySectors: ["advertising"] };
  const data = profileData.parse({
    companyName: "Nordlicht",
    contactPerson: "Erika",
    address: { city: "Kiel" },
    focus: "Kampagnen für Nachwuchs",
    agencySectors: ["advertising"],
    references: [
      { id: testId(1), title: "Umbau einer Lagerhalle", ...project, agencySectors: [] },
      { id: testId(2), title: "Kampagne zur Nachwuchsgewinnung", ...project },
      { id: testId(3), title: "Kampagne für Pflegeberufe", ...project },
      { id: testId(4), title: "Kampagne für Auszubildende", ...project, year: 2019 },
    ],
  });
  await sql`
    update profile set data = ${JSON.stringify(data)} where agency_id = ${made.agencyId}`.execute(
    database.owner.db,
  );
  return made;
}
beforeEach(async () => {
  agency = await makeBidder();
});

const as = ({ actor }: MadeAgency = agency) => testContext(database, { actor, ports: { objects } });
const get = (made = agency, of = slug) => getBidFolder(as(made), judges, { slug: of });

function opened(folder: BidFolder): OpenBidFolder {
  if (folder.kind === "locked") throw new Error("the folder is locked");
  return folder;
}

async function readDocument(text: string, made = agency) {
  const subject = { agencyId: made.agencyId, tenderId };
  await makeDocument(as(made), { ...subject, text });
  await makeExtract(as(made), subject);
}

const terms = `Vorzulegen ist ein Handelsregisterauszug.
Angebotsfrist: 15.12.2026, 12:00 Uhr`;

describe("a folder", () => {
  test("holds what the agency's own documents want, and nobody else's", async () => {
    await readDocument(terms);
    const { papers, documents, progress, questions } = opened(await get());
    expect(documents).toBe(1);
    expect(papers.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      "Handelsregisterauszug: missing",
    ]);
    expect(progress).toEqual({ ready: 0, wanted: 1 });
    expect(questions.drafts.map(({ key }) => key)).toContain("contradiction:deadline:offer");
    const other = opened(await get(await makeBidder()));
    expect(other).toMatchObject({ papers: [], documents: 0 });
  });

  test("says that documents are still being read until all they say is in it", async () => {
    const subject = { agencyId: agency.agencyId, tenderId };
    await makeDocument(as(), { ...subject, text: terms });
    expect(opened(await get())).toMatchObject({ isReading: true, papers: [] });
    await makeExtract(as(), subject);
    expect(opened(await get())).toMatchObject({ isReading: false, progress: { wanted: 1 } });
  });

  test("is closed without a plan and above its cap, and says why", async () => {
    const without = await makeBidder(null);
    expect(await get(without)).toEqual({ kind: "locked", reason: "plan", tier: "basis" });
    expect(await get(agency, `t-${capped}`)).toEqual({
      kind: "locked",
      reason: "volume",
      tier: "enterprise",
    });
    const mark = markWantedPaper(as(), judges, {
      slug: `t-${capped}`,
      paper: "Handelsregisterauszug",
      mark: "ready",
    });
    await expect(mark).rejects.toEqual(new AppError("plan_required", { tier: "enterprise" }));
  });

  test("of a tender that is not there is not found", async () => {
    await expect(get(agency, "t-none")).rejects.toEqual(new AppError("not_found"));
  });
});

describe("what a member says of a paper", () => {
  const mark = (state: "ready" | "notNeeded" | null, paper = "Handelsregisterauszug") =>
    markWantedPaper(as(), judges, { slug, paper, mark: state });

  test("is kept with the name, changed and taken back", async () => {
    await readDocument(terms);
    expect(opened(await mark("ready"))).toMatchObject({
      papers: [{ state: "ready", mark: { state: "ready" } }],
      progress: { ready: 1, wanted: 1 },
    });
    expect(opened(await mark("notNeeded")).progress).toEqual({ ready: 0, wanted: 0 });
    expect(opened(await mark(null)).papers[0]?.mark).toBeUndefined();
  });

  test("of a paper that nobody wants is not found", async () => {
    await expect(mark("ready", "Führungszeugnis")).rejects.toEqual(new AppError("not_found"));
  });
});

test("a proof of the agency's makes its paper ready", async () => {
  await readDocument("Ein Zertifikat nach ISO 9001 ist vorzulegen.\nEignungskriterien");
  const before = opened(await get()).papers.find(({ name }) => /ISO 9001/.test(name));
  expect(before?.state).toBe("missing");
  await makeProofFile(as(), agency);
  const after = opened(await get()).papers.find(({ name }) => /ISO 9001/.test(name));
  expect(after).toMatchObject({ state: "ready", proof: { name: "ISO 9001" } });
});

test("a question that was sent keeps its words, also when the documents change", async () => {
  await readDocument(terms);
  const key = "contradiction:deadline:offer";
  const sent = opened(await markQuestion(as(), judges, { slug, key, isSent: true }));
  expect(sent.questions.drafts.find((draft) => draft.key === key)?.sent?.byName).toBeDefined();
  await sql`delete from document where agency_id = ${agency.agencyId}`.execute(database.owner.db);
  const later = opened(await get()).questions;
  expect(later.settled).toMatchObject([{ key, title: "Welche Angebotsfrist gilt?" }]);
  const undone = opened(await markQuestion(as(), judges, { slug, key, isSent: false }));
  expect(undone.questions.settled).toEqual([]);
  const unknown = markQuestion(as(), judges, { slug, key: "none", isSent: true });
  await expect(unknown).rejects.toEqual(new AppError("not_found"));
});

describe("a question that a member notes", () => {
  const noted = (folder: BidFolder) =>
    opened(folder).questions.drafts.filter(({ reason }) => reason === "noted");

  test("is a draft until it is taken back, sent under its words, and nobody else's", async () => {
    const question = "Wo parken wir?";
    const note = (isNoted: boolean) => noteQuestion(as(), judges, { slug, question, isNoted });
    await note(true);
    const [draft, ...rest] = noted(await note(true));
    expect([draft?.title, rest]).toEqual([question, []]);
    const key = draft?.key ?? "";
    const sent = await markQuestion(as(), judges, { slug, key, isSent: true });
    expect(noted(sent)[0]?.sent?.byName).toBeDefined();
    const other = await makeBidder();
    expect(noted(await get(other))).toEqual([]);
    await markQuestion(as(), judges, { slug, key, isSent: false });
    expect(noted(await note(false))).toEqual([]);
  });

  test("is refused where a tender has too many of them", async () => {
    const note = (at: number) =>
      noteQuestion(as(), judges, { slug, question: `Frage ${at}?`, isNoted: true });
    for (let at = 0; at < maxNotedQuestions; at++) await note(at);
    await expect(note(maxNotedQuestions)).rejects.toEqual(new AppError("bad_request"));
  });
});

describe("references", () => {
  test("are proposed by what the tender is about, old ones last", async () => {
    const { chosen, others, isCompared } = opened(await get()).references;
    expect(isCompared).toBe(true);
    expect(chosen[0]?.title).toBe("Kampagne zur Nachwuchsgewinnung");
    expect(chosen.map(({ title }) => title)).not.toContain("Kampagne für Auszubildende");
    expect(others).toMatchObject([{ doubts: ["älter als 3 Jahre"] }]);
  });

  test("are chosen by a member, and given back to the proposal", async () => {
    const choose = (ids: readonly string[] | null) => chooseReferences(as(), judges, { slug, ids });
    const ids = [testId(4), testId(1)];
    const choice = opened(await choose(ids)).references;
    expect(choice).toMatchObject({ isOwnChoice: true });
    expect(choice.chosen.map(({ id }) => id)).toEqual(ids);
    await expect(choose([testId(99)])).rejects.toEqual(new AppError("not_found"));
    expect(opened(await choose(null)).references.isOwnChoice).toBe(false);
  });
});

describe("a sheet", () => {
  const bytesOf = async (content: Buffer | Readable) =>
    content instanceof Readable ? buffer(content) : content;

  test.each([
    ["pdf", "%PDF-"],
    ["docx", "PK"],
  ] as const)("comes as %s", async (format, start) => {
    const company = await printCompanySheet(as(), judges, { slug, format });
    const references = await printReferenceSheets(as(), judges, { slug, format });
    expect(company.fileName).toBe(`firmenblatt.${format}`);
    expect(references.fileName).toBe(`referenzblaetter-${slug}.${format}`);
    for (const { content } of [company, references]) {
      expect((await bytesOf(content)).subarray(0, start.length).toString("latin1")).toBe(start);
    }
  });

  test("of one reference is its own, and of one that the profile does not have not found", async () => {
    const print = (reference: string) =>
      printReferenceSheets(as(), judges, { slug, format: "pdf", reference });
    expect((await print(testId(3))).fileName).toBe(`referenzblatt-${slug}.pdf`);
    await expect(print(testId(99))).rejects.toEqual(new AppError("not_found"));
  });
});

test("a merger of tenders takes marks, sent questions and choices along; what is there stays", async () => {
  const [from, to] = [openId(1), openId(2)];
  const note = async (id: string, paper: string, state: string) =>
    sql`
      insert into wanted_paper_mark values (${agency.agencyId}, ${id}, ${paper}, ${state}, now(), 'Ada')`.execute(
      database.owner.db,
    );
  await note(from, "A", "ready");
  await note(from, "B", "ready");
  await note(to, "B", "notNeeded");
  await sql`
    insert into sent_question values (${agency.agencyId}, ${from}, 'k', 'T', 'D', now(), 'Ada')`.execute(
    database.owner.db,
  );
  await sql`
    insert into reference_choice values (${agency.agencyId}, ${from}, ${[testId(1)]}::uuid[])`.execute(
    database.owner.db,
  );
  await sql`
    insert into noted_question values (${agency.agencyId}, ${from}, 'q', now(), 'Ada')`.execute(
    database.owner.db,
  );
  await inTransaction(as(), (t) => moveBidFolders(t, [{ old_id: from, tender_id: to }]));
  const { rows } = await sql<{ words: string }>`
    select paper || ' ' || state as words from wanted_paper_mark where tender_id = ${to}
    union all select key from sent_question where tender_id = ${to}
    union all select question from noted_question where tender_id = ${to}
    union all select reference_ids[1]::text from reference_choice where tender_id = ${to}
    order by words`.execute(database.owner.db);
  expect(rows.map(({ words }) => words)).toEqual([testId(1), "A ready", "B notNeeded", "k", "q"]);
});
