import {
  accountLimits,
  agencySectorNames,
  buyerKinds,
  closedRequestLimits as limits,
  enquiryLimits,
  fitPartKeys,
  holdsContact,
  knockoutKinds,
  knockoutStatuses,
  laender,
} from "@tc/domain";
import type { AgencySector, BuyerKind, Land } from "@tc/domain";
import { z } from "zod";
import { percent, score } from "../assessment/assessment-row.ts";
import { email, line, lines, optionalLine } from "../fields.ts";

const agencySector = z.enum(agencySectorNames as [AgencySector, ...AgencySector[]]);
const land = z.enum(Object.keys(laender) as [Land, ...Land[]]);
const cents = z.int().positive().max(100_000_000_000);
export const hasNoContact = (text: string) => !holdsContact(text);
export const contactInText = "Kontaktdaten gehören nicht in diesen Text";

const title = line(limits.titleMax).min(limits.titleMin).refine(hasNoContact, contactInText);
const description = lines(limits.descriptionMax)
  .min(limits.descriptionMin)
  .refine(hasNoContact, contactInText);

/** What an agency reads before both sides agree: neither a name nor an address. */
const requestFacts = {
  title,
  description,
  buyerKind: z.enum(Object.keys(buyerKinds) as [BuyerKind, ...BuyerKind[]]),
  agencySectors: z.array(agencySector).min(1).max(limits.sectorsMax),
  /** Empty: the place does not matter */
  laender: z.array(land).max(16),
  valueLowCents: cents.optional(),
  valueHighCents: cents.optional(),
};
export const contact = {
  organisation: line(accountLimits.companyMax),
  name: line(enquiryLimits.nameMax),
  email,
  phone: optionalLine(enquiryLimits.phoneMax),
};
export const typedRequest = {
  ...requestFacts,
  /** The last day to answer, in Germany */
  answersOn: z.iso.date(),
  agenciesSought: z.int().min(1).max(limits.agenciesMax),
  contact: z.object(contact),
};
export const isValueRange = (request: {
  valueLowCents?: number | undefined;
  valueHighCents?: number | undefined;
}) =>
  request.valueLowCents === undefined ||
  request.valueHighCents === undefined ||
  request.valueLowCents <= request.valueHighCents;
export const valueRangeProblem = {
  path: ["valueHighCents"],
  error: "kleiner als der kleinste Wert",
};

const storedFacts = z.object({ ...requestFacts, title: z.string(), description: z.string() });
export const requestSnapshot = storedFacts;
export type RequestSnapshot = z.output<typeof requestSnapshot>;
export const storedContact = z.object({
  organisation: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
});
export type MatchContact = z.output<typeof storedContact>;

/** How an agency fits a request: hard criteria first, then the five parts of the fit. */
export const matchFit = z.object({
  score,
  low: score,
  high: score,
  parts: z.array(
    z.object({
      key: z.enum(fitPartKeys),
      weight: percent,
      score: score.optional(),
      reason: z.string(),
    }),
  ),
  knockouts: z.array(
    z.object({
      kind: z.enum(knockoutKinds),
      status: z.enum(knockoutStatuses),
      evidence: z.string().optional(),
    }),
  ),
});
export type MatchFit = z.output<typeof matchFit>;
