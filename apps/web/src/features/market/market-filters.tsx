import { agencySectorDefinitions, laender } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import { ChevronsUpDown } from "lucide-react";
import { NativeSelect } from "../../ui/forms/native-select";
import styles from "./market-filters.module.css";

export interface MarketChoice {
  readonly agencySector: AgencySector | undefined;
  readonly region: Land | undefined;
  readonly years: number;
}

const agencySectors = [
  { value: "", label: "Alle Agenturbranchen" },
  ...Object.entries(agencySectorDefinitions).map(([value, { label }]) => ({ value, label })),
];
const regions = [
  { value: "", label: "Ganz Deutschland" },
  ...Object.entries(laender)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "de")),
];
const spans = [1, 2, 3, 5, 10].map((years) => ({
  value: String(years),
  label: years === 1 ? "1 Jahr" : `${years} Jahre`,
}));

interface Props {
  choice: MarketChoice;
  onChange: (name: "branche" | "region" | "jahre", value: string) => void;
}

export function MarketFilters({ choice, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <Filter
        label="Branche"
        value={choice.agencySector ?? ""}
        choices={agencySectors}
        onChange={(value) => onChange("branche", value)}
      />
      <Filter
        label="Region"
        value={choice.region ?? ""}
        choices={regions}
        onChange={(value) => onChange("region", value)}
      />
      <Filter
        label="Zeitraum"
        value={String(choice.years)}
        choices={spans}
        onChange={(value) => onChange("jahre", value)}
      />
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
  const chosen = choices.find((choice) => choice.value === value)?.label;
  return (
    <NativeSelect
      label={label}
      value={value}
      choices={choices}
      onChange={onChange}
      className={styles.filter}
    >
      <small>{label}</small> {chosen}
      <ChevronsUpDown size={14} aria-hidden />
    </NativeSelect>
  );
}
