import type { BidderQuestion } from "@tc/contract";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay } from "../../../platform/format/format";
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
  const save = (isSent: boolean) =>
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
  const hidden = <span className="visually-hidden">{title}</span>;
  if (sent) {
    return (
      <p className={styles.actions}>
        <span className={styles.note}>
          gesendet am {formatDay(sent.at)}, {sent.byName}
        </span>
        <button type="button" disabled={marking.isPending} onClick={() => save(false)}>
          Zurücknehmen {hidden}
        </button>
      </p>
    );
  }
  return (
    <p className={styles.actions}>
      <button type="button" disabled={marking.isPending} onClick={() => save(true)}>
        Als gesendet vermerken {hidden}
      </button>
    </p>
  );
}
