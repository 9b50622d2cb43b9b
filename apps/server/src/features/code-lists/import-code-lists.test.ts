import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SourceError } from "../../ports/notice-source.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { listCodeLabels } from "./code-labels.ts";
import { fetchCodeLists, startCodeLists } from "./code-lists.jobs.ts";
import { importCodeLists } from "./import-code-lists.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom("code_list_entry").execute();
  await importCodeLists(testContext(database), []);
});

const cpv = "code\tparent\tlabel_de\tlabel_en\n79341400\t79341000\tWerbekampagnen\tCampaigns\n";
const file = (name: string, text: string) => ({ file: name, read: async () => Buffer.from(text) });
const run = (...files: ReturnType<typeof file>[]) => importCodeLists(testContext(database), files);
const labels = (list: string, ...codes: string[]) => listCodeLabels(database.db, list, codes);

describe("importing code lists", () => {
  it("changes nothing the second time", async () => {
    const first = await run(file("cpv-2008.tsv", cpv));
    expect(first.imported).toEqual([
      { file: "cpv-2008.tsv", lists: ["cpv"], entries: 1, changed: 1 },
    ]);
    const second = await run(file("cpv-2008.tsv", cpv));
    expect(second.imported[0]?.changed).toBe(0);
  });

  it("keeps the hierarchy when a later edition has none, and takes its new label", async () => {
    await run(file("cpv.tsv", cpv));
    await run(file("cpv.tsv", "code\tlabel_de\n79341400\tWerbekampagne\n"));
    const rows = await database.db.selectFrom("code_list_entry").selectAll().execute();
    expect(rows).toEqual([
      {
        list: "cpv",
        code: "79341400",
        parent: "79341000",
        label_de: "Werbekampagne",
        label_en: "Campaigns",
      },
    ]);
  });

  it("takes nothing of a bad file, says why, and goes on with the next", async () => {
    const missing = {
      file: "gone.tsv",
      read: async () => {
        throw new SourceError("unreachable", "no network");
      },
    };
    const report = await importCodeLists(testContext(database), [
      file("bad.tsv", `${cpv}00000000\t\t\t\n`),
      missing,
      file("cpv.tsv", cpv),
    ]);
    expect(report.failed).toEqual([
      { file: "bad.tsv", reason: "line 3: the label of 00000000 is missing or too long." },
      { file: "gone.tsv", reason: "no network" },
    ]);
    expect(report.imported).toHaveLength(1);
  });
});

describe("labels", () => {
  it("are official where a list was imported, with or without a check digit", async () => {
    expect(await labels("cpv", "79341400-4")).toEqual(new Map());
    await run(file("cpv.tsv", cpv));
    expect(await labels("cpv", "79341400-4", "79341400", "45000000")).toEqual(
      new Map([
        ["79341400-4", "Werbekampagnen"],
        ["79341400", "Werbekampagnen"],
      ]),
    );
  });

  it("are absent where nobody knows the code", async () => {
    expect(await labels("award-criterion-type", "price")).toEqual(new Map());
  });
});

describe("a fresh installation", () => {
  const codeLists = (urls: string[]) => ({
    urls,
    fetch: async (url: string) => {
      if (url.includes("down")) throw new SourceError("unreachable", "no network");
      return Buffer.from(cpv);
    },
  });
  const { signal } = new AbortController();

  it("asks for the lists once, in the background", async () => {
    const ports = { codeLists: codeLists(["https://example.org/cpv.tsv"]) };
    const ctx = testContext(database, { ports });
    await startCodeLists(ctx);
    expect(await ctx.sentJobs()).toEqual([{ name: "fetch-code-lists", payload: {} }]);
    await fetchCodeLists(ctx, signal);
    expect(await labels("cpv", "79341400")).toEqual(new Map([["79341400", "Werbekampagnen"]]));
    await startCodeLists(ctx);
    expect(await ctx.sentJobs()).toHaveLength(1);
  });

  it("does without them when they are not to be had", async () => {
    const ports = { codeLists: codeLists(["https://down.example.org/cpv.tsv"]) };
    await fetchCodeLists(testContext(database, { ports }), signal);
    expect(await labels("cpv", "79341400")).toEqual(new Map());
  });
});
