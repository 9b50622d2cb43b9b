import { expect, test } from "vitest";
import type { Lot } from "@tc/domain";
import { readNotice } from "../read-notice.ts";
import { eformsXml, lot } from "../testing/eforms-fixtures.ts";
import type { EformsParts, LotParts } from "../testing/eforms-fixtures.ts";
import { bytesOf, el, extension, leaf, text } from "../testing/xml-builder.ts";

const readLot = (parts: LotParts, around: EformsParts = {}): Lot =>
  readNotice(bytesOf(eformsXml({ ...around, lots: lot("LOT-0001", parts) }))).lots[0]!;

const period = (name: string, date: string, time?: string): string =>
  el(name, leaf("cbc:EndDate", date), time === undefined ? undefined : leaf("cbc:EndTime", time));

test("all five deadlines are read with their own zones", () => {
  const { deadlines } = readLot({
    process: [
      extension(
        period("efac:InterestExpressionReceptionPeriod", "2026-04-03+02:00", "09:00:00+02:00"),
      ),
      period("cac:TenderSubmissionDeadlinePeriod", "2026-04-01+02:00", "12:00:00+02:00"),
      period("cac:ParticipationRequestReceptionPeriod", "2026-04-02Z", "08:00:00Z"),
      period("cac:AdditionalInformationRequestPeriod", "2026-03-20+01:00"),
      el(
        "cac:OpenTenderEvent",
        leaf("cbc:OccurrenceDate", "2026-04-01+02:00"),
        leaf("cbc:OccurrenceTime", "12:05:00+02:00"),
      ),
    ],
  });
  expect(deadlines).toEqual([
    { kind: "offer", at: "2026-04-01T10:00:00.000Z", offset: "+02:00", hasTime: true },
    { kind: "participation", at: "2026-04-02T08:00:00.000Z", offset: "Z", hasTime: true },
    { kind: "interest", at: "2026-04-03T07:00:00.000Z", offset: "+02:00", hasTime: true },
    { kind: "questions", at: "2026-03-20T22:59:59.000Z", hasTime: false },
    { kind: "opening", at: "2026-04-01T10:05:00.000Z", offset: "+02:00", hasTime: true },
  ]);
});

test.each([
  ["a time in UTC beside a local day", "2019-06-24+02:00", "16:00:00Z", "2019-06-24T16:00:00.000Z"],
  ["a UTC time before local midnight", "2019-06-24+02:00", "22:30:00Z", "2019-06-23T22:30:00.000Z"],
  ["a local time beside a day in UTC", "2019-06-24Z", "00:30:00+02:00", "2019-06-23T22:30:00.000Z"],
  ["one zone on the day only", "2019-06-24+02:00", "16:00:00", "2019-06-24T14:00:00.000Z"],
  ["one zone on the time only", "2019-06-24", "16:00:00+01:00", "2019-06-24T15:00:00.000Z"],
  ["no zone at all: Berlin", "2019-12-24", "16:00:00", "2019-12-24T15:00:00.000Z"],
  ["no end, far west", "9999-12-31-05:00", "23:59:59-05:00", "9999-12-31T23:59:59.000Z"],
  ["no end, west of UTC", "9999-12-31-05:00", "02:00:00Z", "9999-12-31T02:00:00.000Z"],
  ["fractions of a second", "2019-06-24Z", "16:00:00.123Z", "2019-06-24T16:00:00.000Z"],
])("%s", (_, date, time, at) => {
  const { deadlines } = readLot({
    process: period("cac:TenderSubmissionDeadlinePeriod", date, time),
  });
  expect(deadlines.map((deadline) => deadline.at)).toEqual([at]);
});

