import { z } from "zod";
import { tenderQuote } from "./document-place.ts";

/** What the tender tells beside the figures that a chance may rest on, and what it does to this one. German. */
export const chancesFact = z.object({
  kind: z.enum(["price", "invited"]),
  /** "Preis zählt 40 %" */
  text: z.string(),
  /** The notice or a document of the agency that says so */
  source: tenderQuote,
  effect: z.string(),
  /** The profile's word is missing that it would be held against. */
  isProfileSilent: z.boolean(),
});
export type ChancesFact = z.output<typeof chancesFact>;
