import type { BidderQuestion } from "@tc/contract";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay } from "../../../platform/format/format";
import { useKeptFocus } from "../../../ui/forms/use-kept-focus";
import { showToast } from "../../../ui/overlays/toast";
import { useMarkQuestion } from "../queries";
import styles from "../folder-rows.module.css";

interface Props {
  slug: string;
  questionKey: string;
  title: string;
  sent: BidderQuestion["sent"];
}

/** Whether a member has sent the question, and when; with a way back. */
export function SentMark({ slug, questionKey: key, title, sent }: Props) {
  const marking = useMarkQuestion(slug);
  const { part, keep } = useKeptFocus<HTMLParagraphElement>(marking);
  function save(isSent: boolean) {
    if (marking.isPending) return;
    keep("button");
    marking.mutate(
      { key, isSent },
      {
        onSuccess: () => {
          if (!isSent) return;
          showToast("Als gesendet vermerkt.", {
            action: { label: "Rückgängig", run: () => save(false) },
          });
        },
        onError: (error) => showToast(errorSentence(error), { isFailure: true }),
      },
    );
  }
  const hidden = <span className="visually-hidden">{title}</span>;
  return (
    <p ref={part} className={styles.actions}>
      {sent && (
        <span className={styles.note}>
          gesendet am {formatDay(sent.at)}, {sent.byName}
        </span>
      )}
      <button type="button" aria-disabled={marking.isPending} onClick={() => save(!sent)}>
        {sent ? "Zurücknehmen" : "Als gesendet vermerken"} {hidden}
      </button>
    </p>
  );
}