test("the answers a consultation asks for are due like expressions of interest", () => {
  const { deadlines } = readLot(
    {
      process: extension(
        period("efac:AnswerReceptionPeriod", "2026-06-01+02:00", "12:00:00+02:00"),
      ),
    },
    { root: "PriorInformationNotice", noticeType: "pmc", formType: "consultation", subtype: "E1" },
  );
  expect(deadlines).toEqual([
    { kind: "interest", at: "2026-06-01T10:00:00.000Z", offset: "+02:00", hasTime: true },
  ]);
});

test("a day that is none is no deadline", () => {
  for (const date of ["2026-02-30", "soon", "", "2026-13-01+01:00", "0001-01-01Z"]) {
    expect(
      readLot({ process: period("cac:TenderSubmissionDeadlinePeriod", date) }).deadlines,
    ).toEqual([]);
  }
});

test("what a lot does not say holds as the procedure says it", () => {
  const process = el(
    "cac:TenderingProcess",
    period("cac:TenderSubmissionDeadlinePeriod", "2026-04-01Z", "10:00:00Z"),
    period("cac:AdditionalInformationRequestPeriod", "2026-03-20Z", "10:00:00Z"),
  );
  const ofLot = period("cac:AdditionalInformationRequestPeriod", "2026-03-10Z", "10:00:00Z");
  const read = readLot(
    { process: ofLot },
    { process, terms: el("cac:Language", leaf("cbc:ID", "deu")) },
  );
  expect(read.deadlines.map(({ kind, at }) => [kind, at])).toEqual([
    ["questions", "2026-03-10T10:00:00.000Z"],
    ["offer", "2026-04-01T10:00:00.000Z"],
  ]);
  expect(read.submissionLanguages).toEqual(["DEU"]);
});

test("durations count months and days, name open ends and renewals", () => {
  const measured = (quantity: number, unitCode: string): Lot["duration"] =>
    readLot({
      project: el("cac:PlannedPeriod", leaf("cbc:DurationMeasure", quantity, { unitCode })),
    }).duration;
  expect(measured(18, "MONTH")).toEqual({ months: 18 });
  expect(measured(2, "YEAR")).toEqual({ months: 24, unit: "years" });
  expect(measured(2, "WEEK")).toEqual({ days: 14, unit: "weeks" });
  expect(measured(10, "DAY")).toEqual({ days: 10 });
  expect(
    readLot({
      project: [
        el(
          "cac:PlannedPeriod",
          leaf("cbc:StartDate", "2026-05-01+02:00"),
          leaf("cbc:DescriptionCode", "UNLIMITED"),
        ),
        el(
          "cac:ContractExtension",
          text("cbc:OptionsDescription", "Ein Jahr mehr"),
          leaf("cbc:MaximumNumberNumeric", "2"),
          el("cac:Renewal", el("cac:Period", text("cbc:Description", "je zwölf Monate"))),
        ),
      ],
    }),
  ).toMatchObject({
    options: "Ein Jahr mehr",
    duration: {
      startsOn: "2026-05-01",
      open: "unlimited",
      renewals: 2,
      renewalText: "je zwölf Monate",
    },
  });
});

