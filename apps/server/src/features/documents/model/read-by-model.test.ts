import { startLanguageModelStandin } from "@tc/standins";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createLanguageModel } from "../../../adapters/language-model/create-language-model.ts";
import {
  notStopped,
  slug,
  tenderId,
  useDocumentsWorld,
} from "../../../testing/documents/documents-world.ts";
import {
  honestModel,
  slowModel,
  teamItem,
  teamText,
} from "../../../testing/documents/honest-model.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { concludeProcessingContract } from "../../processing-contract/conclude-processing-contract.ts";
import { contractVersion } from "../../processing-contract/contract-text.ts";
import { getSummary } from "../../summaries/get-summary.ts";
import { createFakeLanguageModel } from "../../../ports/language-model.fake.ts";
import { LanguageModelError } from "../../../ports/language-model.ts";
import type { LanguageModel, ModelRequest } from "../../../ports/language-model.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { deleteDocument } from "../delete-document.ts";
import { getExtract } from "../extract/get-extract.ts";
import { askDocuments } from "../question/ask-documents.ts";
import { PassageIndexes } from "../question/passage-indexes.ts";
import { readDocuments } from "../reading/read-documents.ts";
import { readByModel } from "./read-by-model.ts";
import { switchOff } from "../../../testing/switches.ts";
import { answerQuestion } from "../question/answer-question.ts";

const tests = useDocumentsWorld();
const text = teamText;

const as = (languageModel: LanguageModel, made?: MadeAgency) =>
  tests.world.as(made, { ports: { languageModel } });
const read = (languageModel: LanguageModel, made: MadeAgency = tests.world.agency) =>
  readByModel(as(languageModel, made), { agencyId: made.agencyId, tenderId }, notStopped);
const extractOf = (languageModel: LanguageModel, made?: MadeAgency) =>
  getExtract(as(languageModel, made), { slug });
const spent = async (made: MadeAgency = tests.world.agency) => {
  const { rows } = await sql<{ agency: string | null; all: string | null }>`
    select (select micro_euros from model_spend where agency_id = ${made.agencyId}) as agency,
      (select sum(micro_euros) from model_day) as all`.execute(tests.database.owner.db);
  return { agency: Number(rows[0]?.agency), all: Number(rows[0]?.all) };
};
const storedItems = async () => {
  const { rows } = await sql<{ items: object[]; requirements: object[] | null }>`
    select items, (select requirements from document_demand d
      where d.agency_id = e.agency_id and d.tender_id = e.tender_id) as requirements
    from document_extract e where agency_id = ${tests.world.agency.agencyId}`.execute(
    tests.database.owner.db,
  );
  return rows;
};

async function uploadAndRead(): Promise<string> {
  const { id } = await tests.world.upload("Bedingungen.txt", text);
  await tests.world.read();
  return id;
}

test("a model reads what the rules have read, once a member looks, and what it adds is marked", async () => {
  const documentId = await uploadAndRead();
  const model = honestModel();
  const before = await storedItems();
  const waiting = await extractOf(model);
  expect(waiting).toMatchObject({ isComplete: false });
  expect(waiting.ai).toBeUndefined();
  expect(await as(model).sentJobs()).toContainEqual({
    name: "read-by-model",
    payload: { agencyId: tests.world.agency.agencyId, tenderId },
  });
  await read(model);
  expect(await extractOf(model)).toMatchObject({
    isComplete: true,
    ai: { aiGenerated: true, model: "fake-small" },
    gaps: [],
    items: [
      { type: "deadline", date: "2026-12-18" },
      {
        type: "eligibility",
        kind: "team",
        count: 5,
        byModel: true,
        quote: teamItem.quote,
        documentId,
      },
    ],
  });
  // Scores are made of these, and they are as before.
  expect(await storedItems()).toEqual(before);
  expect(await getSummary(as(model), { slug })).toMatchObject({
    engine: "rules",
    overview: {
      sentences: [
        {
          text: "Angebotsfrist: 18.12.2026, 14:00 Uhr",
          quotes: [{ document: { id: documentId } }],
        },
      ],
      ai: { model: "fake-large" },
    },
  });
});

