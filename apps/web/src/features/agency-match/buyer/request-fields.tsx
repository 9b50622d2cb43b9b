import {
  accountLimits,
  agencySectorDefinitions,
  buyerKinds,
  closedRequestLimits as limits,
  enquiryLimits,
  laender,
} from "@tc/domain";
import { SelectField } from "../../../ui/forms/select-field";
import { TextAreaField, TextField } from "../../../ui/forms/text-field";
import styles from "./request-form.module.css";

const kinds = Object.entries(buyerKinds).map(([value, label]) => ({ value, label }));
const sectors = Object.entries(agencySectorDefinitions).map(([value, { label }]) => ({
  value,
  label,
}));
const regions = Object.entries(laender)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "de"));
const counts = Array.from({ length: limits.agenciesMax }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

interface Props {
  problem: (field: string) => string | undefined;
}

/** What a buyer says of a request; the public form and the operator's ask the same. */
export function RequestFields({ problem }: Props) {
  const field = (name: string) => ({ id: name, name, problem: problem(name) });
  return (
    <>
      <TextField
        label="Worum geht es?"
        hint="Eine Zeile, ohne Namen und Kontakt"
        maxLength={limits.titleMax}
        {...field("title")}
      />
      <TextAreaField
        label="Was soll die Agentur leisten?"
        hint="Das lesen Agenturen, bevor ihr Kontakt habt. Bitte ohne Namen, Adressen und Telefonnummern."
        rows={7}
        maxLength={limits.descriptionMax}
        {...field("description")}
      />
      <SelectField label="Art des Auftraggebers" choices={kinds} {...field("buyerKind")} />
      <Checks
        label="Branchen"
        name="agencySectors"
        choices={sectors}
        problem={problem("agencySectors")}
      />
      <Checks
        label="Länder, in denen die Agentur sitzen soll (freiwillig)"
        name="laender"
        choices={regions}
        problem={undefined}
      />
      <div className={styles.columns}>
        <TextField
          label="Auftragswert von, netto"
          isOptional
          inputMode="decimal"
          placeholder="50.000"
          {...field("valueLow")}
        />
        <TextField
          label="bis"
          isOptional
          inputMode="decimal"
          placeholder="90.000"
          {...field("valueHigh")}
        />
        <TextField
          label="Antworten bis"
          placeholder="TT.MM.JJJJ"
          inputMode="numeric"
          {...field("answersOn")}
        />
        <SelectField label="Gesuchte Agenturen" choices={counts} {...field("agenciesSought")} />
      </div>
      <TextField
        label="Auftraggeber"
        hint="Ab hier bekommt es eine Agentur erst, wenn sie und du zugestimmt habt."
        autoComplete="organization"
        maxLength={accountLimits.companyMax}
        {...field("organisation")}
      />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={enquiryLimits.nameMax}
        {...field("name")}
      />
      <TextField
        label="Dienstliche E-Mail-Adresse"
        type="email"
        autoComplete="email"
        {...field("email")}
      />
      <TextField
        label="Telefon"
        isOptional
        type="tel"
        autoComplete="tel"
        maxLength={enquiryLimits.phoneMax}
        {...field("phone")}
      />
    </>
  );
}

function Checks(props: {
  label: string;
  name: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  problem: string | undefined;
}) {
  const { label, name, choices, problem } = props;
  const problemId = `${name}-problem`;
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className={styles.checks}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="checkbox" name={name} value={choice.value} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
