import type { WatchChange } from "@tc/contract";
import { subjectOfField, subjectOfFile } from "@tc/domain";

export const fieldChange = (path: string, old?: string, next?: string): WatchChange => ({
  kind: "field",
  field: path,
  ...(old !== undefined && { old }),
  ...(next !== undefined && { new: next }),
  subject: subjectOfField(path, next),
  breaks: [],
});

export const fileChange = (
  name: string,
  act: "added" | "replaced" | "removed",
  newWords: string[] = [],
): WatchChange => ({
  kind: "file",
  name,
  act,
  newWords,
  subject: subjectOfFile(name),
  breaks: [],
});
