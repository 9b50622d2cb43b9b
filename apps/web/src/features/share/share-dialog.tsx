import type { SharedPart } from "@tc/domain";
import { addDays, shareLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import { berlinDay, daysUntil } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { DayField } from "../../ui/forms/day-field";
import { TextAreaField } from "../../ui/forms/text-field";
import { Dialog } from "../../ui/overlays/sheet";
import { showToast } from "../../ui/overlays/toast";
import { useAssessment } from "../assessment";
import { NewAddress } from "./new-address";
import { PartChoices } from "./part-choices";
import { useCreateShare } from "./queries";
import { ValidShares } from "./valid-shares";
import styles from "./share-dialog.module.css";

interface Props {
  slug: string;
  title: string;
  onClose: () => void;
}

/** Makes a link of chosen parts, and shows those that are valid. */
export function ShareDialog({ slug, title, onClose }: Props) {
  const now = useNow();
  const assessment = useAssessment(slug).data;
  const create = useCreateShare(slug);
  const [parts, setParts] = useState<readonly SharedPart[]>([]);
  const [note, setNote] = useState("");
  const [until, setUntil] = useState<string | undefined>(() =>
    addDays(berlinDay(now), shareLimits.startDays),
  );
  const [hasTried, setTried] = useState(false);
  const days = until === undefined ? undefined : daysUntil(new Date(`${until}T12:00:00Z`), now);
  const isDayGood = days !== undefined && days >= 1 && days <= shareLimits.maxDays;
  const needsNote = parts.includes("note") && note.trim() === "";

  async function send(fields: HTMLFormElement) {
    setTried(true);
    if (create.isPending || !isDayGood || needsNote) return;
    // A day that cannot be read must not be left out without a word.
    if (fields.querySelector("[aria-invalid=true]")) return;
    const text = parts.includes("note") ? note.trim() : undefined;
    try {
      const { url } = await create.mutateAsync({ parts: [...parts], note: text, days });
      await navigator.clipboard.writeText(url);
      showToast("Link erzeugt und kopiert");
    } catch {
      // The address stands in the dialog where the browser does not copy.
    }
  }

  return (
    <Dialog title="Teilen" isOpen onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {create.data ? (
          <NewAddress url={create.data.url} onAnother={() => create.reset()} />
        ) : (
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send(event.currentTarget);
            }}
          >
            <PartChoices assessment={assessment} parts={parts} onChange={setParts} />
            {parts.includes("note") && (
              <TextAreaField
                label="Notiz für alle, die den Link haben"
                maxLength={shareLimits.noteMax}
                value={note}
                problem={hasTried && needsNote ? "Bitte eine Notiz schreiben." : undefined}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
            <div className={styles.until}>
              <DayField label="Gilt bis" day={until} now={now} onChange={setUntil} />
              <p className={hasTried && !isDayGood ? styles.problem : styles.small}>
                {hasTried && !isDayGood
                  ? `Bitte einen Tag von morgen an, höchstens in ${shareLimits.maxDays} Tagen.`
                  : `${shareLimits.startDays} Tage, höchstens ${shareLimits.maxDays}`}
              </p>
            </div>
            {create.error && (
              <p role="alert" className={styles.problem}>
                {errorSentence(create.error)}
              </p>
            )}
            <div className={styles.answers}>
              <Button look="quiet" onClick={onClose}>
                Abbrechen
              </Button>
              <Button type="submit" look="main" aria-disabled={create.isPending}>
                {create.isPending ? "Wird erzeugt …" : "Link erzeugen und kopieren"}
              </Button>
            </div>
          </form>
        )}
      </div>
      <ValidShares slug={slug} now={now} />
    </Dialog>
  );
}
