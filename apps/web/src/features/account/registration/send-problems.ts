import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import type { FormProblem } from "../../../ui/forms/form-problems";
import type { FieldTexts } from "../field-problems";

/** A failed call in the form's words: beside the fields where the server named them, else above the form. */
export function problemsOf(error: unknown, texts: FieldTexts): readonly FormProblem[] {
  if (!(error instanceof ApiError)) return [{ text: errorSentence(error) }];
  if (error.code === "weak_password") {
    const field = "newPassword" in texts ? "newPassword" : "password";
    return [{ field, text: [errorSentence(error), ...reasonsOf(error)].join(" ") }];
  }
  const named = [...new Set(error.fields.map(({ path }) => path))].flatMap((path) => {
    const text = texts[path];
    return text === undefined ? [] : [{ field: path, text }];
  });
  if (named.length > 0) return named;
  // The shared sentence speaks of filters.
  if (error.code === "bad_request") return [{ text: "Bitte prüfe deine Angaben." }];
  return [{ text: errorSentence(error) }];
}

/** Why the server finds a password too easy, in its own sentences. */
function reasonsOf({ details }: ApiError): string[] {
  return Object.values(details).filter((detail) => typeof detail === "string");
}
