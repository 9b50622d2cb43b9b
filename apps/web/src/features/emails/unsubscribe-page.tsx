import { useEffect, useState } from "react";
import type { previewUnsubscribing } from "@tc/contract";
import type { z } from "zod";
import { account } from "../../platform/api/api-account";
import { ApiError, invalidLinkSentence } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { FormProblems } from "../../ui/forms/form-problems";
import type { FormProblem } from "../../ui/forms/form-problems";
import { Button } from "../../ui/forms/button";
import { SubmitButton } from "../../ui/forms/submit-button";
import { FormActions, PublicForm, PublicFrame } from "../../ui/layout/public-frame";
import { useLinkToken } from "./use-link-token";
import { eventNames } from "./words";

type Subject = z.output<typeof previewUnsubscribing.response>;

type State =
  | { readonly kind: "loading" }
  | { readonly kind: "invalid" }
  | { readonly kind: "done"; readonly place: string }
  | { readonly kind: "failed"; readonly failure: string }
  | { readonly kind: "open"; readonly subject: Subject; readonly problems: readonly FormProblem[] };

const isInvalidLink = (error: unknown) =>
  error instanceof ApiError && error.code === "link_invalid";

/** Where it can be switched on again */
const placeOf = ({ topicName }: Subject) =>
  topicName === undefined ? "„E-Mails“" : "„Markt“, „Berichte“";

const title = "Mails abbestellen";

/** Behind the link in every monitoring mail. Opening it changes nothing; a button does. */
export function UnsubscribePage() {
  const token = useLinkToken(64);
  const [state, setState] = useState<State>({ kind: token === undefined ? "invalid" : "loading" });
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    account.previewUnsubscribing({ body: { token }, signal: leaving.signal }).then(
      (subject) => setState({ kind: "open", subject, problems: [] }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setState(
          isInvalidLink(error)
            ? { kind: "invalid" }
            : { kind: "failed", failure: errorSentence(error) },
        );
      },
    );
    return () => leaving.abort();
  }, [token]);

  async function unsubscribe(subject: Subject, from: "events" | "all") {
    setBusy(true);
    try {
      await account.unsubscribe({ body: { token: token ?? "", from } });
      setState({ kind: "done", place: placeOf(subject) });
    } catch (error) {
      setState(
        isInvalidLink(error)
          ? { kind: "invalid" }
          : { kind: "open", subject, problems: [{ text: errorSentence(error) }] },
      );
    } finally {
      setBusy(false);
    }
  }

  if (state.kind === "invalid") {
    return (
      <PublicFrame
        title={title}
        lead={`${invalidLinkSentence} Deine Einstellungen findest du nach der Anmeldung unter „E-Mails“.`}
      />
    );
  }
  if (state.kind === "loading") return <PublicFrame title={title} lead="Lädt …" />;
  if (state.kind === "failed") return <PublicFrame title={title} lead={state.failure} />;
  if (state.kind === "done" || state.subject.isDone) {
    return (
      <PublicFrame
        title="Abbestellt"
        lead={`Davon kommt keine Mail mehr. Nach der Anmeldung lässt es sich unter ${state.kind === "done" ? state.place : placeOf(state.subject)} wieder einschalten.`}
      />
    );
  }
  const { subject, problems } = state;
  const names = subject.topicName ?? eventNames(subject.events);
  return (
    <PublicFrame
      title={title}
      lead={
        subject.isFurtherAddress
          ? `An ${subject.address} kommen Mails eines Mitglieds zu öffentlichen Ausschreibungen.`
          : `An ${subject.address} kommen Mails zu öffentlichen Ausschreibungen.`
      }
    >
      <FormProblems problems={problems} />
      <PublicForm
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void unsubscribe(subject, subject.isFurtherAddress ? "all" : "events");
        }}
      >
        <FormActions>
          <SubmitButton isBusy={isBusy}>
            {subject.isFurtherAddress
              ? "Keine Mails mehr an diese Adresse"
              : subject.topicName === undefined
                ? `„${names}“ abbestellen`
                : `${names} abbestellen`}
          </SubmitButton>
          {!subject.isFurtherAddress && (
            <Button
              size="large"
              onClick={() => {
                if (!isBusy) void unsubscribe(subject, "all");
              }}
            >
              Alle Mails abbestellen
            </Button>
          )}
        </FormActions>
      </PublicForm>
    </PublicFrame>
  );
}
