import { useState } from "react";
import { useNow } from "../../platform/format/clock";
import { berlinDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { DayField } from "../../ui/forms/day-field";
import { RadioList } from "../../ui/forms/radio-list";
import { Answers, QuestionDialog } from "../../ui/overlays/question-dialog";
import styles from "./emails-page.module.css";

interface Props {
  /** Proposed length */
  days: number;
  /** The first day with mails again; none: until somebody goes on */
  onPause: (until: string | undefined) => void;
  onClose: () => void;
}

function daysFrom(now: Date, days: number): string {
  const noon = new Date(`${berlinDay(now)}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** Until a day, or until the member goes on. */
export function PauseDialog({ days, onPause, onClose }: Props) {
  const now = useNow();
  const [kind, setKind] = useState<"day" | "open">("day");
  const [day, setDay] = useState<string | undefined>(daysFrom(now, days));
  const [problem, setProblem] = useState<string>();

  function pause() {
    if (kind === "open") return onPause(undefined);
    if (day === undefined || day <= berlinDay(now)) return setProblem("Bitte einen späteren Tag.");
    onPause(day);
  }

  return (
    <QuestionDialog title="Mails pausieren" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pause();
        }}
      >
        <div className={styles.fields}>
          <RadioList
            label="Wie lange?"
            choices={[
              { value: "day", label: "Bis zu einem Tag", hint: "Ab dann kommen wieder Mails." },
              { value: "open", label: "Bis ich fortsetze" },
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind === "day" && <DayField label="Wieder ab" day={day} now={now} onChange={setDay} />}
          {problem !== undefined && <p role="alert">{problem}</p>}
          <p className={styles.small}>
            In der App siehst du weiter alles Neue. Rechnungen und Sicherheit kommen auch in der
            Pause.
          </p>
        </div>
        <Answers>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" look="main">
            Pausieren
          </Button>
        </Answers>
      </form>
    </QuestionDialog>
  );
}
