import { changeSubjects, tenderLimits } from "@tc/domain";
import { z } from "zod";

const { each: limits } = tenderLimits.changes;
const text = ({ characters }: { readonly characters: number }) => z.string().max(characters);

const subject = z.enum(changeSubjects);
/** What the change breaks in the agency's plans, gravest first: German sentences */
const breaks = z.array(z.string());

const changedField = z.object({
  kind: z.literal("field"),
  /** Dotted path in the record of the tender */
  field: text(limits.field),
  old: text(limits.old).optional(),
  new: text(limits.new).optional(),
  subject,
  breaks,
});

const changedFile = z.object({
  kind: z.literal("file"),
  name: z.string(),
  act: z.enum(["added", "replaced", "removed"]),
  /** Words of the new version that the earlier one did not say */
  newWords: z.array(z.string()),
  subject,
  breaks,
});

/** The notice changed no field that we know; its words say what it is about. */
const words = z.object({
  kind: z.literal("words"),
  text: z.string().optional(),
  subject,
  breaks,
});

export const watchChange = z.discriminatedUnion("kind", [changedField, changedFile, words]);
export type WatchChange = z.output<typeof watchChange>;

/** One notice, or one fetch or upload of documents, with what it changed */
export const watchNews = z.object({
  key: z.string(),
  /** When it reached us */
  at: z.iso.datetime(),
  /** YYYY-MM-DD */
  publishedOn: z.string().optional(),
  /** The buyer's words for the correction */
  reasonText: z.string().optional(),
  /** Who uploaded the documents; absent of what the buyer published */
  byName: z.string().optional(),
  changes: z.array(watchChange),
});
export type WatchNews = z.output<typeof watchNews>;
