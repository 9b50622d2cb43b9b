import type { AwardCriterion, Duration, Lot, TenderValues } from "@tc/domain";
import { languageCode } from "../codes/languages.ts";
import { given } from "../given.ts";
import { requireEntries } from "../limits/require-entries.ts";
import { onlyLotId } from "../results/unnamed-lots.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { cpvIn, mainCpvOf, nutsOf, placeIn, unique } from "./ted-classification.ts";
import { awardCriteriaIn, candidateCriteriaIn, selectionCriteriaIn } from "./ted-criteria.ts";
import { dayOf } from "./ted-dates.ts";
import { bindingDaysOf } from "./ted-deadlines.ts";
import { at, countOf, kid, kids, line, prose, valueOf, within } from "./ted-element.ts";
import { amountOf } from "./ted-money.ts";

/** What a form states once for all its lots. */
export type SharedTerms = Pick<Lot, "submissionLanguages"> &
  Partial<
    Pick<
      Lot,
      | "deadlines"
      | "framework"
      | "frameworkSeats"
      | "dps"
      | "recurring"
      | "bindingDays"
      | "guaranteeRequired"
      | "electronicSubmission"
      | "selectionCriteria"
      | "nature"
    >
  >;

export function sharedTerms(form: XmlElement): SharedTerms {
  const procedure = kid(form, "PROCEDURE");
  const framework = kid(procedure, "FRAMEWORK");
  // R2.0.8 puts LANGUAGE_EC with the code into a LANGUAGE without one.
  const languages = [...within(form, "LANGUAGE"), ...within(form, "LANGUAGE_EC")].flatMap(
    (el) => languageCode(valueOf(el) ?? "") ?? [],
  );
  const hasProcedure = procedure !== undefined && procedure.children.length > 0;
  return {
    submissionLanguages: unique(languages),
    selectionCriteria: selectionCriteriaIn(form),
    ...given("framework", frameworkOf(framework, hasProcedure)),
    ...given("frameworkSeats", countOf(kid(framework, "NB_PARTICIPANTS"))),
    ...given("dps", dpsOf(procedure)),
    ...given("recurring", yesOrNo(form, "RECURRENT_PROCUREMENT", "NO_RECURRENT_PROCUREMENT")),
    ...given("bindingDays", bindingDaysOf(form)),
    ...given("guaranteeRequired", within(form, "DEPOSIT_GUARANTEE_REQUIRED")[0] && true),
    ...given("electronicSubmission", within(form, "URL_PARTICIPATION")[0] && "allowed"),
  };
}

/**
 * BT-765. A framework with one operator is called off without reopening (Art. 33(3) of 2014/24/EU); with
 * several, and in award notices, the form does not say which kind it is.
 */
function frameworkOf(framework: XmlElement | undefined, hasProcedure: boolean): string | undefined {
  if (!framework) return hasProcedure ? "none" : undefined;
  return kid(framework, "SINGLE_OPERATOR") ? "fa-wo-rc" : "fa";
}

function dpsOf(procedure: XmlElement | undefined): string | undefined {
  if (kid(procedure, "DPS_ADDITIONAL_PURCHASERS")) return "dps-nlist";
  return kid(procedure, "DPS") && "dps-list";
}

function yesOrNo(holder: XmlElement, yes: string, no: string): boolean | undefined {
  if (within(holder, yes).length > 0) return true;
  return within(holder, no).length > 0 ? false : undefined;
}

/**
 * The lots of an R2.0.9 form: its OBJECT_DESCR, several sections II of a prior notice included. A lot is
 * named by LOT_NO as published; the only one without a number by LOT-0000, others by their place.
 */
