import { enquiryLimits } from "@tc/domain";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { ApiError } from "../../platform/api/api-error";
import { FormProblems } from "../../ui/forms/form-problems";
import { FormActions, PublicForm } from "../../ui/layout/public-frame";
import { SubmitButton } from "../../ui/forms/submit-button";
import { TextAreaField, TextField } from "../../ui/forms/text-field";
import { useSubmission } from "../account";
import type { Reading } from "./read-enquiry";
import { reasonOf, SendFailure } from "./send-failure";
import { SupportMail } from "./support-mail";
import { withinTime } from "./within-time";
import styles from "./enquiry-form.module.css";

interface EnquiryField {
  id: string;
  name: string;
  problem: string | undefined;
}

interface Props<Body> {
  /** The heading above the form. */
  title: string;
  submitLabel: string;
  /** The alert when it could not be sent. */
  failureSentence: string;
  texts: Readonly<Record<string, string>>;
  read: (form: FormData) => Reading<Body>;
  send: (body: Body, signal: AbortSignal) => Promise<unknown>;
  onSent: () => void;
  isMessageOptional: boolean;
  /** What this form asks besides the sender and the message. */
  children: (field: (name: string) => EnquiryField) => ReactNode;
}

/** Who writes, what this form asks, the message. Nothing typed is lost when sending fails. */
export function EnquiryForm<Body>(props: Props<Body>) {
  const { title, submitLabel, failureSentence, texts, read, send, onSent } = props;
  const { problems, problem, isSending, submit } = useSubmission(texts);
  const [failure, setFailure] = useState<{ reason: string }>();
  const field = (name: string) => ({ id: name, name, problem: problem(name) });

  async function sendForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = read(new FormData(event.currentTarget));
    if (!isSending) setFailure(undefined);
    await submit(reading.problems, async () => {
      if (!("body" in reading)) return;
      try {
        await withinTime((signal) => send(reading.body, signal));
      } catch (error) {
        // What the server finds wrong with a field is said beside it.
        if (error instanceof ApiError && error.code === "bad_request") throw error;
        setFailure({ reason: await reasonOf(error) });
        return;
      }
      onSent();
    });
  }

  return (
    <section className={styles.card} aria-labelledby="formular">
      <h2 id="formular">{title}</h2>
      <noscript>
        <p className={styles.hint}>
          Das Formular braucht JavaScript. Ohne geht es genauso gut per Mail: <SupportMail />
        </p>
      </noscript>
      {failure ? (
        <SendFailure sentence={failureSentence} failure={failure} />
      ) : (
        <FormProblems problems={problems} />
      )}
      <PublicForm onSubmit={(event) => void sendForm(event)}>
        <div className={styles.columns}>
          <TextField
            label="Vorname"
            autoComplete="given-name"
            maxLength={enquiryLimits.nameMax}
            {...field("firstName")}
          />
          <TextField
            label="Nachname"
            autoComplete="family-name"
            maxLength={enquiryLimits.nameMax}
            {...field("lastName")}
          />
        </div>
        <TextField label="E-Mail-Adresse" type="email" autoComplete="email" {...field("email")} />
        {props.children(field)}
        <TextField
          label="Telefon"
          isOptional
          type="tel"
          autoComplete="tel"
          maxLength={enquiryLimits.phoneMax}
          {...field("phone")}
        />
        <TextAreaField
          label="Nachricht"
          isOptional={props.isMessageOptional}
          rows={5}
          maxLength={enquiryLimits.messageMax}
          {...field("message")}
        />
        <Trap />
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird gesendet..." : submitLabel}
          </SubmitButton>
          <p className={styles.privacy}>
            Wir nutzen deine Angaben, um dir zu antworten; gelöscht werden sie nach spätestens 3
            Jahren. Mehr dazu in den <a href="/datenschutz">Datenschutzhinweisen</a>.
          </p>
        </FormActions>
      </PublicForm>
    </section>
  );
}

/**
 * A field that nobody sees, hears or reaches by keyboard; what fills it in is likely a robot. Neither its name nor its label
 * is one that form fillers know, and each of the common ones has its own word for "not here".
 */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="extra">Bitte leer lassen</label>
      <input
        id="extra"
        name="extra"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
