import {
  deadlineKinds,
  lotLimits,
  organisationLimits,
  plausibilityFlags,
  procedureTypes,
  procurementLevels,
  tenderLimits,
  tenderStages,
} from "@tc/domain";
import type { TextLimit } from "@tc/domain";
import { z } from "zod";

const { each: resultLimits } = tenderLimits.results;
const { each: noticeLimits } = tenderLimits.notices;
const { each: changeLimits } = tenderLimits.changes;

const text = ({ characters }: TextLimit) => z.string().max(characters);
const list = <Item extends z.ZodType>(item: Item, { entries }: { readonly entries: number }) =>
  z.array(item).max(entries);

export const money = z.object({
  cents: z.int(),
  currency: text(tenderLimits.values.total.currency),
});
export const deadline = z.object({
  kind: z.enum(deadlineKinds),
  at: z.iso.datetime(),
  offset: text(lotLimits.deadlines.each.offset).optional(),
  localAt: z.iso.datetime().optional(),
  hasTime: z.boolean(),
});
const values = z.object({
  estimated: money.optional(),
  frameworkMaximum: money.optional(),
  resultFrameworkMaximum: money.optional(),
  total: money.optional(),
});
const identifier = z.object({
  scheme: text(organisationLimits.identifiers.each.scheme).optional(),
  value: text(organisationLimits.identifiers.each.value),
});
const organisation = z.object({
  name: text(organisationLimits.name),
  originalName: text(organisationLimits.originalName).optional(),
  identifiers: list(identifier, organisationLimits.identifiers),
  town: text(organisationLimits.town).optional(),
  postcode: text(organisationLimits.postcode).optional(),
  nuts: text(organisationLimits.nuts).optional(),
  country: text(organisationLimits.country).optional(),
  website: text(organisationLimits.website).optional(),
  email: text(organisationLimits.email).optional(),
  phone: text(organisationLimits.phone).optional(),
  size: text(organisationLimits.size).optional(),
  legalType: text(organisationLimits.legalType).optional(),
  activity: text(organisationLimits.activity).optional(),
});
const link = z.object({
  kind: z.enum(["documents", "submission", "platform", "notice"]),
  url: text(tenderLimits.links.each.url),
  restricted: z.boolean().optional(),
});
const duration = z.object({
  startsOn: text(lotLimits.duration.startsOn).optional(),
  endsOn: text(lotLimits.duration.endsOn).optional(),
  months: z.number().optional(),
  days: z.number().optional(),
  unit: z.enum(["years", "weeks"]).optional(),
  open: z.enum(["unlimited", "unknown"]).optional(),
  renewals: z.number().optional(),
  renewalText: text(lotLimits.duration.renewalText).optional(),
});
const awardCriterion = z.object({
  type: text(lotLimits.awardCriteria.each.type).optional(),
  name: text(lotLimits.awardCriteria.each.name).optional(),
  description: text(lotLimits.awardCriteria.each.description).optional(),
  weight: z.number().optional(),
  weightUnit: z.enum(["percent", "points", "order", "text"]).optional(),
});
const selectionCriterion = z.object({
  type: text(lotLimits.selectionCriteria.each.type).optional(),
  name: text(lotLimits.selectionCriteria.each.name).optional(),
  description: text(lotLimits.selectionCriteria.each.description).optional(),
  selectsCandidates: z.boolean().optional(),
  weight: z.number().optional(),
});
const lot = z.object({
  id: text(lotLimits.id),
  title: text(lotLimits.title).optional(),
  description: text(lotLimits.description).optional(),
  cpv: list(text(lotLimits.cpv.each), lotLimits.cpv),
  nuts: list(text(lotLimits.nuts.each), lotLimits.nuts),
  placeText: text(lotLimits.placeText).optional(),
  nature: text(lotLimits.nature).optional(),
  values,
  deadlines: list(deadline, lotLimits.deadlines),
  duration: duration.optional(),
  options: text(lotLimits.options).optional(),
  framework: text(lotLimits.framework).optional(),
  frameworkSeats: z.number().optional(),
  dps: text(lotLimits.dps).optional(),
  minCandidates: z.number().optional(),
  maxCandidates: z.number().optional(),
  smeSuitable: z.boolean().optional(),
  recurring: z.boolean().optional(),
  bindingDays: z.number().optional(),
  submissionLanguages: list(
    text(lotLimits.submissionLanguages.each),
    lotLimits.submissionLanguages,
  ),
  electronicSubmission: text(lotLimits.electronicSubmission).optional(),
  variants: text(lotLimits.variants).optional(),
  guaranteeRequired: z.boolean().optional(),
  lateSubmission: text(lotLimits.lateSubmission).optional(),
  awardCriteria: list(awardCriterion, lotLimits.awardCriteria),
  selectionCriteria: list(selectionCriterion, lotLimits.selectionCriteria),
  links: list(link, lotLimits.links),
});
const lotResult = z.object({
  lotId: text(resultLimits.lotId),
  outcome: text(resultLimits.outcome).optional(),
  nonAwardReason: text(resultLimits.nonAwardReason).optional(),
  offersReceived: z.number().optional(),
  offersReceivedCode: z.enum(["tenders", "t-esubm"]).optional(),
  winners: list(organisation.extend({ rank: z.number().optional() }), resultLimits.winners),
  value: money.optional(),
  lowestValue: money.optional(),
  highestValue: money.optional(),
  frameworkMaximum: money.optional(),
  contractOn: text(resultLimits.contractOn).optional(),
  decidedOn: text(resultLimits.decidedOn).optional(),
  withheld: list(text(resultLimits.withheld.each), resultLimits.withheld),
});
const noticeRef = z.object({
  noticeId: text(noticeLimits.noticeId),
  version: text(noticeLimits.version),
  kind: text(noticeLimits.kind),
  subtype: text(noticeLimits.subtype).optional(),
  publishedOn: text(noticeLimits.publishedOn).optional(),
  sources: list(text(noticeLimits.sources.each), noticeLimits.sources),
  url: text(noticeLimits.url).optional(),
  isCorrection: z.boolean().optional(),
  reasonCode: text(noticeLimits.reasonCode).optional(),
  reasonText: text(noticeLimits.reasonText).optional(),
  description: text(noticeLimits.description).optional(),
});
const change = z.object({
  noticeId: text(changeLimits.noticeId),
  noticeVersion: text(changeLimits.noticeVersion),
  publishedOn: text(changeLimits.publishedOn).optional(),
  field: text(changeLimits.field),
  old: text(changeLimits.old).optional(),
  new: text(changeLimits.new).optional(),
  reasonCode: text(changeLimits.reasonCode).optional(),
  reasonText: text(changeLimits.reasonText).optional(),
});

