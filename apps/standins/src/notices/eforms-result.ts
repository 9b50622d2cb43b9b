import { addDays, berlinOffset } from "./days.ts";
import { winnerId } from "./eforms-organisations.ts";
import type { GeneratedOrganisation } from "./organisations.ts";
import type { LotResultPlan, NoticePlan, ProcedurePlan } from "./plan.ts";
import { code, euros, german } from "./xml-text.ts";

export const winnersOf = (notice: NoticePlan): GeneratedOrganisation[] => [
  ...new Set(notice.results.flatMap(({ winners }) => winners)),
];

const number = (index: number) => String(index + 1).padStart(4, "0");
const tenderId = (lot: number, winner: number) => `TEN-${number(lot * 10 + winner)}`;
const partyId = (lot: number, winner: number) => `TPA-${number(lot * 10 + winner)}`;
const contractId = (lot: number, winner: number) => `CON-${number(lot * 10 + winner)}`;

const statistics = (type: string, count: number) =>
  `<efac:ReceivedSubmissionsStatistics>${code("efbc:StatisticsCode", "received-submission-type", type)}<efbc:StatisticsNumeric>${count}</efbc:StatisticsNumeric></efac:ReceivedSubmissionsStatistics>`;

/** BT-195 to BT-198: what is withheld, why, until when. */
const withheld = (field: string, until: string) =>
  `<efac:FieldsPrivacy>${code("efbc:FieldIdentifierCode", "non-publication-identifier", field)}${code("cbc:ReasonCode", "non-publication-justification", "fair-comp")}` +
  `${german("efbc:ReasonDescription", "Lauterer Wettbewerb")}<efbc:PublicationDate>${until}</efbc:PublicationDate></efac:FieldsPrivacy>`;

function lotResult(procedure: ProcedurePlan, it: LotResultPlan, index: number): string {
  const ids = it.winners.map((_, winner) => winner);
  return (
    `<efac:LotResult><cbc:ID schemeName="result">RES-${number(index)}</cbc:ID>` +
    code("cbc:TenderResultCode", "winner-selection-status", it.outcome) +
    (it.reason
      ? `<efac:DecisionReason>${code("efbc:DecisionReasonCode", "non-award-justification", it.reason)}</efac:DecisionReason>`
      : "") +
    (procedure.frameworkMaximum && it.outcome === "selec-w"
      ? `<efac:FrameworkAgreementValues>${euros("cbc:MaximumValueAmount", Math.round(procedure.frameworkMaximum / procedure.lots.length))}</efac:FrameworkAgreementValues>`
      : "") +
    ids
      .map(
        (winner) =>
          `<efac:LotTender><cbc:ID schemeName="tender">${tenderId(index, winner)}</cbc:ID></efac:LotTender>`,
      )
      .join("") +
    (it.statistics === "none" ? "" : statistics(it.statistics, it.offers)) +
    // Subsets of the received tenders: never to be added up.
    (it.statistics === "tenders" && it.offers > 1 ? statistics("t-sme", it.offers - 1) : "") +
    ids
      .map(
        (winner) =>
          `<efac:SettledContract><cbc:ID schemeName="contract">${contractId(index, winner)}</cbc:ID></efac:SettledContract>`,
      )
      .join("") +
    `<efac:TenderLot><cbc:ID schemeName="Lot">${it.lotId}</cbc:ID></efac:TenderLot></efac:LotResult>`
  );
}

function lotTender(it: LotResultPlan, index: number, winner: number): string {
  const until = `${addDays(it.contractOn, 365)}${berlinOffset(it.contractOn)}`;
  return (
    `<efac:LotTender><cbc:ID schemeName="tender">${tenderId(index, winner)}</cbc:ID>` +
    `<cbc:RankCode>${winner + 1}</cbc:RankCode>` +
    `<cac:LegalMonetaryTotal>${euros("cbc:PayableAmount", it.withheld ? -1 : it.value)}</cac:LegalMonetaryTotal>` +
    (it.withheld ? withheld("win-ten-val", until) : "") +
    `<efac:TenderingParty><cbc:ID schemeName="tendering-party">${partyId(index, winner)}</cbc:ID></efac:TenderingParty>` +
    `<efac:TenderLot><cbc:ID schemeName="Lot">${it.lotId}</cbc:ID></efac:TenderLot>` +
    `<efac:TenderReference><cbc:ID>Angebot ${index + 1}.${winner + 1}</cbc:ID></efac:TenderReference></efac:LotTender>`
  );
}

const contract = (it: LotResultPlan, index: number, winner: number) =>
  `<efac:SettledContract><cbc:ID schemeName="contract">${contractId(index, winner)}</cbc:ID>` +
  `<cbc:AwardDate>${it.decidedOn}${berlinOffset(it.decidedOn)}</cbc:AwardDate><cbc:IssueDate>${it.contractOn}${berlinOffset(it.contractOn)}</cbc:IssueDate>` +
  `<efac:ContractReference><cbc:ID>Vertrag ${index + 1}.${winner + 1}</cbc:ID></efac:ContractReference>` +
  `<efac:LotTender><cbc:ID schemeName="tender">${tenderId(index, winner)}</cbc:ID></efac:LotTender></efac:SettledContract>`;

/** BT-142 ff., then the tenders, contracts and parties the lot results point at. */
export function noticeResult(procedure: ProcedurePlan, notice: NoticePlan): string {
  const { results } = notice;
  const all = winnersOf(notice);
  const each = (write: (it: LotResultPlan, index: number, winner: number) => string) =>
    results
      .flatMap((it, index) => it.winners.map((_, winner) => write(it, index, winner)))
      .join("");
  const total = results.reduce((sum, it) => sum + it.value * it.winners.length, 0);
  const hidesValue = results.some((it) => it.withheld);

  return (
    `<efac:NoticeResult>` +
    (hidesValue || total === 0 ? "" : euros("cbc:TotalAmount", Number(total.toFixed(2)))) +
    (procedure.frameworkMaximum
      ? euros("efbc:OverallMaximumFrameworkContractsAmount", procedure.frameworkMaximum)
      : "") +
    results.map((it, index) => lotResult(procedure, it, index)).join("") +
    each(lotTender) +
    each(contract) +
    each(
      (it, index, winner) =>
        `<efac:TenderingParty><cbc:ID schemeName="tendering-party">${partyId(index, winner)}</cbc:ID><efac:Tenderer><cbc:ID schemeName="organization">${winnerId(all.indexOf(it.winners[winner]!))}</cbc:ID></efac:Tenderer></efac:TenderingParty>`,
    ) +
    `</efac:NoticeResult>`
  );
}
