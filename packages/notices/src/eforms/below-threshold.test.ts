import { expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { readNotice } from "../read-notice.ts";
import { belowThresholdXml } from "../testing/eforms-fixtures.ts";
import type { BelowThresholdParts } from "../testing/eforms-fixtures.ts";
import { bytesOf, el, leaf, money } from "../testing/xml-builder.ts";

const read = (parts: BelowThresholdParts = {}): Notice =>
  readNotice(bytesOf(belowThresholdXml(parts)));

const award = (...result: string[]): Notice =>
  read({
    root: "ContractAwardNotice",
    noticeType: "can-standard",
    formType: "result",
    tail: el("cac:TenderResult", result),
  });

const winning = (name: string): string =>
  el(
    "cac:WinningParty",
    el(
      "cac:Party",
      el("cac:PartyName", leaf("cbc:Name", name)),
      el(
        "cac:ServiceProviderParty",
        el("cac:Party", el("cac:PartyName", leaf("cbc:Name", "Amt für den Versand"))),
      ),
    ),
  );

test("a numeric notice without procedure, organisations or language is read whole", () => {
  expect(read()).toMatchObject({
    format: "sdk-0.1",
    noticeId: "25112233",
    version: "1",
    language: "DEU",
    buyerCountry: "DEU",
    publishedOn: "2026-04-01",
    procedure: "other",
    procedureText: "Öffentliche Ausschreibung",
    level: "national",
    title: "Druck des Stadtmagazins",
    mainCpv: "79800000",
    nuts: ["DE3"],
    placeText: "10178 Berlin",
    buyers: [{ name: "Gemeinde Musterau", identifiers: [] }],
    lots: [{ id: "LOT-0000" }],
  });
  expect(read()).not.toHaveProperty("procedureId");
});

test("CPV loses its check digit and two digits are a division", () => {
  expect(read({ cpv: ["79341000-6", "79", "7934", "kein Code", "79341000-6"] }).cpv).toEqual([
    "79341000",
    "79000000",
    "79340000",
  ]);
});

test("a letterhead in the buyer's name is taken apart", () => {
  const letterhead =
    "VGem Musterau, Marktplatz 1, 97999 Musterau, Tel.: +49 9381 40144, Fax: +49 9381 40150, E-Mail: bau@musterau.example, Internet: www.musterau.example";
  expect(read({ buyerName: letterhead }).buyers).toEqual([
    {
      name: "VGem Musterau",
      identifiers: [],
      town: "Musterau",
      postcode: "97999",
      phone: "+49 9381 40144",
      email: "bau@musterau.example",
      website: "https://www.musterau.example",
    },
  ]);
});

test("commas alone do not cut a name", () => {
  const name = "Kreis Muster, Fachdienst Recht, Zentrale Vergabestelle";
  expect(read({ buyerName: name }).buyers[0]?.name).toBe(name);
});

test("deadline and document link of the only lot are read", () => {
  const { lots } = read({
    lotProcess: el(
      "cac:TenderSubmissionDeadlinePeriod",
      leaf("cbc:EndDate", "2026-05-11+02:00"),
      leaf("cbc:EndTime", "12:00:00+02:00"),
    ),
    lotTerms: el(
      "cac:CallForTendersDocumentReference",
      leaf("cbc:DocumentType", "non-restricted-document"),
      el("cac:Attachment", el("cac:ExternalReference", leaf("cbc:URI", "www.musterau.example"))),
    ),
  });
  expect(lots[0]?.deadlines).toEqual([
    { kind: "offer", at: "2026-05-11T10:00:00.000Z", offset: "+02:00", hasTime: true },
  ]);
  expect(lots[0]?.links).toEqual([{ kind: "documents", url: "https://www.musterau.example" }]);
});

test("winners stand in place, numbered or not; the sender below them is none", () => {
  const winners = (name: string): unknown =>
    award(leaf("cbc:TenderResultCode", "selec-w"), winning(name)).results[0]?.winners.map(
      (winner) => winner.name,
    );
  expect(winners("1. Firma: IABG Muster mbH")).toEqual(["IABG Muster mbH"]);
  expect(winners("1. Firma: Alpha GmbH 2. Firma: Beta AG")).toEqual(["Alpha GmbH", "Beta AG"]);
  expect(winners("4. Druck GmbH")).toEqual(["4. Druck GmbH"]);
});

test("a result that states only a day states no outcome", () => {
  expect(award(leaf("cbc:AwardDate", "2026-04-09+02:00")).results).toEqual([
    { lotId: "LOT-0000", decidedOn: "2026-04-09", winners: [], withheld: [] },
  ]);
});

test("a result of fillers is no result", () => {
  expect(award(leaf("cbc:AwardDate", "2000-01-01")).results).toEqual([]);
});

test("value, offers and the reason for no award are read, a named winner is an award", () => {
  const { results } = award(
    leaf("cbc:ReceivedTenderQuantity", "3"),
    winning("Alpha GmbH"),
    el(
      "cac:AwardedTenderedProject",
      el("cac:LegalMonetaryTotal", money("cbc:PayableAmount", "5366.43")),
    ),
  );
  expect(results).toMatchObject([
    { outcome: "selec-w", offersReceived: 3, value: { cents: 536_643, currency: "EUR" } },
  ]);
  expect(award(leaf("cbc:TenderResultCode", "no-rece")).results).toEqual([
    { lotId: "LOT-0000", nonAwardReason: "no-rece", winners: [], withheld: [] },
  ]);
});

test("a correction tells its reason, what it is about and the old and new value", () => {
  const change = el(
    "efac:Change",
    leaf("efbc:ChangedNoticeIdentifier", "1"),
    el(
      "efac:ChangedElement",
      leaf("efbc:ChangedSectionIdentifier", "II.3)"),
      leaf("efbc:ChangeDescription", "Tag der Bekanntmachung"),
      leaf("efbc:ElementOldValue", "2026-07-31"),
      leaf("efbc:ElementNewValue", "2026-08-02"),
    ),
    el(
      "efac:ChangeReason",
      leaf("efbc:ReasonCode", "update-add"),
      leaf("efbc:ReasonDescription", "Korrektur der Angaben."),
    ),
  );
  expect(read({ extension: change }).changes).toEqual([
    {
      reasonCode: "update-add",
      reasonText: "Korrektur der Angaben.",
      description: "Tag der Bekanntmachung",
      oldText: "2026-07-31",
      newText: "2026-08-02",
      sections: ["II.3)"],
    },
  ]);
});
