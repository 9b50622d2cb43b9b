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
  const { reference: one, isNew, maxYear, problemAt, onChange, onRemove } = props;
  const titleId = useId();
  const hasProblem = paths.some((path) => problemAt(path) !== undefined);
  const name = one.title || "Neue Referenz";
  return (
    <details className={styles.card} open={isNew || hasProblem || undefined}>
      <summary>
        <b id={titleId}>{name}</b>
        <small>{summaryOf(one)}</small>
      </summary>
      <div className={form.form} role="group" aria-labelledby={titleId}>
        <div className={form.row}>
          <TextField
            label="Auftraggeber"
            autoFocus={isNew}
            maxLength={profileLimits.clientMax}
            problem={problemAt("client")}
            value={one.client}
            onChange={(event) => onChange({ client: event.target.value })}
          />
          <TextField
            label="Projekt"
            maxLength={profileLimits.titleMax}
            problem={problemAt("title")}
            value={one.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </div>
        <CheckField
          checked={one.isPublicClient}
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
            value={one.year === 0 ? undefined : one.year}
            // An emptied year is 0, which is refused with a sentence when it is saved.
            onChange={(year) => onChange({ year: year ?? 0 })}
          />
          <MoneyField
            label="Auftragswert (netto)"
            placeholder="185.000"
            cents={one.valueCents}
            onChange={(valueCents) => onChange({ valueCents })}
          />
        </div>
        {problemAt("year") !== undefined && <p className={styles.problem}>{problemAt("year")}</p>}
        <ChipPicker
          label="Leistungen"
          choices={agencySectorChoices}
          selected={one.agencySectors}
          onChange={(agencySectors) => onChange({ agencySectors })}
        />
        <TextAreaField
          label="Beschreibung"
          isOptional
          rows={3}
          maxLength={profileLimits.descriptionMax}
          problem={problemAt("description")}
          value={one.description ?? ""}
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

function summaryOf(one: Reference): string {
  return [
    one.client,
    one.year > 0 && String(one.year),
    one.valueCents !== undefined && formatMoneyShort({ cents: one.valueCents, currency: "EUR" }),
    one.isPublicClient && "öffentlich",
  ]
    .filter(Boolean)
    .join(" · ");
}
