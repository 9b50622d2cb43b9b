import {
  accountLimits,
  addressLimits,
  agencySectorNames,
  laender,
  languages,
  priceLevels,
  profileLimits,
} from "@tc/domain";
import type { Language } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { line, optionalLine } from "./fields.ts";

const agencySector = z.enum(
  // There is at least one.
  agencySectorNames as [AgencySector, ...AgencySector[]],
);
const agencySectors = z.array(agencySector).max(agencySectorNames.length);
const keyword = line(profileLimits.keywordMax);
const land = z.enum(Object.keys(laender) as [Land, ...Land[]]);
const cents = z.int().min(0).max(1e14);
const year = z.int().min(profileLimits.firstYear).max(profileLimits.lastYear);

export const address = z.object({
  street: optionalLine(addressLimits.streetMax),
  houseNumber: optionalLine(addressLimits.houseNumberMax),
  postalCode: optionalLine(addressLimits.postalCodeMax),
  city: optionalLine(addressLimits.cityMax),
});

/** A project done for a client: evidence of suitability and example for the fit. */
export const reference = z.object({
  id: z.uuid(),
  client: line(profileLimits.clientMax),
  title: line(profileLimits.titleMax),
  year,
  valueCents: cents.optional(),
  agencySectors: agencySectors.default([]),
  description: z.string().trim().max(profileLimits.descriptionMax).optional(),
  /** Client of the public sector */
  isPublicClient: z.boolean().default(false),
});
export type Reference = z.output<typeof reference>;

export const certificate = z.object({
  id: z.uuid(),
  name: line(profileLimits.certificateMax),
  expiresOn: z.iso.date().optional(),
});

/** Languages of German procurement as BT-97 writes them (ISO 639-2/T). */
export const profileLanguages = Object.keys(languages) as [Language, ...Language[]];

/** The parts of a profile, each as it is saved. */
const parts = {
  companyName: line(accountLimits.companyMax),
  contactPerson: line(accountLimits.nameMax),
  /** Optional text; read only when a user asks for suggestions (`profile-suggestions`). */
  website: optionalLine(profileLimits.websiteMax),
  address,
  /** What the agency does, in its own words. */
  focus: z.string().trim().max(profileLimits.focusMax),
  agencySectors,
  /** Further CPV codes or prefixes, 2 to 8 digits */
  cpv: z.array(z.string().regex(/^\d{2,8}$/)).max(profileLimits.cpvCodes),
  /** Länder in which the agency can be present; empty: not said. */
  regions: z.array(land).max(16),
  isNationwide: z.boolean(),
  teamSize: z.int().min(1).max(profileLimits.teamSizeMax),
  /** Its prices beside those of other bidders; absent: not said. */
  priceLevel: z.enum(priceLevels),
  /** Net turnover of up to three years, newest first. */
  turnover: z.array(z.object({ year, cents })).max(3),
  insurance: z.object({
    coverCents: cents.optional(),
    insurer: optionalLine(profileLimits.insurerMax),
    expiresOn: z.iso.date().optional(),
  }),
  languages: z.array(z.enum(profileLanguages)).max(12),
  certificates: z.array(certificate).max(profileLimits.certificates),
  references: z.array(reference).max(profileLimits.references),
  /** Hard exclusions of the agency's own. */
  exclusions: z.object({
    agencySectors: agencySectors.default([]),
    keywords: z.array(keyword).max(profileLimits.excludedKeywords).default([]),
    minValueCents: cents.optional(),
    maxValueCents: cents.optional(),
    minLeadDays: z.int().min(0).max(profileLimits.leadDaysMax).optional(),
  }),
  keywords: z.array(keyword).max(profileLimits.keywords),
  /** How soon a new match is mailed; refined later on the screen for mails. */
  notificationWish: z.enum(["immediately", "daily", "weekly", "off"]),
};

/** Everything an agency says about itself. All parts may be empty; the completeness meter says what each gap costs. */
export const profileData = z.object({
  ...parts,
  focus: parts.focus.default(""),
  agencySectors: parts.agencySectors.default([]),
  cpv: parts.cpv.default([]),
  regions: parts.regions.default([]),
  isNationwide: parts.isNationwide.default(false),
  teamSize: parts.teamSize.optional(),
  priceLevel: parts.priceLevel.optional(),
  turnover: parts.turnover.default([]),
  insurance: parts.insurance.default({}),
  languages: parts.languages.default([]),
  certificates: parts.certificates.default([]),
  references: parts.references.default([]),
  exclusions: parts.exclusions.default({ agencySectors: [], keywords: [] }),
  keywords: parts.keywords.default([]),
  notificationWish: parts.notificationWish.default("daily"),
});
export type ProfileData = z.output<typeof profileData>;

/**
 * The parts to replace. Without the defaults above, which would empty every part a change does not name. JSON knows no
 * undefined, so null takes team size and price level back.
 */
export const profileChanges = z.object(parts).partial().extend({
  teamSize: parts.teamSize.nullable().optional(),
  priceLevel: parts.priceLevel.nullable().optional(),
});
export type ProfileChanges = z.output<typeof profileChanges>;

/** One gap of the profile and what it costs. `weight`: points of 100 the part is worth. */
export const profileGap = z.object({ part: z.string(), weight: z.int(), cost: z.string() });

const profileAnswer = z.object({
  agencyId: z.uuid(),
  data: profileData,
  /** Send it back when saving; a newer one in the database refuses the change (`stale_version`). */
  version: z.int(),
  updatedAt: z.iso.datetime(),
  completeness: z.object({ percent: z.int(), gaps: z.array(profileGap) }),
});
export type ProfileAnswer = z.output<typeof profileAnswer>;

export const getProfile = endpoint({
  method: "GET",
  path: "/api/profile",
  access: "agency",
  summary: "Das Profil der eigenen Agentur",
  response: profileAnswer,
});

export const saveProfile = endpoint({
  method: "PATCH",
  path: "/api/profile",
  access: "agency",
  summary: "Teile des Profils ändern; was fehlt, bleibt",
  body: z.object({ version: z.int(), changes: profileChanges }),
  response: profileAnswer,
});

export const getOnboarding = endpoint({
  method: "GET",
  path: "/api/onboarding",
  access: "user",
  summary: "Stand der geführten Einrichtung",
  response: z.object({
    step: z.int().min(0).max(4),
    version: z.int(),
    data: profileData,
    /** The last step may start the trial without a card; only the owner can. */
    canStartTrial: z.boolean(),
  }),
});

export const saveOnboarding = endpoint({
  method: "PUT",
  path: "/api/onboarding",
  access: "user",
  summary: "Einen Schritt der Einrichtung speichern; `finish` macht das Konto aktiv",
  body: z.object({
    step: z.int().min(0).max(4),
    version: z.int(),
    changes: profileChanges,
    finish: z.boolean().default(false),
  }),
  response: z.object({ step: z.int(), version: z.int(), active: z.boolean() }),
});
