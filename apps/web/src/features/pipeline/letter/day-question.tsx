import { useState } from "react";
import { berlinDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { DayField } from "../../../ui/forms/day-field";
import styles from "./letter-tab.module.css";

export type Question = "sent" | "answered";

/** Asks for the day on which the letter or its answer arrived. */
export function DayQuestion(props: {
  question: Question;
  day: string | undefined;
  now: Date;
  onSave: (day: string | null) => void;
  onClose: () => void;
}) {
  const { question, now, onSave, onClose } = props;
  const [day, setDay] = useState<string | undefined>(props.day ?? berlinDay(now));
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(day ?? null);
      }}
    >
      <DayField
        label={question === "sent" ? "Beim Auftraggeber eingegangen am" : "Antwort bekommen am"}
        day={day}
        now={now}
        onChange={setDay}
      />
      <Button type="submit">Eintragen</Button>
      <Button look="quiet" onClick={onClose}>
        Abbrechen
      </Button>
    </form>
  );
}
