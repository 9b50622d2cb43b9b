import { startFrequencies } from "@tc/domain";
import { expect, test } from "vitest";
import { whyDigest } from "./why-words.ts";

const settings = (hitsPerMail: number) => ({
  frequencies: startFrequencies("daily"),
  weekdays: [1, 2, 3, 4, 5],
  dailyAt: "07:30",
  weeklyOn: 1,
  hitsPerMail,
  mailsPerDay: 1,
});
const head = "„Neue Treffer“ steht bei dir auf täglich, Montag bis Freitag um 7:30 Uhr.";

test.each([
  [1, "Höchstens 1 Treffer steht ausführlich darin."],
  [3, "Höchstens 3 Treffer stehen ausführlich darin."],
])("the foot of a digest counts in German: %i", (hitsPerMail, sentence) => {
  expect(whyDigest(settings(hitsPerMail), ["matches"], false)).toBe(
    `${head} ${sentence} Gibt es nichts Neues, kommt keine Mail.`,
  );
});

test("what was held back is said without a reason: it may be the day's cap, a pause or a stopped address", () => {
  expect(whyDigest(settings(3), ["matches"], true)).toContain(
    " Dazu kommt, was noch in keiner Mail stand. ",
  );
});
