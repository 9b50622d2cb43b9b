import type { BuyersRequest } from "@tc/contract";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { buyerApi } from "./api";
import { isOver, refusalWords, stateWords } from "./buyers-words";
import { Confirmation } from "./confirmation";
import styles from "./request-form.module.css";

type Match = BuyersRequest["matches"][number];
type State =
  | { readonly kind: "loading" | "gone" | "withdrawn" }
  | { readonly kind: "failed"; readonly text: string; readonly isTooLate?: boolean }
  | { readonly kind: "open"; readonly request: BuyersRequest; readonly failure?: string };

/** Behind the link of a mail: the button confirms, not the opening, as mail scanners open links too. */
export function BuyersRequestPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: "loading" });
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void stateAfter(() => buyerApi.openClosedRequest({ token })).then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  async function change(call: () => Promise<BuyersRequest>, invitationId?: string) {
    setBusy(true);
    let next = await stateAfter(call);
    if (next.kind === "failed" && next.isTooLate) {
      next = await stateAfter(() => buyerApi.openClosedRequest({ token }));
      if (next.kind === "open") {
        next = { ...next, failure: refusalWords(next.request, invitationId) };
      }
    }
    const after = next;
    setBusy(false);
    // What stood there stays, with why the change failed.
    setState((before) =>
      after.kind === "failed" && before.kind === "open"
        ? { ...before, failure: after.text }
        : after,
    );
  }

  if (state.kind === "loading") {
    return (
      <div className={styles.narrow}>
        <h1>Deine Anfrage</h1>
        <p role="status">Lädt …</p>
      </div>
    );
  }
  if (state.kind === "failed") {
    return (
      <div className={styles.narrow}>
        <h1>Deine Anfrage ließ sich nicht laden</h1>
        <p role="alert">{state.text}</p>
        <div className={styles.deeds}>
          <Button onClick={() => setAttempt(attempt + 1)}>Erneut versuchen</Button>
        </div>
      </div>
    );
  }
  if (state.kind !== "open") {
    const isWithdrawn = state.kind === "withdrawn";
    return (
      <div className={styles.narrow}>
        <h1>{isWithdrawn ? "Zurückgezogen" : "Dieser Link gilt nicht mehr"}</h1>
        <p className={styles.lead} role="status">
          {isWithdrawn
            ? "Diese Anfrage ist zurückgezogen. Deine Kontaktdaten und die der Agenturen sind gelöscht. Agenturen, mit denen du Kontakt hattest, bitten wir, deine auch bei sich zu löschen."
            : "Zu diesem Link gibt es keine Anfrage. Prüfe, ob er vollständig ist. Sonst ist die Anfrage gelöscht: unbestätigt 30 Tage nach unserer letzten Mail dazu, sonst sechs Monate nach ihrem Ende."}
        </p>
        <NewRequestLink />
      </div>
    );
  }
  const { request, failure } = state;
  const answer = (invitationId: string, wish: "exchange" | "decline") =>
    void change(() => buyerApi.answerMatch({ token, invitationId, answer: wish }), invitationId);
  return (
    <div className={styles.narrow}>
      <p className={styles.kicker}>Deine Anfrage an Agenturen</p>
      <h1>{request.request.title}</h1>
      {failure !== undefined && <Refusal text={failure} />}
      <p className={styles.lead} role="status">
        {stateWords(request)}
      </p>
      {isOver(request) && <NewRequestLink />}
      {request.state === "received" && !request.isLate && (
        <Confirmation
          request={request}
          isBusy={isBusy}
          onConfirm={() =>
            void change(() =>
              buyerApi.confirmClosedRequest({ token, agreesToExchange: true, isLawful: true }),
            )
          }
        />
      )}
      {request.matches.map((match) => (
        <MatchCard
          key={match.id}
          match={match}
          isBusy={isBusy}
          isRunning={request.state === "running"}
          onAnswer={answer}
        />
      ))}
      <Withdrawal
        token={token}
        onWithdrawn={() => setState({ kind: "withdrawn" })}
        onGone={(error) => setState(stateOf(error))}
      />
    </div>
  );
}

