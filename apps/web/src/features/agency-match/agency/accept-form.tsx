import { accountLimits, closedRequestLimits, enquiryLimits, holdsContact } from "@tc/domain";
import { useState } from "react";
import { Button } from "../../../ui/forms/button";
import { FormProblems } from "../../../ui/forms/form-problems";
import type { FormProblem } from "../../../ui/forms/form-problems";
import { TextAreaField, TextField } from "../../../ui/forms/text-field";
import { isEmail } from "../../account";
import type { MatchAnswer, OwnContact } from "../queries";
import styles from "../agency-match.module.css";

interface Props {
  ownContact: OwnContact;
  isBusy: boolean;
  onAccept: (answer: MatchAnswer) => void;
  onClose: () => void;
}

/** What is shown to whom and when stands before the button that agrees to it. */
export function AcceptForm({ ownContact, isBusy, onAccept, onClose }: Props) {
  const [contact, setContact] = useState({ ...ownContact, phone: "" });
  const [message, setMessage] = useState("");
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const problem = (field: string) => problems.find((it) => it.field === `match-${field}`)?.text;
  const field = (name: keyof typeof contact) => ({
    id: `match-${name}`,
    value: contact[name],
    problem: problem(name),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setContact({ ...contact, [name]: event.currentTarget.value }),
  });

  function send() {
    const typingProblems = problemsOf(contact, message);
    setProblems(typingProblems);
    if (typingProblems.length > 0 || isBusy) return;
    const { phone, ...rest } = contact;
    onAccept({
      answer: "accept",
      contact: { ...rest, ...(phone.trim() !== "" && { phone }) },
      ...(message.trim() !== "" && { message }),
    });
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Anfrage annehmen"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormProblems problems={problems} />
      <TextField label="Agentur" maxLength={accountLimits.companyMax} {...field("organisation")} />
      <TextField label="Ansprechperson" maxLength={enquiryLimits.nameMax} {...field("name")} />
      <TextField label="E-Mail-Adresse" type="email" {...field("email")} />
      <TextField
        label="Telefon"
        type="tel"
        isOptional
        maxLength={enquiryLimits.phoneMax}
        {...field("phone")}
      />
      <TextAreaField
        id="match-message"
        label="Nachricht an den Auftraggeber"
        isOptional
        rows={4}
        maxLength={closedRequestLimits.messageMax}
        hint="Er liest sie, bevor er zustimmt. Bitte ohne Adressen und Telefonnummern."
        value={message}
        problem={problem("message")}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={styles.lead}>
        <p>
          <b>Das sieht der Auftraggeber sofort:</b>{" "}
          {holdsContact(ownContact.organisation)
            ? "dass eine Agentur Interesse hat (euer Name im Profil enthält Kontaktdaten und bleibt bis zum Austausch verborgen)"
            : `den Namen aus eurem Profil, „${ownContact.organisation}“`}
          , euren AgencyFit ohne Einzelheiten und die Nachricht.
        </p>
        <p>
          <b>Das bekommt er, wenn auch er zustimmt:</b> Agentur, Ansprechperson, E-Mail-Adresse und
          Telefon wie oben. Dann bekommt ihr seine Kontaktdaten. Bis dahin könnt ihr die Antwort
          zurücknehmen, danach euch jederzeit zurückziehen.
        </p>
      </div>
      <div className={styles.deeds}>
        <Button type="submit" look="main" aria-disabled={isBusy}>
          Annehmen und freigeben
        </Button>
        <Button onClick={onClose}>Abbrechen</Button>
      </div>
    </form>
  );
}

function problemsOf(
  contact: { organisation: string; name: string; email: string },
  message: string,
): readonly FormProblem[] {
  const checks: readonly (readonly [string, boolean, string])[] = [
    ["organisation", contact.organisation.trim() !== "", "Bitte gib den Namen der Agentur an."],
    ["name", contact.name.trim() !== "", "Bitte gib eine Ansprechperson an."],
    ["email", isEmail(contact.email), "Bitte gib eine gültige E-Mail-Adresse an."],
    [
      "message",
      !holdsContact(message),
      "Bitte nimm Adressen und Telefonnummern aus der Nachricht heraus.",
    ],
  ];
  return checks.flatMap(([name, isGood, text]) =>
    isGood ? [] : [{ field: `match-${name}`, text }],
  );
}
