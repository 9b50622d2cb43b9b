import type { TenderAssessment } from "@tc/contract";
import { sharedPartNames } from "@tc/domain";
import type { SharedPart } from "@tc/domain";
import { planName } from "../assessment";
import styles from "./share-dialog.module.css";

interface Props {
  /** undefined: not known yet */
  assessment: TenderAssessment | undefined;
  parts: readonly SharedPart[];
  onChange: (parts: readonly SharedPart[]) => void;
}

/** The facts are always shown; each part of the agency's own is a choice, where there is something to show. */
export function PartChoices({ assessment, parts, onChange }: Props) {
  const choice = (part: SharedPart, hint: string, isThere: boolean) => (
    <Choice
      name={sharedPartNames[part]}
      hint={hint}
      isChecked={parts.includes(part)}
      isDisabled={!isThere}
      onChange={(isChecked) =>
        onChange(isChecked ? [...parts, part] : parts.filter((chosen) => chosen !== part))
      }
    />
  );
  const { fit, chances } = assessment ?? {};
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Was der Link zeigt</legend>
      <Choice name="Fakten aus der Bekanntmachung" hint="immer dabei" isChecked isDisabled />
      {choice(
        "fit",
        fit?.kind === "fit" ? "Zahl, Passleiste und Bedingungen" : absenceWords(fit),
        fit?.kind === "fit",
      )}
      {choice(
        "chances",
        chances?.kind === "chances" ? "mit Spanne und Grundlage" : absenceWords(chances),
        chances?.kind === "chances",
      )}
      {choice("note", "in euren Worten; Kommentare nie", true)}
    </fieldset>
  );
}

function absenceWords(
  part: TenderAssessment["fit"] | TenderAssessment["chances"] | undefined,
): string {
  if (part?.kind === "locked") return `im Tarif ${planName[part.tier]}`;
  return part === undefined || part.kind === "pending"
    ? "wird noch berechnet"
    : "dafür gibt es keine Zahl";
}

function Choice({
  name,
  hint,
  isChecked,
  isDisabled,
  onChange,
}: {
  name: string;
  hint: string;
  isChecked: boolean;
  isDisabled: boolean;
  onChange?: (isChecked: boolean) => void;
}) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </label>
  );
}
