import { reportCommentMax } from "@tc/contract";
import { Flag } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/forms/button";
import dense from "../../ui/forms/dense-form.module.css";
import { TextField } from "../../ui/forms/text-field";
import styles from "./summary-card.module.css";

interface Props {
  /** The statement's words */
  text: string;
  isReported: boolean;
  onReport: (isWrong: boolean, comment?: string) => void;
}

/** Says that a statement is wrong, or takes that back; whoever likes adds a line on what is wrong. */
export function ReportButton({ text, isReported, onReport }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isCommenting, setCommenting] = useState(false);
  function close() {
    setCommenting(false);
    // The field with the focus goes.
    button.current?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.report}
        aria-pressed={isReported}
        onClick={() => {
          setCommenting(!isReported);
          onReport(!isReported);
        }}
      >
        <Flag size={13} aria-hidden />
        {isReported ? "gemeldet" : "stimmt nicht"}
        <span className="visually-hidden">: {text}</span>
      </button>
      {isReported && isCommenting && (
        <CommentForm
          onClose={close}
          onSend={(comment) => {
            onReport(true, comment);
            close();
          }}
        />
      )}
    </>
  );
}

function CommentForm({
  onSend,
  onClose,
}: {
  onSend: (comment: string) => void;
  onClose: () => void;
}) {
  const [comment, setComment] = useState("");
  return (
    <form
      className={dense.form}
      onSubmit={(event) => {
        event.preventDefault();
        const words = comment.trim();
        if (words === "") onClose();
        else onSend(words);
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <TextField
        label="Was stimmt nicht? (optional)"
        hint="Den Kommentar lesen wir. Was in euren eigenen Dateien steht, bekommen wir mit der Meldung nicht zu sehen."
        required={false}
        maxLength={reportCommentMax}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className={styles.deeds}>
        <Button type="submit">Senden</Button>
        <Button look="quiet" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </form>
  );
}
