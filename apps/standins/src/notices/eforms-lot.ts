import { berlinOffset } from "./days.ts";
import { buyerId, reviewBodyId } from "./eforms-organisations.ts";
import type { CriterionPlan, LotPlan, NoticePlan, ProcedurePlan } from "./plan.ts";
import { code, escapeXml, euros, extension, german } from "./xml-text.ts";

const requirement = (type: string, text: string) =>
  `<efac:SelectionCriteria>${code("cbc:TendererRequirementTypeCode", "selection-criterion", type)}${german("cbc:Description", text)}</efac:SelectionCriteria>`;

function selectionCriteria(lot: LotPlan): string {
  const turnover = lot.turnover
    ? requirement(
        "slc-stand-to-avg",
        `Durchschnittlicher Jahresumsatz der letzten drei abgeschlossenen Geschäftsjahre von mindestens ${lot.turnover.toLocaleString("de-DE")} EUR (netto).`,
      )
    : "";
  const references = requirement(
    "slc-abil-ref-services",
    `Mindestens ${lot.referenceCount} vergleichbare Referenzen aus den letzten drei Jahren mit Angabe des Auftraggebers, des Leistungszeitraums und des Auftragswertes.`,
  );
  const register = requirement(
    "slc-suit-reg-trade",
    "Nachweis der Eintragung im Handels- oder Berufsregister, nicht älter als sechs Monate.",
  );
  const insurance = requirement(
    "slc-stand-ins",
    "Betriebshaftpflichtversicherung mit Deckungssummen von 3 Mio. EUR für Personenschäden und 1 Mio. EUR für Sachschäden.",
  );
  return register + turnover + references + (lot.referenceCount > 2 ? insurance : "");
}

const awardCriterion = (it: CriterionPlan) =>
  `<cac:SubordinateAwardingCriterion>${extension(
    `<efac:AwardCriterionParameter>${code("efbc:ParameterCode", "number-weight", it.unit)}<efbc:ParameterNumeric>${it.weight}</efbc:ParameterNumeric></efac:AwardCriterionParameter>`,
  )}${code("cbc:AwardingCriterionTypeCode", "award-criterion-type", it.type)}${german("cbc:Name", it.name)}${german(
    "cbc:Description",
    `${it.name}, siehe Bewertungsmatrix`,
  )}</cac:SubordinateAwardingCriterion>`;

export const moment = (element: string, day: string, time?: string) => {
  const offset = berlinOffset(day);
  return (
    `<cac:${element}><cbc:EndDate>${day}${offset}</cbc:EndDate>` +
    (time ? `<cbc:EndTime>${time}:00${offset}</cbc:EndTime>` : "") +
    `</cac:${element}>`
  );
};

function lotTerms(procedure: ProcedurePlan, lot: LotPlan): string {
  const documentType = procedure.restrictedDocuments ? "restricted" : "non-restricted";
  return (
    `<cac:TenderingTerms>${extension(selectionCriteria(lot))}` +
    code("cbc:VariantConstraintCode", "permission", "not-allowed") +
    code("cbc:FundingProgramCode", "eu-funded", "no-eu-funds") +
    `<cbc:RecurringProcurementIndicator>false</cbc:RecurringProcurementIndicator>` +
    `<cac:CallForTendersDocumentReference><cbc:ID>${procedure.reference}</cbc:ID><cbc:DocumentType>${documentType}-document</cbc:DocumentType>` +
    `<cac:Attachment><cac:ExternalReference><cbc:URI>${escapeXml(procedure.documentsUrl)}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:CallForTendersDocumentReference>` +
    `<cac:TendererQualificationRequest><cac:SpecificTendererRequirement>${code("cbc:TendererRequirementTypeCode", "missing-info-submission", "late-some")}` +
    `${german("cbc:Description", "Fehlende Unterlagen werden im Rahmen des § 56 VgV nachgefordert.")}</cac:SpecificTendererRequirement></cac:TendererQualificationRequest>` +
    `<cac:AwardingTerms><cac:AwardingCriterion>${lot.criteria.map(awardCriterion).join("")}</cac:AwardingCriterion></cac:AwardingTerms>` +
    `<cac:TenderRecipientParty><cbc:EndpointID>https://vergabe.example.org</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeName="organization">${buyerId}</cbc:ID></cac:PartyIdentification></cac:TenderRecipientParty>` +
    `<cac:TenderValidityPeriod><cbc:DurationMeasure unitCode="DAY">60</cbc:DurationMeasure></cac:TenderValidityPeriod>` +
    `<cac:AppealTerms><cac:AppealReceiverParty><cac:PartyIdentification><cbc:ID schemeName="organization">${reviewBodyId}</cbc:ID></cac:PartyIdentification></cac:AppealReceiverParty></cac:AppealTerms>` +
    `<cac:Language><cbc:ID>DEU</cbc:ID></cac:Language></cac:TenderingTerms>`
  );
}

