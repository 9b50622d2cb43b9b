import type { DocumentsAnswer, TenderDocument } from "@tc/contract";
import { cheapestTierWith, documentQuestionMax } from "@tc/domain";
import { ArrowUp, LoaderCircle } from "lucide-react";
import { useState } from "react";
import type { RefObject } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { useShortcutsEnabled } from "../../../platform/shortcuts";
import { WrittenBy } from "../../../ui/data/origin-label";
import { Key } from "../../../ui/feedback/keys";
import { IconButton } from "../../../ui/forms/button";
import { LockedCard } from "../../assessment";
import { NoteQuestion } from "../../bid-folders";
import { isHardToRead } from "../certainty";
import { DoubtfulBadge } from "../extract/doubtful-badge";
import { PlaceChips } from "../extract/place-chip";
import type { useAskDocuments } from "../queries";
import styles from "./question-panel.module.css";

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: DocumentsAnswer;
}

interface Props {
  slug: string;
  asking: ReturnType<typeof useAskDocuments>;
  /** The newest last */
  answers: readonly AnsweredQuestion[];
  documents: readonly TenderDocument[];
  boxRef: RefObject<HTMLInputElement | null>;
}

/** Questions to the documents, each with the passages that answer it. */
export function QuestionPanel({ slug, asking, answers, documents, boxRef }: Props) {
  const { error, isPending, variables } = asking;
  if (error instanceof ApiError && error.code === "plan_required") {
    return (
      <LockedCard
        title="Fragen an die Unterlagen"
        feature="summaries"
        tier={cheapestTierWith("summaries")}
      >
        Stell eine Frage, und wir zeigen dir die Stellen, an denen es steht.
      </LockedCard>
    );
  }
  const isAllRead = documents.every(
    ({ state, refusedPages }) => state === "read" && refusedPages.length === 0,
  );
  return (
    <div className={styles.panel}>
      <div className={styles.answers} aria-live="polite">
        {answers.length === 0 && !isPending && (
          <p className={styles.hint}>
            Zum Beispiel: Müssen wir Entwürfe liefern? Wem gehören die Nutzungsrechte? Welche
            Referenzen werden verlangt?
          </p>
        )}
        {answers.map((answered, at) => (
          <Answer key={at} slug={slug} {...answered} isAllRead={isAllRead} />
        ))}
        {isPending && (
          <section className={styles.answer}>
            <h3>{variables}</h3>
            <p className={styles.running}>
              <LoaderCircle size={15} aria-hidden />
              Wir suchen die Stellen.
            </p>
          </section>
        )}
        {error && (
          <p role="alert" className={styles.failure}>
            Die Frage ließ sich nicht beantworten. {errorSentence(error)}
          </p>
        )}
      </div>
      <QuestionBox asking={asking} documents={documents} boxRef={boxRef} />
    </div>
  );
}

function Answer({
  slug,
  question,
  answer: { answer, passages, isAnswered, isLocked },
  isAllRead,
}: AnsweredQuestion & Pick<Props, "slug"> & { isAllRead: boolean }) {
  return (
    <section className={styles.answer} aria-label={question}>
      <h3>{question}</h3>
      {isLocked && <p>Diese Ausschreibung liegt über der Grenze eures Tarifs.</p>}
      {!isAnswered && !isLocked && (
        <>
          <p>
            <b>
              {isAllRead
                ? "Steht nicht in den Unterlagen."
                : "Steht nicht in dem, was gelesen ist."}
            </b>
          </p>
          {isAllRead && <NoteQuestion slug={slug} question={question} />}
          <p className={styles.hint}>
            Gesucht wird nach deinen Wörtern und gleichbedeutenden. Mit anderen Worten findet sich
            vielleicht mehr.
            {passages.length > 0 && " Am nächsten kommt:"}
          </p>
        </>
      )}
      {answer && (
        <div data-ai-generated={answer.ai.model}>
          <WrittenBy ai={answer.ai} />
          {answer.sentences.map(({ text, passages: cited }) => (
            <p key={text}>
              {text} <PlaceChips items={passages.filter((_, at) => cited.includes(at))} />
            </p>
          ))}
        </div>
      )}
      {passages.map((passage) => (
        <div key={`${passage.documentId} ${passage.quote}`} className={styles.passage}>
          <blockquote>„{passage.quote}“</blockquote>
          {isHardToRead(passage.confidence) && <DoubtfulBadge />}
          <PlaceChips items={[passage]} />
        </div>
      ))}
    </section>
  );
}

function QuestionBox({ asking, documents, boxRef }: Omit<Props, "answers" | "slug">) {
  const [question, setQuestion] = useState("");
  const hasKeys = useShortcutsEnabled();
  const read = documents.filter(({ state }) => state === "read").length;
  const words = question.trim();
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        if (words === "" || asking.isPending || read === 0) return;
        asking.mutate(words, { onSuccess: () => setQuestion("") });
      }}
    >
      <div className={styles.line}>
        <input
          ref={boxRef}
          type="text"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={documentQuestionMax}
          aria-label="Frage an die Unterlagen"
          placeholder="Frage an die Unterlagen"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        {question === "" && hasKeys && (
          <span className={styles.key} aria-hidden>
            <Key>Q</Key>
          </span>
        )}
        <IconButton
          type="submit"
          label="Fragen"
          disabled={words === "" || asking.isPending || read === 0}
        >
          <ArrowUp size={16} aria-hidden />
        </IconButton>
      </div>
      <small>
        {read} von {documents.length} {documents.length === 1 ? "Datei" : "Dateien"} gelesen. Nur
        daraus wird geantwortet.
      </small>
    </form>
  );
}
