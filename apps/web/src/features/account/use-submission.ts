import { useCallback, useRef, useState } from "react";
import type { FormProblem } from "../../ui/forms/form-problems";
import { explain } from "./explain";
import type { FieldTexts } from "./field-problems";

/** Sends a form once, however often its button is pressed, and keeps what went wrong. */
export function useSubmission(texts: FieldTexts = {}) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);

  const submit = useCallback(
    async (formProblems: readonly FormProblem[], send: () => Promise<void>) => {
      // State would be too late for a double click.
      if (isRunning.current) return;
      setProblems(formProblems);
      if (formProblems.length > 0) return;
      isRunning.current = true;
      setSending(true);
      try {
        await send();
      } catch (error) {
        setProblems(await explain(error, texts));
      } finally {
        isRunning.current = false;
        setSending(false);
      }
    },
    [texts],
  );

  return {
    problems,
    isSending,
    submit,
    /** What is wrong with one field. */
    problem: (field: string) => problems.find((problem) => problem.field === field)?.text,
  };
}
