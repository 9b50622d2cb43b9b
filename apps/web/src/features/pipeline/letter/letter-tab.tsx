import { changeCardLetter, getCardLetter } from "@tc/contract";
import type { CardLetter } from "@tc/contract";
import { pipelineLimits } from "@tc/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { berlinDay, formatDay, formatWeekday } from "../../../platform/format/format";
import { useAnsweringChange } from "../../../platform/api/use-answering-change";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { DayField } from "../../../ui/forms/day-field";
import { showToast } from "../../../ui/overlays/toast";
import { cardKey, letterKey } from "../state/queries";
import { DayBoxes } from "./day-boxes";
import { letterText } from "./letter-text";
import styles from "./letter-tab.module.css";

type Letter = Extract<CardLetter, { kind: "letter" }>;

/** The letter that asks why the offer lost, with the clock of its answer. */
export function LetterTab({ id, now }: { id: string; now: Date }) {
  const letter = useQuery({
    queryKey: letterKey(id),
    queryFn: ({ signal }) => callApi(getCardLetter, { params: { id }, signal }),
  });
  if (letter.data?.kind === "letter")
    return <LoadedLetter id={id} letter={letter.data} now={now} />;
  if (letter.data) return <p>{noneWords[letter.data.because]}</p>;
  if (letter.isError) {
    return (
      <Message
        isFailure
        title="Der Brief ließ sich nicht laden"
        actions={<Button onClick={() => void letter.refetch()}>Erneut versuchen</Button>}
      >
        {errorSentence(letter.error)}
      </Message>
    );
  }
  return <Bar width={100} height={300} />;
}

const noneWords = {
  stage: "Einen Brief gibt es nur nach einem verlorenen Angebot.",
  regime: "Für dieses Verfahren kennt unsere Regeltabelle kein Recht auf Auskunft.",
} as const;

type Question = "sent" | "answered";

function LoadedLetter({ id, letter, now }: { id: string; letter: Letter; now: Date }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const change = useAnsweringChange<Parameters<typeof send>[1], CardLetter>(
    letterKey(id),
    (body) => send(id, body),
    () => void client.invalidateQueries({ queryKey: cardKey(id) }),
  );
  const { state, edited } = letter;
  const text = edited?.text ?? letterText(letter.draft);

  function save(body: Parameters<typeof send>[1], words: string) {
    setQuestion(undefined);
    setDraft(undefined);
    change.mutate(body, {
      onSuccess: () => showToast(words),
      onError: (error) =>
        showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true }),
    });
  }
  return (
    <div className={styles.letter}>
      <Clock letter={letter} />
      {draft === undefined ? (
        <article className={styles.paper} aria-label="Brief">
          {edited ? <p className={styles.edited}>{edited.text}</p> : <Draft draft={letter.draft} />}
        </article>
      ) : (
        <textarea
          className={styles.paper}
          aria-label="Brief ändern"
          rows={18}
          maxLength={pipelineLimits.letterMax}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
      <p className={styles.foot}>
        Entwurf; ihr prüft und versendet ihn selbst. Angestrichenes stammt aus der Bekanntmachung
        oder aus euren Angaben. {unbroken(letter.rule.law)}, Rechtsstand{" "}
        {ruleState(letter.rule.sourceDate)}. Kein Rechtsrat.
      </p>
      {question !== undefined && (
        <DayQuestion
          question={question}
          now={now}
          day={question === "sent" ? state.sentOn : state.answeredOn}
          onSave={(day) =>
            question === "sent"
              ? save({ sentOn: day }, day === null ? "Eingang gelöscht." : "Eingang eingetragen.")
              : save(
                  { answeredOn: day },
                  day === null ? "Antwort gelöscht." : "Antwort eingetragen.",
                )
          }
          onClose={() => setQuestion(undefined)}
        />
      )}
      <div className={styles.deeds}>
        {draft === undefined ? (
          <>
            <Button look="main" onClick={() => void copy(text)}>
              <Copy size={15} aria-hidden /> Text kopieren
            </Button>
            <Button onClick={() => setDraft(text)}>Ändern</Button>
            {state.sentOn === undefined ? (
              <Button onClick={() => setQuestion("sent")}>Als eingegangen eintragen …</Button>
            ) : (
              <>
                <Button onClick={() => setQuestion("answered")}>
                  {state.answeredOn === undefined ? "Antwort eintragen …" : "Antwort ändern …"}
                </Button>
                <Button look="quiet" onClick={() => setQuestion("sent")}>
                  Eingang ändern
                </Button>
              </>
            )}
            {edited && (
              <Button
                look="quiet"
                onClick={() => save({ text: null }, "Unser Entwurf steht wieder da.")}
              >
                Unser Entwurf
              </Button>
            )}
          </>
        ) : (
          <>
            <Button look="main" onClick={() => save({ text: draft }, "Brief gespeichert.")}>
              Speichern
            </Button>
            <Button look="quiet" onClick={() => setDraft(undefined)}>
              Abbrechen
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const send = (
  id: string,
  body: { text?: string | null; sentOn?: string | null; answeredOn?: string | null },
) => callApi(changeCardLetter, { params: { id }, body });

/** A paragraph's sign never stands at the end of a line. */
const unbroken = (law: string) => law.replaceAll("§ ", "§\u00a0");
const ruleState = (date: string) => (date.includes("-") ? formatDay(date) : date);

function Clock({ letter: { state, rule } }: { letter: Letter }) {
  const { sentOn, dueOn, daysLeft, answeredOn } = state;
  if (answeredOn !== undefined)
    return <p className={styles.answered}>Beantwortet am {formatDay(answeredOn)}.</p>;
  if (sentOn === undefined || dueOn === undefined || daysLeft === undefined) {
    return (
      <p className={styles.answered}>
        {rule.days} Tage hat der Auftraggeber ab dem Eingang eures Antrags, {unbroken(rule.law)}.
        Tragt den Tag ein, dann läuft die Frist hier mit.
      </p>
    );
  }
  const isOver = daysLeft < 0;
  return (
    <div className={styles.clock} data-over={isOver || undefined}>
      <b>{Math.abs(daysLeft)}</b>
      <div>
        <h3>
          {isOver ? "Tage überfällig, Antwort war spätestens" : "Tage bis zur Antwort, spätestens"}{" "}
          {formatWeekday(`${dueOn}T12:00:00Z`)} {formatDay(dueOn)}
        </h3>
        <DayBoxes total={rule.days} over={Math.min(rule.days, rule.days - daysLeft - 1)} />
        <small>
          Antrag eingegangen am {formatDay(sentOn)} · {rule.days} Tage, {unbroken(rule.law)} ·
          Textform
        </small>
      </div>
    </div>
  );
}

function Draft({ draft }: Pick<Letter, "draft">) {
  return draft.map(({ kind, words }, paragraph) => (
    <p key={paragraph} data-heading={kind === "heading" || undefined}>
      {words.map(({ text, from }, index) =>
        from === "data" ? (
          <mark key={index}>{text}</mark>
        ) : from === "gap" ? (
          <span key={index} className={styles.gap}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  ));
}

function DayQuestion(props: {
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

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast("Text kopiert");
  } catch {
    showToast("Der Browser hat das Kopieren nicht erlaubt.", { isFailure: true });
  }
}
