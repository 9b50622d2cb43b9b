import { lotLimits, tenderLimits, textLimits } from "@tc/domain";
import type { LimitsOf } from "@tc/domain";
import type { Notice } from "../notice.ts";

const { code, shortCode, identity, number, prose, phrase, url } = textLimits;

/** A notice's limits are those of the tender it becomes, and those of what only a notice has. */
export const noticeLimits: LimitsOf<Notice> = {
  format: code,
  root: code,
  kind: code,
  noticeType: code,
  subtype: code,
  customizationId: code,
  noticeId: identity,
  version: code,
  procedureId: identity,
  publicationNumber: identity,
  // Each ties the notice to another procedure. The most in a real notice: 3
  previousNotices: { entries: 100, each: number, beyond: "refuse" },
  language: shortCode,
  buyerCountry: shortCode,
  issuedOn: code,
  publishedOn: code,
  url,
  title: tenderLimits.title,
  description: tenderLimits.description,
  reference: tenderLimits.reference,
  buyers: tenderLimits.buyers,
  procedure: tenderLimits.procedure,
  procedureText: tenderLimits.procedureText,
  level: tenderLimits.level,
  legalBasis: tenderLimits.legalBasis,
  nature: tenderLimits.nature,
  mainCpv: shortCode,
  cpv: tenderLimits.cpv,
  nuts: tenderLimits.nuts,
  placeText: tenderLimits.placeText,
  values: tenderLimits.values,
  lots: { ...tenderLimits.lots, each: lotLimits },
  results: tenderLimits.results,
  modifiedContract: { reasonCode: code, description: prose, value: { currency: shortCode } },
  links: tenderLimits.links,
  changes: {
    entries: 500, // 1
    beyond: "cut",
    each: {
      changedNotice: number,
      reasonCode: code,
      reasonText: prose,
      description: prose,
      // A corrigendum of TED names places in words. The most in a real notice: 66, of 11 characters
      sections: { entries: 5_000, each: phrase, beyond: "cut" },
      documentsChangedOn: code,
      oldText: prose,
      newText: prose,
    },
  },
  shortened: { entries: 2, each: code, beyond: "refuse" },
};
