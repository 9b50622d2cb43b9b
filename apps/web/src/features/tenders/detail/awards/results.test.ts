import { expect, test } from "vitest";
import { noWinnerWords } from "./results";

test.each([
  [{ outcome: "selec-w", nonAwardReason: undefined }, "Zuschlag erteilt, Gewinner nicht"],
  [{ outcome: "selec-w", nonAwardReason: "other" }, "Zuschlag erteilt, Gewinner nicht"],
  [{ outcome: "clos-nw", nonAwardReason: "no-rece" }, "Kein Zuschlag: Es gingen keine"],
  [{ outcome: "clos-nw", nonAwardReason: undefined }, "Ohne Zuschlag beendet"],
  [{ outcome: "open-nw", nonAwardReason: undefined }, "Noch nicht entschieden"],
  [{ outcome: undefined, nonAwardReason: undefined }, "Kein Zuschlag veröffentlicht"],
])("a lot without winner %j says what is known", (result, words) => {
  expect(noWinnerWords(result)).toContain(words);
});
