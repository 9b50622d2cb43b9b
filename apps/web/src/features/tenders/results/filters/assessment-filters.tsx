import type { AssessmentAccess } from "@tc/contract";
import { markFilters, tenderFilters } from "@tc/domain";
import type { Feature, Tier } from "@tc/domain";
import type { ReactNode } from "react";
import { NumberField } from "../../../../ui/forms/number-field";
import { RadioList } from "../../../../ui/forms/radio-list";
import { LockBadge } from "../../../assessment";
import { contestedWords, markFilterWords } from "./active-filters";
import { EuroRange } from "./euro-range";
import { FilterGroup } from "./filter-group";
import type { FilterChange, Filters } from "./filters";
import styles from "./filter-panel.module.css";

interface Props {
  filters: Filters;
  access: AssessmentAccess | undefined;
  onChange: (change: FilterChange) => void;
}

const contestedChoices = [
  { value: "all", label: "alle" },
  ...tenderFilters.contested.values.map((value) => ({ value, label: contestedWords[value] })),
] as const;
const markChoices = markFilters.map((value) => ({ value, label: markFilterWords[value] }));

/** By what the assessment says and what the agency has said; locked parts name the plan that opens them. */
export function AssessmentFilters({ filters, access, onChange }: Props) {
  return (
    <>
      <FilterGroup title="AgencyFit">
        <Lockable tier={access?.lockedFit} feature="agencyFit" name="AgencyFit">
          <Bound
            label="ab"
            placeholder="65"
            suffix="von 100"
            name="fitMin"
            steps={[45, 65, 80]}
            word={(step) => `ab ${step}`}
            value={filters.fitMin}
            onChange={(fitMin) => onChange({ fitMin })}
          />
        </Lockable>
      </FilterGroup>
      <FilterGroup title="TenderChances">
        <Lockable tier={access?.lockedChances} feature="tenderChances" name="TenderChances">
          <Bound
            label="ab"
            placeholder="20"
            suffix="%"
            name="chancesMin"
            steps={[20, 35, 50]}
            word={(step) => `ab ${step} %`}
            value={filters.chancesMin}
            onChange={(chancesMin) => onChange({ chancesMin })}
          />
        </Lockable>
      </FilterGroup>
      <FilterGroup title="Wettbewerb">
        <Lockable tier={access?.lockedCompetition} feature="competition" name="Wettbewerb">
          <Bound
            label="erwartete Angebote bis"
            placeholder="5"
            name="offersMax"
            steps={[3, 5, 8]}
            word={(step) => `bis ${step}`}
            value={filters.offersMax}
            onChange={(offersMax) => onChange({ offersMax })}
          />
          <div className={styles.radios}>
            <RadioList
              label="Besonders umkämpfte"
              choices={contestedChoices}
              value={filters.contested ?? "all"}
              onChange={(contested) =>
                onChange({ contested: contested === "all" ? null : contested })
              }
            />
          </div>
        </Lockable>
      </FilterGroup>
      <FilterGroup title="Budget, auch geschätzt">
        <Lockable tier={access?.lockedBudget} feature="budget" name="Budget">
          <EuroRange
            label="Budget, auch geschätzt"
            min={filters.budgetMin}
            max={filters.budgetMax}
            onMin={(budgetMin) => onChange({ budgetMin })}
            onMax={(budgetMax) => onChange({ budgetMax })}
          />
        </Lockable>
      </FilterGroup>
      <FilterGroup title="Eure Markierungen">
        <RadioList
          label="Markierung"
          isLabelHidden
          choices={markChoices}
          value={filters.mark ?? "open"}
          onChange={(mark) => onChange({ mark: mark === "open" ? null : mark })}
        />
      </FilterGroup>
    </>
  );
}

interface LockableProps {
  tier: Tier | undefined;
  feature: Feature;
  name: string;
  children: ReactNode;
}

function Lockable({ tier, feature, name, children }: LockableProps) {
  if (tier === undefined) return children;
  return <LockBadge tier={tier} feature={feature} name={name} />;
}

interface BoundProps {
  label: string;
  placeholder: string;
  suffix?: string;
  name: "fitMin" | "chancesMin" | "offersMax";
  /** Bounds one may take with a click. */
  steps: readonly number[];
  word: (step: number) => string;
  value: number | null;
  onChange: (value: number | null) => void;
}

function Bound({ name, steps, word, value, onChange, ...field }: BoundProps) {
  const { min, max } = tenderFilters[name];
  return (
    <>
      <NumberField
        {...field}
        min={min}
        max={max}
        value={value ?? undefined}
        onChange={(next) => onChange(next ?? null)}
      />
      <div className={styles.presets}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={value === step}
            onClick={() => onChange(value === step ? null : step)}
          >
            {word(step)}
          </button>
        ))}
      </div>
    </>
  );
}
