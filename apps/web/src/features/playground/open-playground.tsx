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

/** The form, and in its place what came of the text. `onClosed`: plan or contract do not open it any more. */
export function OpenPlayground({ onClosed }: { onClosed: () => void }) {
  const [sentShare, setSentShare] = useState(0);
  const [, setQuery] = useSearchParams();
  const judging = useJudgeText(setSentShare);
  const { data, error, isPending } = judging;
  if (data?.kind === "judged") {
    return (
      <Suspense fallback={<Bar width={100} height={220} />}>
        <Result
          answer={data}
          onLeave={() => {
            judging.forget();
            setQuery({}, { replace: true });
          }}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.single}>
      <TextForm
        progress={isPending ? sentShare : undefined}
        failure={failureWords(data, error)}
        onCancel={judging.forget}
        onSend={(text) => {
          setSentShare(0);
          // Of a text before this one
          setQuery({}, { replace: true });
          judging.mutate(text, {
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