function lotProcess(procedure: ProcedurePlan, notice: NoticePlan): string {
  const { on, time, questionsOn } = notice.deadline;
  const isCall = notice.stage === "call";
  const system = procedure.isFramework ? "fa-wo-rc" : "none";
  return (
    `<cac:TenderingProcess>${code("cbc:SubmissionMethodCode", "esubmission", "required")}` +
    `<cbc:GovernmentAgreementConstraintIndicator>${procedure.level === "eu"}</cbc:GovernmentAgreementConstraintIndicator>` +
    (isCall && !procedure.twoStage ? moment("TenderSubmissionDeadlinePeriod", on, time) : "") +
    (isCall && questionsOn
      ? moment("AdditionalInformationRequestPeriod", questionsOn, "12:00")
      : "") +
    (notice.previous
      ? `<cac:NoticeDocumentReference><cbc:ID schemeName="notice-id-ref">${notice.previous}</cbc:ID></cac:NoticeDocumentReference>`
      : "") +
    (isCall && procedure.twoStage ? moment("ParticipationRequestReceptionPeriod", on, time) : "") +
    (isCall && !procedure.twoStage && time
      ? `<cac:OpenTenderEvent><cbc:OccurrenceDate>${on}${berlinOffset(on)}</cbc:OccurrenceDate><cbc:OccurrenceTime>${time}:00${berlinOffset(on)}</cbc:OccurrenceTime></cac:OpenTenderEvent>`
      : "") +
    (procedure.isFramework
      ? `<cac:FrameworkAgreement><cbc:MaximumOperatorQuantity>${procedure.lots.length > 1 ? 1 : 3}</cbc:MaximumOperatorQuantity></cac:FrameworkAgreement>`
      : "") +
    `<cac:ContractingSystem>${code("cbc:ContractingSystemTypeCode", "framework-agreement", system)}</cac:ContractingSystem>` +
    `<cac:ContractingSystem>${code("cbc:ContractingSystemTypeCode", "dps-usage", "none")}</cac:ContractingSystem></cac:TenderingProcess>`
  );
}

/** BT-27 and, in the extension, BT-271. */
export function requestedTotal(estimate?: number, maximum?: number): string {
  if (estimate === undefined && maximum === undefined) return "";
  return (
    `<cac:RequestedTenderTotal>` +
    (maximum === undefined ? "" : extension(euros("efbc:FrameworkMaximumAmount", maximum))) +
    (estimate === undefined ? "" : euros("cbc:EstimatedOverallContractAmount", estimate)) +
    `</cac:RequestedTenderTotal>`
  );
}

export const cpvCodes = ([main, ...others]: readonly string[]) =>
  `<cac:MainCommodityClassification>${code("cbc:ItemClassificationCode", "cpv", main ?? "79340000")}</cac:MainCommodityClassification>` +
  others
    .map(
      (it) =>
        `<cac:AdditionalCommodityClassification>${code("cbc:ItemClassificationCode", "cpv", it)}</cac:AdditionalCommodityClassification>`,
    )
    .join("");

export const place = ({ buyer: { town } }: ProcedurePlan) =>
  `<cac:RealizedLocation><cac:Address><cbc:CityName>${town.name}</cbc:CityName><cbc:PostalZone>${town.postcode}</cbc:PostalZone>${code("cbc:CountrySubentityCode", "nuts-lvl3", town.nuts)}` +
  `<cac:Country>${code("cbc:IdentificationCode", "country", "DEU")}</cac:Country></cac:Address></cac:RealizedLocation>`;

export function lot(procedure: ProcedurePlan, notice: NoticePlan, it: LotPlan): string {
  const isPart = notice.stage === "planning";
  const maximum =
    procedure.frameworkMaximum === undefined
      ? undefined
      : Math.round(procedure.frameworkMaximum / procedure.lots.length);
  return (
    `<cac:ProcurementProjectLot><cbc:ID schemeName="${isPart ? "Part" : "Lot"}">${isPart ? it.id.replace("LOT", "PAR") : it.id}</cbc:ID>` +
    (isPart ? "" : lotTerms(procedure, it) + lotProcess(procedure, notice)) +
    `<cac:ProcurementProject><cbc:ID schemeName="InternalID">${procedure.reference}-${it.id.slice(-1)}</cbc:ID>` +
    german("cbc:Name", it.title) +
    german("cbc:Description", it.description) +
    code("cbc:ProcurementTypeCode", "contract-nature", procedure.subject.nature) +
    requestedTotal(it.estimate, maximum) +
    cpvCodes(it.cpv) +
    place(procedure) +
    `<cac:PlannedPeriod><cbc:StartDate>${it.startsOn}${berlinOffset(it.startsOn)}</cbc:StartDate><cbc:DurationMeasure unitCode="MONTH">${it.durationMonths}</cbc:DurationMeasure></cac:PlannedPeriod>` +
    (it.renewals > 0
      ? `<cac:ContractExtension>${german("cbc:OptionsDescription", "Optionale Zusatzleistungen nach Leistungsverzeichnis.")}<cbc:MaximumNumberNumeric>${it.renewals}</cbc:MaximumNumberNumeric><cac:Renewal><cac:Period>${german("cbc:Description", `Verlängerung um ${it.renewals} mal 12 Monate.`)}</cac:Period></cac:Renewal></cac:ContractExtension>`
      : "") +
    `</cac:ProcurementProject></cac:ProcurementProjectLot>`
  );
}
