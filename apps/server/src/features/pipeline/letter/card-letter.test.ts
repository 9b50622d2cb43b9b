import { beforeEach, expect, test } from "vitest";
import { useWorld } from "../../../testing/database/use-world.ts";
import { laterBy, makePipelineWorld } from "../../../testing/tenders/pipeline-world.ts";
import type { PipelineWorld } from "../../../testing/tenders/pipeline-world.ts";
import { addPipelineCard } from "../moves/add-pipeline-card.ts";
import { changeCardLetter, getCardLetter } from "./card-letter.ts";

const tests = useWorld({ make: makePipelineWorld });
let world: PipelineWorld;
beforeEach(() => {
  ({ world } = tests);
});

async function lost(parts: Parameters<PipelineWorld["publish"]>[0] = {}) {
  const buyers = [{ name: "Hochschule Musterkiel", identifiers: [], country: "DEU" }];
  const vgv = { legalBasis: "vgv", level: "eu" as const, reference: "HMK-2026-118", buyers };
  const { slug } = await world.publish({ title: "Imagefilm", ...vgv, ...parts });
  return (await addPipelineCard(world.as(), world.board, { slug, stage: "lost" })).card.id;
}

test("of a tender above the plan's cap it names neither number nor law, and the rest stays", async () => {
  const id = await lost({ values: { estimated: { cents: 600_000_000, currency: "EUR" } } });
  for (const letter of [
    await getCardLetter(world.as(), { id }),
    await changeCardLetter(world.as(), { id, sentOn: "2026-11-18" }),
  ]) {
    expect(letter).toMatchObject({ kind: "letter", rule: { days: 15 } });
    expect(JSON.stringify(letter)).not.toMatch(/HMK-2026-118|VgV|sourceDate/);
    expect(JSON.stringify(letter)).toMatch(
      /Hochschule Musterkiel.*Vergabenummer ergänzen.*Imagefilm.*Rechtsgrundlage ergänzen/,
    );
  }
});

test("of two members who write it the last one stays and is told whose words went", async () => {
  const id = await lost();
  const write = (
    who: Parameters<typeof world.as>[0],
    minutes: number,
    change: { text: string | null; basedOn?: string | undefined },
  ) => changeCardLetter(world.as(who, laterBy(minutes)), { id, ...change });
  const first = await write(world.agency, 1, { text: "Erst" });
  if (first.kind === "none") throw new Error(first.because);
  const basedOn = first.edited?.at;
  expect(await write(world.colleague, 2, { text: "Dann", basedOn })).not.toHaveProperty("replaced");
  const late = await write(world.agency, 3, { text: "Zuletzt", basedOn });
  expect(late).toMatchObject({
    edited: { text: "Zuletzt" },
    replaced: { text: "Dann", byName: "Tarek Beispiel" },
  });
  // Who saw our draft alone, and wants it again, has not seen the text either.
  expect(await write(world.colleague, 4, { text: null })).toMatchObject({
    replaced: { text: "Zuletzt" },
  });
  expect(await getCardLetter(world.as(), { id })).not.toHaveProperty("replaced");
});

test("a day that is entered replaces no words", async () => {
  const id = await lost();
  await changeCardLetter(world.as(world.colleague), { id, text: "Text" });
  expect(await changeCardLetter(world.as(), { id, sentOn: "2026-11-18" })).not.toHaveProperty(
    "replaced",
  );
});
