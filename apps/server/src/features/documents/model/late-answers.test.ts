import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import {
  notStopped,
  slug,
  tenderId,
  useDocumentsWorld,
} from "../../../testing/documents/documents-world.ts";
import {
  honestAnswer,
  honestModel,
  slowModel,
  teamItem,
  teamText,
} from "../../../testing/documents/honest-model.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createFakeLanguageModel } from "../../../ports/language-model.fake.ts";
import { LanguageModelError } from "../../../ports/language-model.ts";
import type { LanguageModel, ModelRequest } from "../../../ports/language-model.ts";
import { deleteDocument } from "../delete-document.ts";
import { getExtract } from "../extract/get-extract.ts";
import { askDocuments } from "../question/ask-documents.ts";
import { PassageIndexes } from "../question/passage-indexes.ts";
import { readByModel } from "./read-by-model.ts";

const tests = useDocumentsWorld();
const as = (languageModel: LanguageModel, days = 0) =>
  tests.world.as(undefined, {
    now: new Date(testNow.getTime() + days * 86_400_000),
    ports: { languageModel },
  });
const read = (languageModel: LanguageModel, days = 0) => {
  const { agencyId } = tests.world.agency;
  return readByModel(as(languageModel, days), { agencyId, tenderId }, notStopped);
};
const modelItems = async (days = 0) => {
  const { items } = await getExtract(as(honestModel(), days), { slug });
  return items.filter(({ byModel }) => byModel);
};

/** What the database keeps of the agency that a model said */
async function kept() {
  const { rows } = await sql<{ answers: number; extracts: number; spent: number }>`
    select (select count(*)::int from model_reading where agency_id = ${tests.world.agency.agencyId}) as answers,
      (select count(*)::int from document_extract where agency_id = ${tests.world.agency.agencyId}
        and (merged_items is not null or model is not null)) as extracts,
      (select count(*)::int from model_spend where agency_id = ${tests.world.agency.agencyId}) as spent`.execute(
    tests.database.owner.db,
  );
  return rows[0];
}

/** A model during whose first answer something happens */
function meanwhile(happens: () => Promise<unknown>) {
  let isOver = false;
  return slowModel(honestModel(), async () => {
    if (isOver) return;
    isOver = true;
    await happens();
  });
}

async function uploadAndRead(): Promise<string> {
  const { id } = await tests.world.upload("Bedingungen.txt", teamText);
  await tests.world.read();
  return id;
}

describe("an answer that comes too late", () => {
  test("for a document that was deleted leaves nothing", async () => {
    const id = await uploadAndRead();
    await read(meanwhile(() => deleteDocument(tests.world.as(), { id })));
    expect(await kept()).toMatchObject({ answers: 0, extracts: 0 });
    await tests.world.read();
    expect(await getExtract(as(honestModel()), { slug })).toMatchObject({ items: [] });
  });

  test("for a document that was replaced leaves nothing, and the new one is read", async () => {
    await uploadAndRead();
    await read(meanwhile(() => tests.world.upload("Bedingungen.txt", `${teamText}\nNeu`)));
    expect(await kept()).toMatchObject({ answers: 0, extracts: 0 });
    expect(await modelItems()).toEqual([]);
    await tests.world.read();
    await read(honestModel());
    expect(await modelItems()).toMatchObject([{ kind: "team" }]);
  });

  test("beside a document that came meanwhile is kept for the next reading and not shown before", async () => {
    await uploadAndRead();
    await read(meanwhile(() => tests.world.upload("Zusatz.txt", "Anhang")));
    expect(await kept()).toMatchObject({ extracts: 0 });
    await tests.world.read();
    const model = honestModel();
    await read(model);
    expect(model.requests.filter(({ task }) => task === "map")).toEqual([]);
    expect(await modelItems()).toMatchObject([{ kind: "team" }]);
  });

  test("for an agency that was deleted ends the job, costs nothing more and leaves no row", async () => {
    await uploadAndRead();
    const model = meanwhile(() =>
      asOperator(tests.world.as(), (t) =>
        t.db.deleteFrom("agency").where("id", "=", tests.world.agency.agencyId).execute(),
      ),
    );
    await read(model);
    expect(await kept()).toEqual({ answers: 0, extracts: 0, spent: 0 });
    expect(model.requests.filter(({ task }) => task === "reduce")).toEqual([]);
  });

  test("to a question leaves out the passages of a document that is gone", async () => {
    const id = await uploadAndRead();
    const question = "Wann endet die Angebotsfrist?";
    const ctx = as(meanwhile(() => deleteDocument(tests.world.as(), { id })));
    expect(await askDocuments(ctx, new PassageIndexes(), { slug, question })).toEqual({
      passages: [],
      isAnswered: false,
      documentCount: 0,
      isLocked: false,
    });
  });
});

describe("two jobs for the same documents", () => {
  test("at once end in the same extract", async () => {
    await uploadAndRead();
    await Promise.all([read(honestModel()), read(honestModel())]);
    expect(await modelItems()).toMatchObject([{ kind: "team" }]);
  });

  test("keep what was read when the later of them fails", async () => {
    await uploadAndRead();
    let isOver = false;
    const late: LanguageModel = {
      ...honestModel(),
      answer: async () => {
        if (!isOver) {
          isOver = true;
          await read(honestModel());
        }
        throw new LanguageModelError("outage", { mayBeCharged: false });
      },
    };
    await read(late);
    expect(await modelItems()).toMatchObject([{ kind: "team" }]);
    expect(await getExtract(as(honestModel()), { slug })).toMatchObject({ gaps: [] });
  });
});

describe("a gap", () => {
  const gapIn = (name: string) =>
    createFakeLanguageModel((request: ModelRequest) =>
      request.schema.name === name ? "I am sorry" : honestAnswer(request),
    );

  test("is asked for again the next day, and nothing else is", async () => {
    await uploadAndRead();
    await read(gapIn("bidder"));
    const model = honestModel();
    await read(model);
    expect(model.requests).toEqual([]);
    expect(await getExtract(as(model, 1), { slug })).toMatchObject({ isComplete: false });
    await read(model, 1);
    expect(model.requests.map(({ schema }) => schema.name)).toEqual(["bidder", "overview"]);
    expect(await modelItems(1)).toMatchObject([{ kind: "team", quote: teamItem.quote }]);
  });

  test("that is still there the next day takes nothing away, and no overview is paid for twice", async () => {
    await uploadAndRead();
    await read(gapIn("procedure"));
    expect(await modelItems()).toHaveLength(1);
    const poor = honestModel({ dayCents: { agency: 0, fetched: 0, fetchedShare: 0, all: 1_000 } });
    await read(poor, 1);
    expect(poor.requests).toEqual([]);
    const extract = await getExtract(as(poor, 1), { slug });
    expect(extract).toMatchObject({ isComplete: true, gaps: [{}] });
    expect(await modelItems(1)).toHaveLength(1);
    const again = gapIn("procedure");
    await read(again, 2);
    expect(again.requests.map(({ schema }) => schema.name)).toEqual(["procedure", "procedure"]);
  });
});