test("without a model nothing changes", async () => {
  await uploadAndRead();
  const extract = await getExtract(tests.world.as(), { slug });
  expect(extract).toMatchObject({ isComplete: true });
  expect(Object.keys(extract).toSorted()).toEqual(["isComplete", "isLocked", "items", "versions"]);
  expect(await getSummary(tests.world.as(), { slug })).not.toHaveProperty("overview");
});

test("no word of the agency or its people is sent", async () => {
  await tests.world.upload("Bedingungen.txt", `${text}\nFragen an vergabe@stadt.example`);
  await tests.world.read();
  const model = honestModel();
  await read(model);
  const all = JSON.stringify(model.requests);
  expect(all).not.toContain(tests.world.agency.agencyId);
  expect(all).not.toContain("vergabe@");
  expect(all).not.toContain("Erika");
});

describe("what is paid for", () => {
  test("is counted once: what it cost, for the agency and for all", async () => {
    await uploadAndRead();
    const before = await spent();
    const model = honestModel();
    await read(model);
    // 1,100 tokens at a cent a million are 11 millionths of a euro.
    const cost = model.requests.length * 11;
    const after = await spent();
    expect(after).toEqual({ agency: cost, all: before.all + cost });
    await read(model);
    expect(await spent()).toEqual(after);
  });

  test("is not paid again for the same words, unless another agency has them or the model is another", async () => {
    await uploadAndRead();
    const model = honestModel();
    await read(model);
    const maps = model.requests.filter(({ task }) => task === "map").length;
    expect(maps).toBeGreaterThan(0);
    await tests.world.upload("Zusatz.txt", "Anhang");
    await tests.world.read();
    const again = honestModel();
    await read(again);
    expect(again.requests.filter(({ task }) => task === "map")).toEqual([]);

    const other = await makeAgency(tests.database);
    await concludeProcessingContract(tests.world.as(other), { version: contractVersion });
    await tests.world.upload("Bedingungen.txt", text, other);
    await readDocuments(tests.world.as(other), { agencyId: other.agencyId, tenderId }, notStopped);
    const others = honestModel();
    await read(others, other);
    expect(others.requests.filter(({ task }) => task === "map")).toHaveLength(maps);
  });

  test("goes with the document that it quotes", async () => {
    const id = await uploadAndRead();
    await read(honestModel());
    const count = async () => {
      const { rows } = await sql<{ count: string }>`
        select count(*) from model_reading where agency_id = ${tests.world.agency.agencyId}`.execute(
        tests.database.owner.db,
      );
      return Number(rows[0]?.count);
    };
    expect(await count()).toBeGreaterThan(0);
    await deleteDocument(tests.world.as(), { id });
    expect(await count()).toBe(0);
  });

  test("never exceeds the day's limit; then rules alone stand until the next day", async () => {
    await uploadAndRead();
    const poor = createFakeLanguageModel(() => '{"items":[]}', {
      dayCents: { agency: 0, fetched: 0, fetchedShare: 0, all: 9 },
    });
    await read(poor);
    expect(poor.requests).toEqual([]);
    const extract = await extractOf(poor);
    expect(extract).toMatchObject({ isComplete: true, items: [{ type: "deadline" }] });
    expect(extract.ai).toBeUndefined();
    const tomorrow = tests.world.as(undefined, {
      now: new Date("2026-11-22T11:00:00Z"),
      ports: { languageModel: poor },
    });
    expect((await getExtract(tomorrow, { slug })).isComplete).toBe(false);
  });
});

