import { expect, onTestFinished, test } from "vitest";
import { makeProofFile } from "../../../testing/documents/make-proof-file.ts";
import { useCheckWorld } from "../../../testing/tenders/check-world.ts";
import { changeTender, openTender } from "../../../testing/tenders/scoring-world.ts";
import { getBidFolder } from "../../bid-folders/get-bid-folder.ts";
import { markWantedPaper } from "../../bid-folders/mark-wanted-paper.ts";
import { changeProofFile } from "../../proof-files/change-proof-file.ts";
import { deleteProofFile } from "../../proof-files/delete-proof-file.ts";

const it = useCheckWorld();
const certificate = "Ein Zertifikat nach ISO 9001 ist vorzulegen.\nEignungskriterien";

const listed = (papers: readonly { readonly name: string; readonly state: string }[] = []) =>
  papers.map(({ name, state }) => `${name}: ${state}`);
const checked = async () => listed((await it.world.get()).result?.papers);
async function inFolder() {
  const { as, judges, slug } = it.world;
  const folder = await getBidFolder(as(), judges, { slug });
  return listed(folder.kind === "open" ? folder.papers : []);
}

test("without documents a check lists the papers that the notice names, as the folder does", async () => {
  const description = "Handelsregisterauszug ist vorzulegen. Mindestjahresumsatz von 500.000 Euro.";
  const tender = openTender(0);
  const demanding = tender.lots.map((lot) => ({
    ...lot,
    selectionCriteria: [{ type: "slc-stand-to-gen", description }],
  }));
  await changeTender(it.database, it.world.tenderId, 0, { ...tender, lots: demanding });
  onTestFinished(() => changeTender(it.database, it.world.tenderId, 0, tender));
  await it.world.check();
  expect(await checked()).toContain("Handelsregisterauszug: missing");
  expect(await checked()).toEqual(await inFolder());
});

test("a proof file makes its paper ready in check and folder; the check is outdated until then", async () => {
  const { addDocument, check, get, as, made } = it.world;
  await addDocument(certificate);
  await check();
  expect(await checked()).toEqual(["Zertifikat ISO 9001: missing"]);
  expect((await get()).isOutdated).toBe(false);
  const id = await makeProofFile(as(), made);
  expect((await get()).isOutdated).toBe(true);
  await check();
  expect(await checked()).toEqual(["Zertifikat ISO 9001: ready"]);
  expect(await checked()).toEqual(await inFolder());
  expect(await get()).toMatchObject({
    isOutdated: false,
    changes: { sentences: ["Zertifikat ISO 9001: fehlt → bereit."] },
  });
  await deleteProofFile(as(), { id });
  expect((await get()).isOutdated).toBe(true);
});

test("a policy's corrected sum is what check and folder judge; the check is outdated until then", async () => {
  const { addDocument, check, get, as, made } = it.world;
  const sum = (coverCents: number | null) => changeProofFile(as(), { id, coverCents });
  const policy = "Nachweis der Haftpflichtversicherung";
  await addDocument(
    "Eignungskriterien\nNachweis einer Berufshaftpflichtversicherung mit einer Deckungssumme von mindestens 3.000.000 Euro je Schadensfall.",
  );
  const id = await makeProofFile(as(), made, {
    kind: "insurance",
    name: "Police",
    coverCents: 200_000_000,
  });
  await check();
  expect(await checked()).toEqual([`${policy}: check`]);
  await sum(300_000_000);
  expect((await get()).isOutdated).toBe(true);
  expect(await inFolder()).toEqual([`${policy}: ready`]);
  await check();
  expect(await get()).toMatchObject({
    isOutdated: false,
    changes: { sentences: [`${policy}: zu prüfen → bereit.`] },
  });
  expect(await checked()).toEqual(await inFolder());
  await sum(null);
  expect((await get()).isOutdated).toBe(true);
  expect(await inFolder()).toEqual([`${policy}: check`]);
});

test("what a member says of a paper counts in the check as in the folder", async () => {
  const { addDocument, check, get, as, judges, slug } = it.world;
  await addDocument(certificate);
  await check();
  const paper = "Zertifikat ISO 9001";
  await markWantedPaper(as(), judges, { slug, paper, mark: "notNeeded" });
  expect((await get()).isOutdated).toBe(true);
  const hours = (await get()).result?.effort.length ?? 0;
  await check();
  expect(await checked()).toEqual([`${paper}: notNeeded`]);
  expect(await checked()).toEqual(await inFolder());
  expect((await get()).result?.effort).toHaveLength(hours - 1);
});
