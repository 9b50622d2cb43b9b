import { documentRefusalSentences, uploadLimits } from "@tc/domain";
import type { TenderDocument } from "@tc/contract";
import { endingOf } from "../../../platform/documents/document-names";

/** The name a file is sent with: one line, no longer than the server takes, and with its ending. */
export function uploadName(fileName: string): string {
  const line = fileName
    .normalize("NFC")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();
  if (line === "") return "Datei";
  if (line.length <= uploadLimits.nameMax) return line;
  const ending = endingOf(line);
  const stem = line.slice(0, uploadLimits.nameMax - ending.length - 1);
  // Half of a letter that takes two units is none.
  return `${stem.replace(/\p{Cs}$/u, "").trimEnd()}…${ending}`;
}

/** Why a file need not be sent; the server would refuse it. */
export function refusalOf({ size }: Pick<File, "size">): string | undefined {
  if (size === 0) return documentRefusalSentences.empty;
  return size > uploadLimits.fileBytes ? documentRefusalSentences["too-large"] : undefined;
}

/**
 * When the version was uploaded that a file of this name replaces. An archive replaces what came out of it; nothing
 * replaces what was fetched.
 */
export function replacedAt(
  name: string,
  documents: readonly Pick<TenderDocument, "name" | "uploadedAt" | "origin">[],
): string | undefined {
  return documents.find(
    (document) =>
      document.origin === "agency" &&
      (document.name === name || document.name.startsWith(`${name}/`)),
  )?.uploadedAt;
}
