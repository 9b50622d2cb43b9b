import { expect, test } from "vitest";
import { changedValueWords } from "./changed-value";

const lot = "lots.LOT-0001";

test.each([
  [`${lot}.deadlines.offer`, "2026-12-24T13:00:00.000Z", "24.12.2026, 14:00 Uhr (MEZ)"],
  [
    `${lot}.deadlines.offer`,
    "2026-07-01T10:00:00.000Z, 2026-12-01T10:00:00.000Z",
    "01.07.2026, 12:00 Uhr (MESZ), 01.12.2026, 11:00 Uhr (MEZ)",
  ],
  [`${lot}.duration`, "ab 2027-01-01, bis 2028-12-31", "ab 01.01.2027, bis 31.12.2028"],
  ["values.estimated", "135000.00 EUR", "135.000 €"],
  ["procedure", "open", "Offenes Verfahren"],
  ["nature", "services", "Dienstleistung"],
  [`${lot}.framework`, "fa-wo-rc", "Rahmenvereinbarung ohne erneuten Wettbewerb"],
  [`${lot}.variants`, "not-allowed", "nicht zulässig"],
  [`${lot}.submissionLanguages`, "DEU, ENG", "Deutsch, Englisch"],
  [`${lot}.awardCriteria`, "price: 60 %; Konzept: 40 %", "Preis: 60 %; Konzept: 40 %"],
  [
    `${lot}.selectionCriteria`,
    "sui-act: Registerauszug",
    "Befähigung zur Berufsausübung: Registerauszug",
  ],
  ["stage", "call", "ausgeschrieben"],
  ["title", "Rahmenvertrag Druck", "Rahmenvertrag Druck"],
  ["title", "open", "open"],
  ["title", undefined, "keine Angabe"],
  [
    "results.LOT-0001",
    "selec-w; Muster GmbH; 5000.00 EUR; 1 Angebote",
    "Zuschlag erteilt; Muster GmbH; 5.000 €; 1 Angebot",
  ],
  ["results.LOT-0001", "clos-nw; other", "ohne Zuschlag beendet; anderer Grund"],
  ["results.1", "ohne Angaben", "ohne Angaben"],
])("%s: the value %j reads %j", (path, value, words) => {
  expect(changedValueWords(path, value).replaceAll("\u00a0", " ")).toBe(words);
});
