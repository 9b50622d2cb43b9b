import { describe, expect, test } from "vitest";
import { testNow } from "../../../testing/database/test-context.ts";
import { useBuyerWorld } from "../../../testing/documents/buyer-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { requestDocuments } from "./request-documents.ts";
import { switchOff } from "../../../testing/switches.ts";
import { notStopped } from "../../../testing/documents/documents-world.ts";
import { listDocuments } from "../list-documents.ts";
import { fetchDocuments } from "./fetch-documents.ts";

const buyer = useBuyerWorld();
const { tests, as, calls, click, publish, put } = buyer;
const offer = "Angebotsfrist: 18.12.2026, 14:00 Uhr";
const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000).toISOString();

describe("an address that leads to no file", () => {
  test.each([
    ["/unterlagen/seite", "page"],
    ["/unterlagen/anmeldung", "sign-in"],
    ["/unterlagen/ins-netz", "not_https"],
  ])(
    "%s is called once in half an hour for all agencies, and each reads when",
    async (path, failure) => {
      const other = await makeAgency(tests.database);
      await publish(path);
      const before = calls();
      await click();
      const { fetch } = await click(other, 20);
      expect(fetch).toMatchObject({
        state: "failed",
        failure,
        checkedAt: at(0),
        freshUntil: at(30),
      });
      expect(calls() - before).toBe(1);
      expect((await click(other, 30)).fetch?.checkedAt).toBe(at(30));
      expect(calls() - before).toBe(2);
    },
  );

  test("brings a file to whoever clicks after that time, if there is one by then", async () => {
    put("/unterlagen/spaet", "<html><body>Noch nichts</body></html>");
    await publish("/unterlagen/spaet");
    await click();
    put("/unterlagen/spaet", offer);
    expect((await click(undefined, 29)).fetch?.state).toBe("failed");
    expect((await click(undefined, 31)).fetch).toMatchObject({ state: "done", checkedAt: at(31) });
  });

  test("is not called for other tenders that name it too, and counts for nobody's share", async () => {
    const agency = await makeAgency(tests.database);
    const before = calls();
    // An agency may have 20 addresses called in an hour.
    for (let times = 0; times < 25; times++) {
      await publish("/unterlagen/seite?gemeinsam");
      const { fetch } = await click(agency, times);
      expect(fetch).toMatchObject({ state: "failed", failure: "page", checkedAt: at(0) });
    }
    expect(calls() - before).toBe(1);
    expect((await click(agency, 31)).fetch?.checkedAt).toBe(at(31));
  });

  test("is called again after a minute where the cause may pass", async () => {
    await publish("/unterlagen/fehlt-noch");
    const { fetch } = await click();
    expect(fetch).toMatchObject({ failure: "gone", freshUntil: at(1) });
    put("/unterlagen/fehlt-noch", offer);
    expect((await click(undefined, 2)).fetch?.state).toBe("done");
  });
});

test("a tender whose address has brought a file does not take over another's page", async () => {
  put("/unterlagen/wartung", offer);
  await publish("/unterlagen/wartung");
  await click();
  const { slug, tenderId } = buyer;
  put("/unterlagen/wartung", "<html><body>Wartung</body></html>");
  await publish("/unterlagen/wartung");
  await click(undefined, 20);
  const answer = await requestDocuments(as(undefined, 21), { slug });
  expect(answer).toMatchObject({ state: "waiting" });
  expect(await as().sentJobs()).toContainEqual({ name: "fetch-documents", payload: { tenderId } });
});

describe("while fetching is switched off", () => {
  test("a click calls nobody, counts for no share and says so; the next one afterwards fetches", async () => {
    put("/unterlagen/aus", offer);
    await publish("/unterlagen/aus");
    const switchOn = await switchOff(tests.database, "document_fetching");
    const before = calls();
    // An agency may have 20 addresses called in an hour.
    for (let times = 0; times < 25; times++) {
      await expect(click()).rejects.toMatchObject({ code: "switched_off" });
    }
    expect(calls()).toBe(before);
    await switchOn();
    expect((await click()).fetch?.state).toBe("done");
  });

  test("what waited ends with a reason, and what an earlier look brought stays", async () => {
    put("/unterlagen/wartet", offer);
    await publish("/unterlagen/wartet");
    await click();
    await requestDocuments(as(undefined, 20), { slug: buyer.slug });
    const switchOn = await switchOff(tests.database, "document_fetching");
    const before = calls();
    await fetchDocuments(as(undefined, 20), { tenderId: buyer.tenderId }, notStopped);
    const list = await listDocuments(as(undefined, 20), { slug: buyer.slug });
    expect(list.fetch).toMatchObject({ state: "failed", failure: "interrupted" });
    expect(list.documents).toHaveLength(1);
    expect(calls()).toBe(before);
    await switchOn();
    expect((await click(undefined, 22)).fetch?.state).toBe("done");
  });
});