test("framework, seats, purchasing system, candidates, submission and the rest of the terms", () => {
  const read = readLot({
    process: [
      leaf("cbc:SubmissionMethodCode", "required", { listName: "esubmission" }),
      el(
        "cac:EconomicOperatorShortList",
        leaf("cbc:MaximumQuantity", "5"),
        leaf("cbc:MinimumQuantity", "3"),
      ),
      el("cac:FrameworkAgreement", leaf("cbc:MaximumOperatorQuantity", "4")),
      el(
        "cac:ContractingSystem",
        leaf("cbc:ContractingSystemTypeCode", "fa-wo-rc", { listName: "framework-agreement" }),
      ),
      el(
        "cac:ContractingSystem",
        leaf("cbc:ContractingSystemTypeCode", "none", { listName: "dps-usage" }),
      ),
    ],
    terms: [
      leaf("cbc:VariantConstraintCode", "allowed"),
      leaf("cbc:RecurringProcurementIndicator", "true"),
      el("cac:RequiredFinancialGuarantee", leaf("cbc:GuaranteeTypeCode", "false")),
      el(
        "cac:TendererQualificationRequest",
        el(
          "cac:SpecificTendererRequirement",
          leaf("cbc:TendererRequirementTypeCode", "late-some", {
            listName: "missing-info-submission",
          }),
        ),
      ),
      el("cac:Language", leaf("cbc:ID", "DEU")),
      el("cac:Language", leaf("cbc:ID", "eng")),
      el("cac:TenderValidityPeriod", leaf("cbc:DurationMeasure", "60", { unitCode: "DAY" })),
    ],
    project: leaf("cbc:SMESuitableIndicator", "true"),
  });
  expect(read).toMatchObject({
    framework: "fa-wo-rc",
    dps: "none",
    frameworkSeats: 4,
    minCandidates: 3,
    maxCandidates: 5,
    electronicSubmission: "required",
    variants: "allowed",
    recurring: true,
    guaranteeRequired: false,
    lateSubmission: "late-some",
    smeSuitable: true,
    bindingDays: 60,
    submissionLanguages: ["DEU", "ENG"],
  });
});

const weighted = (name: string, unit: string, weight: number, listName = "number-weight"): string =>
  el(
    "cac:SubordinateAwardingCriterion",
    extension(
      el(
        "efac:AwardCriterionParameter",
        leaf("efbc:ParameterCode", unit, { listName }),
        leaf("efbc:ParameterNumeric", weight),
      ),
    ),
    leaf("cbc:AwardingCriterionTypeCode", "quality"),
    text("cbc:Name", name),
    text("cbc:Description", `${name} im Einzelnen`),
  );

test("lists named after their files are the lists, an amount may begin with its point", () => {
  const read = readLot({
    process: el(
      "cac:ContractingSystem",
      leaf("cbc:ContractingSystemTypeCode", "fa-w-rc", { listName: "eforms-framework-agreement" }),
    ),
    project: el(
      "cac:RequestedTenderTotal",
      leaf("cbc:EstimatedOverallContractAmount", ".5", { currencyID: "EUR" }),
    ),
  });
  expect(read).toMatchObject({
    framework: "fa-w-rc",
    values: { estimated: { cents: 50, currency: "EUR" } },
  });
});

test("award criteria keep type, texts, weight and what the weight counts", () => {
  const terms = el(
    "cac:AwardingTerms",
    el(
      "cac:AwardingCriterion",
      weighted("Konzept", "per-exa", 60),
      weighted("Team", "poi-exa", 30),
      weighted("Tempo", "ord-imp", 1),
      weighted("Festpreis", "fix-tot", 5_000, "number-fixed"),
    ),
    el(
      "cac:AwardingCriterion",
      el("cac:SubordinateAwardingCriterion", leaf("cbc:AwardingCriterionTypeCode", "price")),
      el("cac:SubordinateAwardingCriterion", leaf("cbc:AwardingCriterionTypeCode", "unpublished")),
    ),
  );
  expect(
    readLot({ terms }).awardCriteria.map(({ name, type, weight, weightUnit }) => [
      name,
      type,
      weight,
      weightUnit,
    ]),
  ).toEqual([
    ["Konzept", "quality", 60, "percent"],
    ["Team", "quality", 30, "points"],
    ["Tempo", "quality", 1, "order"],
    ["Festpreis", "quality", undefined, undefined],
    [undefined, "price", undefined, undefined],
  ]);
});

const selection = (...parts: string[]): string => el("efac:SelectionCriteria", parts);