export function readLots209(form: XmlElement, shared: SharedTerms): Lot[] {
  const objects = kids(form, "OBJECT_CONTRACT");
  const isFramework = at(form, "PROCEDURE", "FRAMEWORK") !== undefined;
  const all = objects.flatMap((object) =>
    kids(object, "OBJECT_DESCR").map((lot) => ({ object, lot })),
  );
  let sharedCriteria: readonly AwardCriterion[] | undefined;
  const lots = requireEntries(all, "lots").map(({ object, lot }, index): Lot => {
    const id = line(kid(lot, "LOT_NO")) ?? (all.length === 1 ? onlyLotId : String(index + 1));
    const title =
      line(kid(lot, "TITLE")) ?? (objects.length > 1 ? line(kid(object, "TITLE")) : undefined);
    const lotCriteria = awardCriteriaIn(lot);
    // Those of the procedure hold for every other lot: a design contest states them once, in words.
    if (lotCriteria.length === 0) sharedCriteria ??= awardCriteriaIn(kid(form, "PROCEDURE"));
    return {
      ...shared,
      id,
      ...given("title", title),
      ...given("description", prose(kid(lot, "SHORT_DESCR"))),
      cpv: cpvOfLot(object, lot, all.length),
      nuts: nutsOf([lot]),
      ...given("placeText", placeIn(kid(lot, "MAIN_SITE"))),
      values: lotValues(lot, isFramework),
      deadlines: shared.deadlines ?? [],
      ...given("duration", durationOf(lot)),
      ...given("options", kid(lot, "OPTIONS") && prose(kid(lot, "OPTIONS_DESCR"))),
      ...candidatesOf(lot),
      ...given("variants", variantsOf(lot)),
      awardCriteria: lotCriteria.length > 0 ? lotCriteria : (sharedCriteria ?? []),
      selectionCriteria: [...(shared.selectionCriteria ?? []), ...candidateCriteriaIn(lot)],
      links: [],
    };
  });
  return withUniqueIds(lots);
}

/** A lot names additional codes only; the main code of the procedure is its own when it is the only one. */
function cpvOfLot(object: XmlElement, lot: XmlElement, lotCount: number): string[] {
  const lotCodes = cpvIn(lot);
  return lotCount === 1 || lotCodes.length === 0
    ? unique([...mainCpvOf(object), ...lotCodes])
    : lotCodes;
}

/** II.2.6: the form asks for "the estimated total maximum value" where the lot is a framework. */
function lotValues(lot: XmlElement, isFramework: boolean): TenderValues {
  const estimated = amountOf(kid(lot, "VAL_OBJECT"));
  return {
    ...given("estimated", estimated),
    ...given("frameworkMaximum", isFramework ? estimated : undefined),
  };
}

function durationOf(lot: XmlElement): Duration | undefined {
  const duration = kid(lot, "DURATION");
  const count = countOf(duration);
  const isDays = valueOf(duration, "TYPE") === "DAY";
  const read: Duration = {
    ...given("startsOn", dayOf(kid(lot, "DATE_START"))),
    ...given("endsOn", dayOf(kid(lot, "DATE_END"))),
    ...given("months", isDays ? undefined : count),
    ...given("days", isDays ? count : undefined),
    ...given("open", kid(lot, "INDEFINITE_DURATION") && ("unlimited" as const)),
    ...given("renewalText", kid(lot, "RENEWAL") && prose(kid(lot, "RENEWAL_DESCR"))),
  };
  return Object.keys(read).length > 0 ? read : undefined;
}

function candidatesOf(lot: XmlElement): Pick<Lot, "minCandidates" | "maxCandidates"> {
  const envisaged = countOf(kid(lot, "NB_ENVISAGED_CANDIDATE"));
  return {
    ...given("minCandidates", countOf(kid(lot, "NB_MIN_LIMIT_CANDIDATE")) ?? envisaged),
    ...given("maxCandidates", countOf(kid(lot, "NB_MAX_LIMIT_CANDIDATE")) ?? envisaged),
  };
}

/** BT-63 */
export function variantsOf(lot: XmlElement): string | undefined {
  const accepted = yesOrNo(lot, "ACCEPTED_VARIANTS", "NO_ACCEPTED_VARIANTS");
  return accepted === undefined ? undefined : accepted ? "allowed" : "not-allowed";
}

/** Lots of a broken notice may share a number; each stays, told apart by its place. */
export function withUniqueIds(lots: readonly Lot[]): Lot[] {
  /** Each id in use and how often it was met. */
  const seen = new Map<string, number>();
  return lots.map((lot) => {
    let { id } = lot;
    for (let count = (seen.get(lot.id) ?? 0) + 1; seen.has(id); count += 1) {
      seen.set(lot.id, count);
      id = `${lot.id}#${count}`;
    }
    seen.set(id, 1);
    return id === lot.id ? lot : { ...lot, id };
  });
}
