import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";

const refusals: Readonly<Record<string, string>> = {
  unfinished: "Diese Version wird noch trainiert oder wurde nie fertig.",
  gone: "Die Daten dieser Version sind nicht mehr aufgehoben.",
  other_notices:
    "Diese Version wurde aus anderen Bekanntmachungen gelernt, als jetzt hier sind: Musterdaten und echte mischen sich nie.",
  unreadable:
    "Der jetzige Stand der Anwendung kann diese Version nicht mehr lesen. Nimm eine neuere.",
};

/** Why a version could not be put into use or held. */
export function activationSentence(error: unknown): string {
  if (error instanceof ApiError) {
    const { code, details } = error;
    if (code === "not_found") return "Diese Version gibt es nicht mehr.";
    if (code === "stale_version" && details["reason"] === undefined)
      return "Inzwischen ist eine andere Version in Gebrauch. Die Liste zeigt jetzt den neuen Stand.";
    const words = refusals[details["reason"] ?? ""];
    if (words !== undefined) return words;
  }
  return errorSentence(error);
}
