import { offlineSentence } from "../../platform/api/api-error";
import type { FormProblem } from "../../ui/forms/form-problems";
import type { FieldTexts } from "./field-problems";

/** What to say about a failed call. Most visits meet none, so the words are loaded with the first one. */
export async function explain(error: unknown, texts: FieldTexts): Promise<readonly FormProblem[]> {
  try {
    const { problemsOf } = await import("./registration/send-problems");
    return problemsOf(error, texts);
  } catch {
    return [{ text: offlineSentence }];
  }
}

/** The same where there is no form. */
export async function explainInOneSentence(error: unknown): Promise<string> {
  const [problem] = await explain(error, {});
  return problem?.text ?? offlineSentence;
}