async function stateAfter(call: () => Promise<BuyersRequest>): Promise<State> {
  try {
    return { kind: "open", request: await call() };
  } catch (error) {
    return stateOf(error);
  }
}

function stateOf(error: unknown): State {
  if (error instanceof ApiError && isGone(error)) {
    return { kind: error.details["state"] === "withdrawn" ? "withdrawn" : "gone" };
  }
  const isTooLate =
    error instanceof ApiError && (error.code === "stale_version" || error.code === "not_found");
  return { kind: "failed", text: errorSentence(error), isTooLate };
}

/** The server refuses a token that is cut off as bad_request. */
const isGone = ({ code }: ApiError) => code === "link_invalid" || code === "bad_request";

/** In sight and in focus, as the button that was pressed may be far below or gone. */
function Refusal({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), [text]);
  return (
    <p ref={paragraph} role="alert" tabIndex={-1} className={styles.refusal}>
      {text}
    </p>
  );
}

function NewRequestLink() {
  return (
    <div className={styles.deeds}>
      <ButtonLink look="main" href="/kontakt/agentur-finden">
        Neue Anfrage stellen
      </ButtonLink>
    </div>
  );
}

interface CardProps {
  match: Match;
  isBusy: boolean;
  isRunning: boolean;
  onAnswer: (id: string, answer: "exchange" | "decline") => void;
}

function MatchCard({ match, isBusy, isRunning, onAnswer }: CardProps) {
  const { id, state, message, fitScore, contact } = match;
  const agencyName = match.agencyName ?? "Eine Agentur";
  return (
    <section className={styles.card} aria-label={agencyName}>
      <h2>{agencyName}</h2>
      {match.agencyName === undefined && (
        <p className={styles.small}>
          Ihr Name enthält Kontaktdaten. Deshalb steht er erst nach dem Austausch hier.
        </p>
      )}
      <p className={styles.small}>
        Übereinstimmung mit deiner Anfrage: {fitScore} von 100, aus dem Profil der Agentur
        berechnet.
      </p>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {contact && (
        <address className={styles.contact}>
          <span>{contact.name}</span>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          {contact.phone !== undefined && (
            <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, "")}`}>{contact.phone}</a>
          )}
        </address>
      )}
      {state === "accepted" && isRunning && (
        <>
          <p className={styles.small}>
            Wenn du zustimmst, bekommt die Agentur Auftraggeber, Namen, E-Mail-Adresse und Telefon,
            und du bekommst ihre Kontaktdaten.
          </p>
          <div className={styles.deeds}>
            <Button look="main" disabled={isBusy} onClick={() => onAnswer(id, "exchange")}>
              Kontaktdaten austauschen
            </Button>
            <Button disabled={isBusy} onClick={() => onAnswer(id, "decline")}>
              Kein Interesse
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Asks first: nothing brings deleted contacts back. */
function Withdrawal(props: {
  token: string;
  onWithdrawn: () => void;
  onGone: (error: ApiError) => void;
}) {
  const { token, onWithdrawn, onGone } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function withdraw() {
    setBusy(true);
    setFailure(undefined);
    try {
      await buyerApi.withdrawClosedRequest({ token });
      onWithdrawn();
    } catch (error) {
      if (error instanceof ApiError && isGone(error)) return onGone(error);
      setFailure(errorSentence(error));
      setBusy(false);
    }
  }
  return (
    <div className={styles.deeds}>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Anfrage zurückziehen …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Anfrage zurückziehen?"
          confirmLabel="Zurückziehen und löschen"
          isDangerous
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        >
          <p>
            Deine Kontaktdaten und die der Agenturen werden gelöscht, und keine Agentur kann mehr
            antworten. Das lässt sich nicht zurücknehmen.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