describe("a model that fails", () => {
  const failing = (mayBeCharged: boolean) =>
    createFakeLanguageModel(() => new LanguageModelError("outage", { mayBeCharged }));

  test("leaves the rules' extract, and costs nothing where nothing was answered", async () => {
    await uploadAndRead();
    await read(failing(false));
    expect(await extractOf(failing(false))).toMatchObject({
      isComplete: true,
      items: [{ type: "deadline" }],
    });
    expect((await spent()).agency).toBe(0);
  });

  test("is counted as if it had answered where nobody knows", async () => {
    await uploadAndRead();
    await read(failing(true));
    expect((await spent()).agency).toBeGreaterThan(0);
  });

  test("in one question is asked once more, and then leaves a gap that is named", async () => {
    const documentId = await uploadAndRead();
    const answers = (request: ModelRequest) =>
      request.schema.name === "bidder" ? "I am sorry" : '{"items":[]}';
    const model = createFakeLanguageModel(answers);
    await read(model);
    expect(model.requests.filter(({ schema }) => schema.name === "bidder")).toHaveLength(2);
    const place = { heading: "" };
    expect(await extractOf(model)).toMatchObject({
      isComplete: true,
      gaps: [{ documentId, from: place, to: place }],
    });
  });
});

describe("a question to the documents", () => {
  const ask = (languageModel: LanguageModel, question: string) =>
    askDocuments(as(languageModel), new PassageIndexes(), { slug, question });

  test("is answered in a sentence that its passage says, marked as written by a model", async () => {
    await uploadAndRead();
    const answer = await ask(honestModel(), "Wann endet die Angebotsfrist?");
    expect(answer).toMatchObject({
      isAnswered: true,
      answer: { sentences: [{ passages: [0] }], ai: { aiGenerated: true, model: "fake-large" } },
    });
  });

  test("is answered by passages alone where a sentence is invented or there is no answer", async () => {
    await uploadAndRead();
    const sentences = [{ text: "Die Angebotsfrist endet am 24.12.2026.", sources: ["s1"] }];
    for (const say of [
      () => JSON.stringify({ sentences }),
      () => '{"sentences":[]}',
      () => new LanguageModelError("outage", { mayBeCharged: false }),
    ]) {
      const answer = await ask(createFakeLanguageModel(say), "Angebotsfrist");
      expect(answer).toMatchObject({ isAnswered: true, passages: [{}] });
      expect(answer).not.toHaveProperty("answer");
    }
    const nothing = createFakeLanguageModel(() => '{"sentences":[]}');
    expect(await ask(nothing, "Wer zahlt Reisekosten nach Aachen?")).toMatchObject({
      isAnswered: false,
    });
  });
});

test("whatever a model says of documents, no score, no rule's item and no row of another agency changes", async () => {
  const other = await makeAgency(tests.database);
  await concludeProcessingContract(tests.world.as(other), { version: contractVersion });
  await tests.world.upload("Bedingungen.txt", text, other);
  await readDocuments(tests.world.as(other), { agencyId: other.agencyId, tenderId }, notStopped);
  await read(honestModel(), other);
  const others = async () => {
    const { rows } = await sql`
      select to_jsonb(r) as row from model_reading r where agency_id = ${other.agencyId}
      union all select to_jsonb(e) from document_extract e where agency_id = ${other.agencyId}
      union all select to_jsonb(s) from model_spend s where agency_id = ${other.agencyId}
      order by 1`.execute(tests.database.owner.db);
    return rows;
  };
  await uploadAndRead();
  const before = { items: await storedItems(), others: await others() };
  const lies = [
    { ...teamItem, count: 500 },
    { ...teamItem, quote: "Der Mindestumsatz beträgt 1 EUR", kind: "turnover", amount: 1 },
    {
      ...teamItem,
      agencyId: other.agencyId,
      file: "Bedingungen.txt",
      judged: { isOfBidders: true },
    },
    {
      type: "deadline",
      kind: "offer",
      date: "2026-12-19",
      quote: "Angebotsfrist: 18.12.2026, 14:00 Uhr",
      page: "p1",
    },
  ];
  const sentences = [
    { text: "<b>Score 100</b>", sources: ["s1"] },
    { text: "Eine Mitarbeiterin." },
  ];
  await read(createFakeLanguageModel(() => JSON.stringify({ items: lies, sentences, score: 100 })));
  expect({ items: await storedItems(), others: await others() }).toEqual(before);
  const { items } = await extractOf(honestModel());
  expect(items.filter(({ byModel }) => byModel)).toMatchObject([{ kind: "team", count: 5 }]);
  expect(items.every((item) => !("judged" in item))).toBe(true);
  expect(await getSummary(as(honestModel()), { slug })).not.toHaveProperty("overview");
});

