import { z } from "zod";
import { tenderQuote } from "../assessment/document-place.ts";

const folderReference = z.object({
  /** Of the profile's reference */
  id: z.uuid(),
  title: z.string(),
  client: z.string(),
  year: z.int(),
  valueCents: z.int().optional(),
  /** German: why it counts */
  reasons: z.array(z.string()),
  /** German: why it may not count, "älter als 3 Jahre" */
  doubts: z.array(z.string()),
});
export type FolderReference = z.output<typeof folderReference>;

export const folderReferences = z.object({
  /** What notice and documents demand of references */
  demands: z.array(tenderQuote),
  /** Those for this tender: what a member chose, else our proposal */
  chosen: z.array(folderReference),
  /** The rest of the profile, the better ones first */
  others: z.array(folderReference),
  isOwnChoice: z.boolean(),
  /** False while texts cannot be compared yet: then the newest stand first. */
  isCompared: z.boolean(),
});
export type FolderReferences = z.output<typeof folderReferences>;

export const maxChosenReferences = 10;

export const sheetFormats = ["pdf", "docx"] as const;
export type SheetFormat = (typeof sheetFormats)[number];
