import type { Summary } from "@tc/contract";
import { count } from "../../platform/format/format";

type Read = Pick<Summary, "documents" | "pages" | "reading">;

const totalOf = ({ documents, reading: { unread, refused } }: Read) =>
  documents + unread + refused.length;

/** What it is made of */
export function basisWords(read: Read): string {
  const { documents, pages } = read;
  if (documents > 0) {
    return `Aus der Bekanntmachung und ${count(documents, "Unterlage", "Unterlagen")} mit ${count(pages, "Seite", "Seiten")}.`;
  }
  return totalOf(read) === 0 && !read.reading.isFetching
    ? "Aus der Bekanntmachung. Mit Unterlagen sagt sie mehr."
    : "Aus der Bekanntmachung.";
}

/** What is still to come; undefined where everything is there. */
export function awaitedWords(read: Read): string | undefined {
  const parts = [
    read.reading.isFetching && "Unterlagen werden gerade von der Vergabestelle geholt.",
    unreadWords(read),
  ].filter((part) => typeof part === "string");
  return parts.length > 0 ? parts.join(" ") : undefined;
}

function unreadWords(read: Read): string | undefined {
  const { unread, isComplete, isModelDue } = read.reading;
  if (unread > 0) {
    const total = totalOf(read);
    if (total === 1) return "Die Unterlage wird noch gelesen.";
    return `${unread} von ${total} Unterlagen ${unread === 1 ? "wird" : "werden"} noch gelesen.`;
  }
  if (!isComplete) return "Die Unterlagen werden noch ausgewertet.";
  return isModelDue ? "Ein Sprachmodell liest die Unterlagen noch." : undefined;
}

const namedFiles = 3;

/** What nobody could read; undefined where there is nothing of that kind. */
export function unreadableWords({ reading: { refused, refusedPages } }: Read): string | undefined {
  const more = refused.length > namedFiles ? ` und ${refused.length - namedFiles} weitere` : "";
  const sentences = [
    refused.length > 0 &&
      `${count(refused.length, "Datei konnte", "Dateien konnten")} nicht gelesen werden: ${refused.slice(0, namedFiles).join(", ")}${more}.`,
    refusedPages > 0 &&
      `${count(refusedPages, "Seite konnte", "Seiten konnten")} nicht gelesen werden.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

/** Where it may stand what is said nowhere else */
export function missingNote(read: Read): string {
  if (unreadableWords(read)) return "; es kann in dem stehen, was sich nicht lesen ließ";
  return read.documents === 0 ? "; oft steht es erst in den Unterlagen" : "";
}