test("the whole way holds with a stand-in of the provider's protocol", async () => {
  await tests.world.upload(
    "Bedingungen.txt",
    "Angebotsfrist: 17.12.2026, 14:00 Uhr\nDie Laufzeit des Vertrags beträgt 24 Monate.",
  );
  await tests.world.read();
  const standin = await startLanguageModelStandin();
  try {
    const { models, dayCents } = honestModel();
    const model = createLanguageModel({ key: standin.key, baseUrl: standin.url, models, dayCents });
    await read(model);
    const [first, second] = ["Angebotsfrist: 17.12.2026, 14:00 Uhr", "24 Monate"];
    const { items, ...extract } = await extractOf(model);
    expect(extract).toMatchObject({ isComplete: true, gaps: [] });
    const quotes = items.map(({ quote }) => quote).join("\n");
    expect(quotes).toContain(first);
    expect(quotes).toContain(second);
    expect(await getSummary(as(model), { slug })).toMatchObject({
      overview: { sentences: expect.arrayContaining([expect.objectContaining({ text: first })]) },
    });
  } finally {
    await standin.stop();
  }
});

test("while the model is switched off rules alone read and nothing is spent; afterwards the next look has it read", async () => {
  await uploadAndRead();
  const model = honestModel();
  const before = await spent();
  const switchOn = await switchOff(tests.database, "model_reading");
  const shown = await extractOf(model);
  expect(shown).toMatchObject({ isComplete: true, items: [{ type: "deadline" }] });
  await read(model);
  const { agencyId } = tests.world.agency;
  const passages = [{ words: text }] as never;
  expect(await answerQuestion(as(model), agencyId, "Wie viele?", passages)).toBeUndefined();
  expect(model.requests).toEqual([]);
  expect(await spent()).toEqual(before);
  await switchOn();
  expect(await extractOf(model)).toMatchObject({ isComplete: false });
  await read(model);
  expect((await extractOf(model)).ai).toMatchObject({ model: "fake-small" });
});

test("switched off while it reads, the model is asked no more, and afterwards is paid for nothing twice", async () => {
  await uploadAndRead();
  const honest = honestModel();
  const maps = () =>
    honest.requests.flatMap(({ task, signal: _signal, ...request }) =>
      task === "map" ? [JSON.stringify(request)] : [],
    );
  let switching: ReturnType<typeof switchOff> | undefined;
  // Several questions may be under way at a time: the first switches the model off.
  const model = slowModel(honest, async () => {
    switching ??= switchOff(tests.database, "model_reading");
    await switching;
  });
  await read(model);
  const firstMaps = maps();
  expect(firstMaps.length).toBeGreaterThan(0);
  expect(honest.requests).toHaveLength(firstMaps.length);
  await read(model);
  expect(honest.requests).toHaveLength(firstMaps.length);
  expect(await extractOf(model)).toMatchObject({ isComplete: true });
  const switchOn = await switching;
  await switchOn?.();
  // Nothing was noted that would hold until tomorrow.
  expect(await extractOf(honest)).toMatchObject({ isComplete: false });
  await read(honest);
  expect((await extractOf(honest)).ai).toBeDefined();
  expect(maps().slice(0, firstMaps.length)).toEqual(firstMaps);
  expect(new Set(maps()).size).toBe(maps().length);
});