/**
 * The whole public record of a tender; see Tender in @tc/domain for each field's meaning and record-limits.ts for its
 * limits, which a stored record keeps already.
 */
export const tenderRecord = z.object({
  title: text(tenderLimits.title),
  description: text(tenderLimits.description).optional(),
  stage: z.enum(tenderStages),
  buyers: list(organisation, tenderLimits.buyers),
  reference: text(tenderLimits.reference).optional(),
  procedure: z.enum(procedureTypes).optional(),
  procedureText: text(tenderLimits.procedureText).optional(),
  accelerated: z.boolean().optional(),
  level: z.enum(procurementLevels).optional(),
  legalBasis: text(tenderLimits.legalBasis).optional(),
  nature: text(tenderLimits.nature).optional(),
  language: text(tenderLimits.language).optional(),
  cpv: list(text(tenderLimits.cpv.each), tenderLimits.cpv),
  nuts: list(text(tenderLimits.nuts.each), tenderLimits.nuts),
  placeText: text(tenderLimits.placeText).optional(),
  values,
  lots: list(lot, tenderLimits.lots),
  results: list(lotResult, tenderLimits.results),
  links: list(link, tenderLimits.links),
  publishedOn: text(tenderLimits.publishedOn).optional(),
  updatedOn: text(tenderLimits.updatedOn).optional(),
  flags: list(z.enum(plausibilityFlags), tenderLimits.flags),
  notices: list(noticeRef, tenderLimits.notices),
  changes: list(change, tenderLimits.changes),
});

export type TenderRecord = z.output<typeof tenderRecord>;
