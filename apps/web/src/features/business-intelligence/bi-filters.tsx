import { agencySectorDefinitions, laender } from "@tc/domain";
import { ChevronsUpDown, X } from "lucide-react";
import { NativeSelect } from "../../ui/forms/native-select";
import { spans } from "./bi-choice";
import type { BiQuery, ChoiceName } from "./bi-choice";
import styles from "./bi-page.module.css";

export const sectors = [
  { value: "own", label: "eure Branchen" },
  { value: "alle", label: "alle Branchen" },
  ...Object.entries(agencySectorDefinitions).map(([value, { label }]) => ({ value, label })),
];
export const regions = [
  { value: "", label: "alle" },
  ...Object.entries(laender)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "de")),
];
export const levels = [
  { value: "", label: "alle" },
  { value: "eu", label: "EU-weit" },
  { value: "national", label: "national" },
];
const periods = spans.map((months) => ({ value: String(months), label: `${months} Monate` }));

interface Props {
  choice: BiQuery;
  buyerName: string | undefined;
  onChange: (name: ChoiceName, value: string) => void;
}

export function BiFilters({ choice, buyerName, onChange }: Props) {
  const selects = [
    ["Branche", "branche", choice.sector ?? "alle", sectors],
    ["Region", "region", choice.region ?? "", regions],
    ["Ebene", "ebene", choice.level ?? "", levels],
    ["Zeitraum", "monate", String(choice.months), periods],
  ] as const;
  return (
    <div className={styles.filters}>
      {selects.map(([label, name, value, choices]) => (
        <NativeSelect
          key={name}
          label={label}
          value={value}
          choices={choices}
          onChange={(next) => onChange(name, next)}
          className={styles.filter}
        >
          <small>{label}</small> {choices.find((item) => item.value === value)?.label}
          <ChevronsUpDown size={14} aria-hidden />
        </NativeSelect>
      ))}
      {choice.buyer !== undefined && (
        <button
          type="button"
          className={styles.filter}
          onClick={() => onChange("auftraggeber", "")}
        >
          <small>Auftraggeber</small> {buyerName ?? "unbekannt"} <X size={14} aria-hidden />
          <span className="visually-hidden">Filter entfernen</span>
        </button>
      )}
    </div>
  );
}
