import type { BuyersRequest } from "@tc/contract";
import { useEffect, useState } from "react";
import { ApiError, invalidLinkSentence } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { buyerApi } from "./api";
import { Confirmation } from "./confirmation";
import styles from "./request-form.module.css";

type Match = BuyersRequest["matches"][number];
type State =
  | { readonly kind: "loading" | "gone" | "withdrawn" }
  | { readonly kind: "failed"; readonly text: string }
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

  async function change(call: () => Promise<BuyersRequest>) {
    setBusy(true);
    const next = await stateAfter(call);
    setBusy(false);
    // What stood there stays, with why the change failed.
    setState((before) =>
      next.kind === "failed" && before.kind === "open" ? { ...before, failure: next.text } : next,
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
            ? "Deine Kontaktdaten und die der Agenturen sind gelöscht. Agenturen, mit denen du Kontakt hattest, bitten wir, deine auch bei sich zu löschen."
            : invalidLinkSentence}
        </p>
      </div>
    );
  }
  const { request, failure } = state;
  const answer = (invitationId: string, wish: "exchange" | "decline") =>
    void change(() => buyerApi.answerMatch({ token, invitationId, answer: wish }));
  return (
    <div className={styles.narrow}>
      <p className={styles.kicker}>Deine Anfrage an Agenturen</p>
      <h1>{request.request.title}</h1>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <p className={styles.lead} role="status">
        {stateWords(request)}
      </p>
      {request.state === "received" && !isTooLate(request) && (
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
      <Withdrawal token={token} onWithdrawn={() => setState({ kind: "withdrawn" })} />
    </div>
  );
}

async function stateAfter(call: () => Promise<BuyersRequest>): Promise<State> {
  try {
    return { kind: "open", request: await call() };
  } catch (error) {
    if (error instanceof ApiError && error.code === "link_invalid") return { kind: "gone" };
    return { kind: "failed", text: errorSentence(error) };
  }
}

function isTooLate({
  state,
  answersUntil,
}: Pick<BuyersRequest, "state" | "answersUntil">): boolean {
  return state === "received" && new Date(answersUntil) <= new Date();
}

function stateWords({ state, answersUntil, matches, agenciesSought }: BuyersRequest): string {
  if (isTooLate({ state, answersUntil })) {
    return `Agenturen konnten bis ${formatDay(answersUntil)} antworten. Bestätigen lässt sich die Anfrage nicht mehr; stell sie gern noch einmal.`;
  }
  if (state === "received") {
    return "Bitte lies die Anfrage und bestätige, dass sie von dir ist. Danach prüfen wir sie und fragen passende Agenturen.";
  }
  if (state === "confirmed") return "Bestätigt. Wir prüfen die Anfrage und melden uns per Mail.";
  if (state === "closed")
    return "Diese Anfrage ist abgeschlossen. Es werden keine weiteren Agenturen gefragt.";
  const interest =
    matches.length === 0
      ? "Noch hat keine Agentur Interesse gezeigt."
      : "Diese Agenturen möchten mit dir sprechen.";
  return `${interest} Agenturen können bis ${formatDay(answersUntil)} antworten; gesucht: ${agenciesSought}.`;
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
function Withdrawal({ token, onWithdrawn }: { token: string; onWithdrawn: () => void }) {
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
