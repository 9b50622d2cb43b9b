import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { Bar } from "../../ui/feedback/skeleton";
import { TextForm } from "./form/text-form";
import { refusalSentence } from "./form/refusal-sentence";
import { useJudgeText } from "./form/use-judge-text";
import styles from "./form/text-form.module.css";

const Result = lazy(async () => ({
  default: (await import("./result/judged-result")).JudgedResult,
}));

interface Props {
  /** What is typed into the form */
  text: string;
  onText: (text: string) => void;
  /** Plan or contract do not open it any more. */
  onClosed: () => void;
}

/** The form, and in its place what came of the text, with ways back to the form. */
export function OpenPlayground({ text, onText, onClosed }: Props) {
  const [sentShare, setSentShare] = useState(0);
  const [isReturn, setReturn] = useState(false);
  const [, setQuery] = useSearchParams();
  const judging = useJudgeText(setSentShare);
  const { data, error, isPending } = judging;
  function leave(nextText: string) {
    onText(nextText);
    setReturn(true);
    judging.forget();
    setQuery({}, { replace: true });
  }
  if (data?.kind === "judged") {
    return (
      <Suspense fallback={<Bar width={100} height={220} />}>
        <Result
          answer={data}
          onEdit={judging.variables?.isTyped ? () => leave(text) : undefined}
          onLeave={() => leave("")}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.single}>
      <TextForm
        text={text}
        onText={onText}
        takesFocus={isReturn}
        progress={isPending ? sentShare : undefined}
        failure={failureWords(data, error)}
        onCancel={judging.forget}
        onSend={(sent) => {
          setSentShare(0);
          // Of a text before this one
          setQuery({}, { replace: true });
          judging.mutate(sent, {
            onError: (failure) => {
              const isMissing =
                failure instanceof ApiError && failure.code === "processing_contract_missing";
              if (isMissing) onClosed();
            },
            onSuccess: (answer) => {
              if (answer.kind === "locked") onClosed();
            },
          });
        }}
      />
    </div>
  );
}

function failureWords(
  data: ReturnType<typeof useJudgeText>["data"],
  error: Error | null,
): string | undefined {
  if (data?.kind === "refused") return refusalSentence(data.refusal);
  return error ? errorSentence(error) : undefined;
}