test("a calculation in words is the only criterion where none is listed", () => {
  const criteria = (...listed: string[]): unknown =>
    readLot({
      terms: el(
        "cac:AwardingTerms",
        el(
          "cac:AwardingCriterion",
          text("cbc:CalculationExpression", "60 % Preis, 40 % Konzept"),
          listed,
        ),
      ),
    }).awardCriteria;
  expect(criteria()).toEqual([{ description: "60 % Preis, 40 % Konzept", weightUnit: "text" }]);
  const price = leaf("cbc:AwardingCriterionTypeCode", "price");
  expect(criteria(el("cac:SubordinateAwardingCriterion", price))).toEqual([{ type: "price" }]);
});

test("selection criteria read the old and the new type code and drop what is not used", () => {
  const terms = extension(
    selection(
      leaf("cbc:TendererRequirementTypeCode", "slc-stand-to-avg", {
        listName: "selection-criterion",
      }),
      text("cbc:Description", "Umsatz"),
      leaf("efbc:SecondStageIndicator", "true"),
      el(
        "efac:CriterionParameter",
        leaf("efbc:ParameterCode", "per-exa", { listName: "number-weight" }),
        leaf("efbc:ParameterNumeric", 40),
      ),
    ),
    selection(
      leaf("cbc:CriterionTypeCode", "tp-abil", { listName: "selection-criterion" }),
      text("cbc:Name", "Referenzen"),
      leaf("cbc:CalculationExpressionCode", "used"),
      el(
        "efac:CriterionParameter",
        leaf("efbc:ParameterCode", "min-score", { listName: "number-threshold" }),
        leaf("efbc:ParameterNumeric", 3),
      ),
    ),
    selection(
      leaf("cbc:CriterionTypeCode", "sui-act"),
      leaf("cbc:CalculationExpressionCode", "not-used"),
    ),
  );
  const expected = [
    { type: "slc-stand-to-avg", description: "Umsatz", selectsCandidates: true, weight: 40 },
    { type: "tp-abil", name: "Referenzen" },
  ];
  expect(readLot({ terms }).selectionCriteria).toEqual(expected);
  expect(readLot({ process: terms }).selectionCriteria).toEqual(expected);
  expect(readLot({ terms: el("cac:AppealTerms", terms) }).selectionCriteria).toEqual(expected);
});

test("selection criteria are found where some publishers put them", () => {
  const criterion = extension(
    el("efac:SelectionCriteria", leaf("cbc:CriterionTypeCode", "tp-abil")),
  );
  const appeal = el("cac:AppealTerms", criterion);
  const criteria = [{ type: "tp-abil" }];
  expect(readLot({ terms: criterion, process: criterion }).selectionCriteria).toEqual(criteria);
  expect(readLot({ process: criterion }).selectionCriteria).toEqual(criteria);
  expect(readLot({ terms: appeal }).selectionCriteria).toEqual(criteria);
  expect(readLot({}, { terms: appeal }).selectionCriteria).toEqual(criteria);
});

test("links are http or https only, each once, restricted documents marked", () => {
  const document = (uri: string, type = "non-restricted-document"): string =>
    el(
      "cac:CallForTendersDocumentReference",
      leaf("cbc:DocumentType", type),
      el("cac:Attachment", el("cac:ExternalReference", leaf("cbc:URI", uri))),
    );
  const { links } = readLot({
    terms: [
      document("https://a.example/1"),
      document("https://a.example/1"),
      document("http://b.example/2", "restricted-document"),
      document("www.c.example/3"),
      document("javascript:alert(1)"),
      document("data:text/html,x"),
      document('https://d.example/"><script>'),
      document("siehe Anlage"),
      el("cac:TenderRecipientParty", leaf("cbc:EndpointID", "https://submit.example")),
    ],
    process: leaf("cbc:AccessToolsURI", "https://tools.example"),
  });
  expect(links).toEqual([
    { kind: "documents", url: "https://a.example/1" },
    { kind: "documents", url: "http://b.example/2", restricted: true },
    { kind: "documents", url: "https://www.c.example/3" },
    { kind: "submission", url: "https://submit.example" },
    { kind: "platform", url: "https://tools.example" },
  ]);
});
