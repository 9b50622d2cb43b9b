import { changeCardLetter, getCardLetter } from "@tc/contract";
import type { CardLetter } from "@tc/contract";
import { pipelineLimits } from "@tc/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay } from "../../../platform/format/format";
import { useAnsweringChange } from "../../../platform/api/use-answering-change";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import { leave } from "../card/leave";
import { ReplacedWords } from "../card/replaced-words";
import type { Words } from "../card/replaced-words";
import { cardKey, letterKey } from "../state/queries";
import { DayQuestion } from "./day-question";
import type { Question } from "./day-question";
import { LetterClock, unbroken } from "./letter-clock";
import type { Letter } from "./letter-clock";
import { letterText } from "./letter-text";
import styles from "./letter-tab.module.css";

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

function LoadedLetter({ id, letter, now }: { id: string; letter: Letter; now: Date }) {
  const client = useQueryClient();
  // With the text that it began with: the letter may be read again meanwhile, with somebody else's words.
  const [draft, setDraft] = useState<{ text: string; base: Words | undefined }>();
  const [replaced, setReplaced] = useState<Words>();
  const part = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Question>();
  const change = useAnsweringChange<Parameters<typeof send>[1], CardLetter>(
    letterKey(id),
    (body) => send(id, body),
    () => void client.invalidateQueries({ queryKey: cardKey(id) }),
  );
  const { state, edited, rule } = letter;
  const text = edited?.text ?? letterText(letter.draft);

  const button = () => part.current?.querySelector<HTMLElement>("[data-edit]");
  function begin() {
    flushSync(() => setDraft({ text, base: edited }));
    part.current?.querySelector("textarea")?.focus();
  }
  const close = () => leave(() => setDraft(undefined), button);
  /** Whatever was typed stays until it is stored. */
  async function save(body: Parameters<typeof send>[1], words: string): Promise<boolean> {
    if (change.isPending) return false;
    try {
      const answer = await change.mutateAsync(body);
      if (body.text !== undefined && answer.kind === "letter")
        leave(() => setReplaced(answer.replaced), button);
      showToast(words);
      return true;
    } catch (error) {
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
      return false;
    }
  }
  const saveText = (text: string | null, base: Words | undefined, words: string) =>
    save({ text, ...(base && { basedOn: base.at }) }, words);
  async function saveDraft() {
    if (draft && (await saveText(draft.text, draft.base, "Brief gespeichert."))) close();
  }
  async function saveDay(question: Question, day: string | null) {
    const isStored =
      question === "sent"
        ? await save({ sentOn: day }, day === null ? "Eingang gelöscht." : "Eingang eingetragen.")
        : await save(
            { answeredOn: day },
            day === null ? "Antwort gelöscht." : "Antwort eingetragen.",
          );
    if (isStored) leave(() => setQuestion(undefined), button);
  }
  return (
    <div ref={part} className={styles.letter}>
      <LetterClock letter={letter} />
      {replaced && (
        <ReplacedWords
          words={replaced}
          of="den Brief"
          onRestore={() => void saveText(replaced.text, edited, "Fassung zurückgeholt.")}
          onClose={() => leave(() => setReplaced(undefined), button)}
        />
      )}
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
          value={draft.text}
          readOnly={change.isPending}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
      )}
      <p className={styles.foot}>
        Entwurf; ihr prüft und versendet ihn selbst. Angestrichenes stammt aus der Bekanntmachung
        oder aus euren Angaben.{" "}
        {rule.law !== undefined &&
          rule.sourceDate !== undefined &&
          `${unbroken(rule.law)}, Rechtsstand ${ruleState(rule.sourceDate)}. `}
        Kein Rechtsrat.
      </p>
      {question !== undefined && (
        <DayQuestion
          question={question}
          now={now}
          day={question === "sent" ? state.sentOn : state.answeredOn}
          onSave={(day) => void saveDay(question, day)}
          onClose={() => leave(() => setQuestion(undefined), button)}
        />
      )}
      <div className={styles.deeds}>
        {draft === undefined ? (
          <Fragment key="read">
            <Button look="main" onClick={() => void copy(text)}>
              <Copy size={15} aria-hidden /> Text kopieren
            </Button>
            <Button data-edit onClick={begin}>
              Ändern
            </Button>
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
                onClick={() => void saveText(null, edited, "Unser Entwurf steht wieder da.")}
              >
                Unser Entwurf
              </Button>
            )}
          </Fragment>
        ) : (
          <Fragment key="write">
            <Button look="main" aria-disabled={change.isPending} onClick={() => void saveDraft()}>
              {change.isPending ? "Wird gespeichert …" : "Speichern"}
            </Button>
            <Button look="quiet" onClick={close}>
              Abbrechen
            </Button>
          </Fragment>
        )}
      </div>
    </div>
  );
}

const send = (
  id: string,
  body: {
    text?: string | null;
    basedOn?: string;
    sentOn?: string | null;
    answeredOn?: string | null;
  },
) => callApi(changeCardLetter, { params: { id }, body });

const ruleState = (date: string) => (date.includes("-") ? formatDay(date) : date);

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

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast("Text kopiert");
  } catch {
    showToast("Der Browser hat das Kopieren nicht erlaubt.", { isFailure: true });
  }
}
