import { profileLimits } from "@tc/domain";
import type { Reference } from "@tc/contract";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { formatMoneyShort } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { CheckField } from "../../../ui/forms/check-field";
import { ChipPicker } from "../../../ui/forms/chip-picker";
import { MoneyField } from "../../../ui/forms/money-field";
import { NumberField } from "../../../ui/forms/number-field";
import { TextAreaField, TextField } from "../../../ui/forms/text-field";
import form from "../../../ui/forms/dense-form.module.css";
import { agencySectorChoices } from "../values/words";
import styles from "./entries.module.css";

interface Props {
  reference: Reference;
  /** Just added: open, with the first input in focus. */
  isNew: boolean;
  maxYear: number;
  problemAt: (path: string) => string | undefined;
  onChange: (change: Partial<Reference>) => void;
  onRemove: () => void;
}

const paths = ["client", "title", "year", "valueCents", "description"];

/** One project; folded to a line once it is told. */
export function ReferenceCard(props: Props) {
  const { reference, isNew, maxYear, problemAt, onChange, onRemove } = props;
  const titleId = useId();
  const hasProblem = paths.some((path) => problemAt(path) !== undefined);
  const name = reference.title || "Neue Referenz";
  return (
    <details className={styles.card} open={isNew || hasProblem || undefined}>
      <summary>
        <b id={titleId}>{name}</b>
        <small>{summaryOf(reference)}</small>
      </summary>
      <div className={form.form} role="group" aria-labelledby={titleId}>
        <div className={form.row}>
          <TextField
            label="Auftraggeber"
            autoFocus={isNew}
            maxLength={profileLimits.clientMax}
            problem={problemAt("client")}
            value={reference.client}
            onChange={(event) => onChange({ client: event.target.value })}
          />
          <TextField
            label="Projekt"
            maxLength={profileLimits.titleMax}
            problem={problemAt("title")}
            value={reference.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </div>
        <CheckField
          checked={reference.isPublicClient}
          onChange={(event) => onChange({ isPublicClient: event.target.checked })}
        >
          Öffentlicher Auftraggeber
        </CheckField>
        <div className={form.row}>
          <NumberField
            label="Jahr"
            placeholder="2025"
            isYear
            min={profileLimits.firstYear}
            max={maxYear}
            value={reference.year === 0 ? undefined : reference.year}
            // An emptied year is 0, which is refused with a sentence when it is saved.
            onChange={(year) => onChange({ year: year ?? 0 })}
          />
          <MoneyField
            label="Auftragswert (netto)"
            placeholder="185.000"
            cents={reference.valueCents}
            onChange={(valueCents) => onChange({ valueCents })}
          />
        </div>
        {problemAt("year") !== undefined && <p className={styles.problem}>{problemAt("year")}</p>}
        <ChipPicker
          label="Leistungen"
          choices={agencySectorChoices}
          selected={reference.agencySectors}
          onChange={(agencySectors) => onChange({ agencySectors })}
        />
        <TextAreaField
          label="Beschreibung"
          isOptional
          rows={3}
          maxLength={profileLimits.descriptionMax}
          problem={problemAt("description")}
          value={reference.description ?? ""}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <div>
          <Button look="quiet" aria-label={`${name} entfernen`} onClick={onRemove}>
            <Trash2 size={15} aria-hidden />
            Entfernen
          </Button>
        </div>
      </div>
    </details>
  );
}

function summaryOf(reference: Reference): string {
  return [
    reference.client,
    reference.year > 0 && String(reference.year),
    reference.valueCents !== undefined &&
      formatMoneyShort({ cents: reference.valueCents, currency: "EUR" }),
    reference.isPublicClient && "öffentlich",
  ]
    .filter(Boolean)
    .join(" · ");
}
