import { profileLimits } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { line } from "./fields.ts";
import { profileLanguages } from "./profile.ts";

/** Why a website gave nothing. `robots`: its owner does not want it to be read. */
export const websiteFailures = [
  "not_https",
  "forbidden",
  "unreachable",
  "too_slow",
  "too_large",
  "too_many_redirects",
  "robots",
  "no_page",
] as const;
export type WebsiteFailure = (typeof websiteFailures)[number];

/** What a suggestion would add to the profile. */
export const suggestedValue = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("service"),
    name: z.string(),
    agencySector: z.custom<AgencySector>().optional(),
  }),
  z.object({
    kind: z.literal("reference"),
    client: z.string(),
    title: z.string(),
    year: z.int(),
    isPublicClient: z.boolean(),
    valueCents: z.int().optional(),
  }),
  /** Without a Land: all of Germany */
  z.object({ kind: z.literal("region"), land: z.custom<Land>().optional() }),
  z.object({ kind: z.literal("town"), postalCode: z.string(), city: z.string() }),
  z.object({ kind: z.literal("certificate"), name: z.string() }),
  z.object({ kind: z.literal("language"), code: z.enum(profileLanguages) }),
]);
export type SuggestedValue = z.output<typeof suggestedValue>;

export const profileSuggestion = z.object({
  id: z.uuid(),
  value: suggestedValue,
  origin: z.enum(["website", "awards"]),
  source: z.object({ title: z.string(), url: z.string() }),
  /** The words it rests on */
  quote: z.string().optional(),
});
export type ProfileSuggestion = z.output<typeof profileSuggestion>;

const suggestionsAnswer = z.object({
  website: z
    .object({
      address: z.string(),
      state: z.enum(["reading", "done", "failed"]),
      failure: z.enum(websiteFailures).optional(),
      pageCount: z.int(),
    })
    .optional(),
  open: z.array(profileSuggestion),
  /** How many of each kind were confirmed so far */
  confirmed: z.partialRecord(
    z.enum(["service", "reference", "region", "town", "certificate", "language"]),
    z.int(),
  ),
});
export type SuggestionsAnswer = z.output<typeof suggestionsAnswer>;

export const getProfileSuggestions = endpoint({
  method: "GET",
  path: "/api/profile-suggestions",
  access: "user",
  summary: "Vorschläge für das eigene Profil, die noch niemand bestätigt hat",
  response: suggestionsAnswer,
});

export const findProfileSuggestions = endpoint({
  method: "POST",
  path: "/api/profile-suggestions",
  access: "user",
  summary:
    "Vorschläge suchen: in Vergaben an die eigene Agentur und, mit Adresse, auf ihrer Website",
  body: z.object({ address: line(profileLimits.websiteMax).optional() }),
  response: suggestionsAnswer,
});

export const settleProfileSuggestions = endpoint({
  method: "PUT",
  path: "/api/profile-suggestions",
  access: "user",
  summary: "Vorschläge ins Profil übernehmen oder verwerfen",
  body: z.object({
    confirm: z.array(z.uuid()).max(200).default([]),
    drop: z.array(z.uuid()).max(200).default([]),
  }),
  response: suggestionsAnswer.extend({
    /** Of the profile, as it is now */
    version: z.int(),
  }),
});
