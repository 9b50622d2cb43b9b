import {
  deadlineKinds,
  plausibilityFlags,
  procedureTypes,
  procurementLevels,
  tenderStages,
} from "@tc/domain";
import { z } from "zod";

export const money = z.object({ cents: z.int(), currency: z.string() });
export const deadline = z.object({
  kind: z.enum(deadlineKinds),
  at: z.iso.datetime(),
  offset: z.string().optional(),
  hasTime: z.boolean(),
});
const values = z.object({
  estimated: money.optional(),
  frameworkMaximum: money.optional(),
  resultFrameworkMaximum: money.optional(),
  total: money.optional(),
});
const organisation = z.object({
  name: z.string(),
  identifiers: z.array(z.object({ scheme: z.string().optional(), value: z.string() })),
  town: z.string().optional(),
  postcode: z.string().optional(),
  nuts: z.string().optional(),
  country: z.string().optional(),
  website: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  size: z.string().optional(),
  legalType: z.string().optional(),
  activity: z.string().optional(),
});
const link = z.object({
  kind: z.enum(["documents", "submission", "platform", "notice"]),
  url: z.string(),
  restricted: z.boolean().optional(),
});
const duration = z.object({
  startsOn: z.string().optional(),
  endsOn: z.string().optional(),
  months: z.number().optional(),
  days: z.number().optional(),
  open: z.enum(["unlimited", "unknown"]).optional(),
  renewals: z.number().optional(),
  renewalText: z.string().optional(),
});
const lot = z.object({
  id: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  cpv: z.array(z.string()),
  nuts: z.array(z.string()),
  placeText: z.string().optional(),
  nature: z.string().optional(),
  values,
  deadlines: z.array(deadline),
  duration: duration.optional(),
  options: z.string().optional(),
  framework: z.string().optional(),
  frameworkSeats: z.number().optional(),
  dps: z.string().optional(),
  minCandidates: z.number().optional(),
  maxCandidates: z.number().optional(),
  smeSuitable: z.boolean().optional(),
  recurring: z.boolean().optional(),
  bindingDays: z.number().optional(),
  submissionLanguages: z.array(z.string()),
  electronicSubmission: z.string().optional(),
  variants: z.string().optional(),
  guaranteeRequired: z.boolean().optional(),
  lateSubmission: z.string().optional(),
  awardCriteria: z.array(
    z.object({
      type: z.string().optional(),
      name: z.string().optional(),
      description: z.string().optional(),
      weight: z.number().optional(),
      weightUnit: z.enum(["percent", "points", "order", "text"]).optional(),
    }),
  ),
  selectionCriteria: z.array(
    z.object({
      type: z.string().optional(),
      name: z.string().optional(),
      description: z.string().optional(),
      selectsCandidates: z.boolean().optional(),
      weight: z.number().optional(),
    }),
  ),
  links: z.array(link),
});
const lotResult = z.object({
  lotId: z.string(),
  outcome: z.string().optional(),
  nonAwardReason: z.string().optional(),
  offersReceived: z.number().optional(),
  offersReceivedCode: z.enum(["tenders", "t-esubm"]).optional(),
  winners: z.array(organisation.extend({ rank: z.number().optional() })),
  value: money.optional(),
  lowestValue: money.optional(),
  highestValue: money.optional(),
  frameworkMaximum: money.optional(),
  contractOn: z.string().optional(),
  decidedOn: z.string().optional(),
  withheld: z.array(z.string()),
});

/** The whole public record of a tender; see Tender in @tc/domain for each field's meaning. */
export const tenderRecord = z.object({
  title: z.string(),
  description: z.string().optional(),
  stage: z.enum(tenderStages),
  buyers: z.array(organisation),
  reference: z.string().optional(),
  procedure: z.enum(procedureTypes).optional(),
  procedureText: z.string().optional(),
  accelerated: z.boolean().optional(),
  level: z.enum(procurementLevels).optional(),
  legalBasis: z.string().optional(),
  nature: z.string().optional(),
  language: z.string().optional(),
  cpv: z.array(z.string()),
  nuts: z.array(z.string()),
  placeText: z.string().optional(),
  values,
  lots: z.array(lot),
  results: z.array(lotResult),
  links: z.array(link),
  publishedOn: z.string().optional(),
  updatedOn: z.string().optional(),
  flags: z.array(z.enum(plausibilityFlags)),
  notices: z.array(
    z.object({
      noticeId: z.string(),
      version: z.string(),
      kind: z.string(),
      subtype: z.string().optional(),
      publishedOn: z.string().optional(),
      sources: z.array(z.string()),
      url: z.string().optional(),
    }),
  ),
  changes: z.array(
    z.object({
      noticeId: z.string(),
      noticeVersion: z.string(),
      publishedOn: z.string().optional(),
      field: z.string(),
      old: z.string().optional(),
      new: z.string().optional(),
      reasonCode: z.string().optional(),
      reasonText: z.string().optional(),
    }),
  ),
});

export type TenderRecord = z.output<typeof tenderRecord>;
