import { agencySectorDefinitions, laender } from "@tc/domain";
import { ChevronsUpDown, X } from "lucide-react";
import { NativeSelect } from "../../ui/forms/native-select";
import { monthChoices } from "./radar-choice";
import type { RadarChoice } from "./radar-choice";
import { confidenceOf } from "./radar-words";
import styles from "./radar-filters.module.css";

const agencySectors = [
  { value: "", label: "alle" },
  ...Object.entries(agencySectorDefinitions).map(([value, { label }]) => ({ value, label })),
];
const regions = [
  { value: "", label: "Deutschland" },
  ...Object.entries(laender)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "de")),
];
const leads = monthChoices.map((months) => ({
  value: String(months),
  label: `bis ${months} Monate`,
}));
const confidences = [
  { value: "", label: "alle" },
  ...Object.entries(confidenceOf).map(([value, { word }]) => ({ value, label: word })),
];

interface Props {
  choice: RadarChoice;
  buyerName: string | undefined;
  onChange: (name: keyof RadarChoice, value: string) => void;
}

export function RadarFilters({ choice, buyerName, onChange }: Props) {
  return (
    <div className={styles.filters} role="group" aria-label="Filter">
      <Filter
        label="Branche"
        value={choice.agencySector ?? ""}
        choices={agencySectors}
        onChange={(value) => onChange("agencySector", value)}
      />
      <Filter
        label="Region"
        value={choice.region ?? ""}
        choices={regions}
        onChange={(value) => onChange("region", value)}
      />
      <Filter
        label="Vorlauf"
        value={String(choice.months)}
        choices={leads}
        onChange={(value) => onChange("months", value)}
      />
      <Filter
        label="Sicherheit"
        value={choice.basis ?? ""}
        choices={confidences}
        onChange={(value) => onChange("basis", value)}
      />
      {choice.buyer !== undefined && (
        <button type="button" className={styles.filter} onClick={() => onChange("buyer", "")}>
          <small>Auftraggeber</small> {buyerName ?? "gewählt"}
          <X size={14} aria-label="Auftraggeber nicht mehr eingrenzen" />
        </button>
      )}
    </div>
  );
}

function Filter(props: {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const { label, value, choices, onChange } = props;
  return (
    <NativeSelect
      label={label}
      value={value}
      choices={choices}
      onChange={onChange}
      className={styles.filter}
    >
      <small>{label}</small> {choices.find((choice) => choice.value === value)?.label}
      <ChevronsUpDown size={14} aria-hidden />
    </NativeSelect>
  );
}
