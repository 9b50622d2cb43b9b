import type { AssessmentAccess } from "@tc/contract";
import { agencySectorDefinitions } from "@tc/domain";
import { berlinDay, formatDay, formatNumber } from "../../../../platform/format/format";
import { levelWords, procedureWords, stateWords } from "../../../../platform/format/words";
import { Button } from "../../../../ui/forms/button";
import { CheckList } from "../../../../ui/forms/check-list";
import type { Choice } from "../../../../ui/forms/check-list";
import { Sheet } from "../../../../ui/overlays/sheet";
import { TypedField } from "../../../../ui/forms/typed-field";
import { cpvName, regionName } from "./active-filters";
import { AssessmentFilters } from "./assessment-filters";
import { EuroRange } from "./euro-range";
import { FilterGroup as Group } from "./filter-group";
import { noFilters } from "./filters";
import type { FilterChange, Filters } from "./filters";
import type { Facets } from "../queries";
import { addDays, parseTypedDay } from "../../../../platform/format/typed-values";
import styles from "./filter-panel.module.css";

interface Props {
  filters: Filters;
  facets: Facets | undefined;
  access: AssessmentAccess | undefined;
  total: number | undefined;
  now: Date;
  onChange: (change: FilterChange) => void;
  onClose: () => void;
}

/** Every choice acts at once; the counts beside it say what it would find. */
export function FilterPanel(props: Props) {
  const { filters, facets, access, total, now, onChange, onClose } = props;
  const today = berlinDay(now);
  const agencySectors = new Set(Object.keys(agencySectorDefinitions));
  return (
    <Sheet
      isOpen
      title="Filter"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={() => onChange(noFilters)}>
            Zurücksetzen
          </Button>
          <Button look="main" onClick={onClose}>
            {total === undefined ? "Treffer" : `${formatNumber(total)} Treffer`} anzeigen
          </Button>
        </>
      }
    >
      <Group title="Status">
        <CheckList
          label="Status"
          choices={choicesOf(
            facets?.state,
            filters.state,
            (value) => stateWords[value as keyof typeof stateWords] ?? value,
          )}
          selected={filters.state}
          onChange={(state) => onChange({ state: state as Filters["state"] })}
        />
      </Group>
      <Group title="Branche">
        <CheckList
          label="Branche"
          choices={choicesOf(
            facets?.agencySector,
            filters.cpv.filter((code) => agencySectors.has(code)),
            cpvName,
          )}
          selected={filters.cpv}
          onChange={(cpv) => onChange({ cpv: cpv.length > 0 ? cpv : null })}
        />
      </Group>
      <Group title="Land">
        <CheckList
          label="Land"
          choices={choicesOf(facets?.region, filters.region, regionName)}
          selected={filters.region}
          onChange={(region) => onChange({ region: region.length > 0 ? region : null })}
        />
      </Group>
      <AssessmentFilters filters={filters} access={access} onChange={onChange} />
      <Group title="Frist">
        <div className={styles.pair} role="group" aria-label="Frist">
          {(["deadlineFrom", "deadlineTo"] as const).map((end, index) => (
            <TypedField
              key={end}
              label={index === 0 ? "von" : "bis"}
              placeholder="TT.MM.JJJJ"
              problem="Bitte ein Datum wie 24.12.2026"
              value={filters[end]}
              show={formatDay}
              read={(text) => parseTypedDay(text, today)}
              onChange={(day) => onChange({ [end]: day })}
            />
          ))}
        </div>
        <div className={styles.presets}>
          {[7, 14, 30].map((days) => (
            <button
              key={days}
              type="button"
              onClick={() => onChange({ deadlineFrom: today, deadlineTo: addDays(today, days) })}
            >
              nächste {days} Tage
            </button>
          ))}
        </div>
      </Group>
      <Group title="Veröffentlichter Wert">
        <EuroRange
          label="Veröffentlichter Wert"
          min={filters.valueMin}
          max={filters.valueMax}
          onMin={(valueMin) => onChange({ valueMin })}
          onMax={(valueMax) => onChange({ valueMax })}
        />
        <p className={styles.note}>
          Höchstwerte von Rahmenvereinbarungen zählen hier nicht: Sie sind kein erwarteter Umsatz.
        </p>
      </Group>
      <Group title="Verfahren">
        <CheckList
          label="Verfahren"
          choices={choicesOf(
            facets?.procedure,
            filters.procedure,
            (value) => procedureWords[value as keyof typeof procedureWords] ?? value,
          )}
          selected={filters.procedure}
          onChange={(procedure) =>
            onChange({
              procedure: procedure.length > 0 ? (procedure as Filters["procedure"]) : null,
            })
          }
        />
      </Group>
      <Group title="Ebene">
        <CheckList
          label="Ebene"
          choices={choicesOf(
            facets?.level,
            filters.level,
            (value) => levelWords[value as keyof typeof levelWords] ?? value,
          )}
          selected={filters.level}
          onChange={(level) =>
            onChange({ level: level.length > 0 ? (level as Filters["level"]) : null })
          }
        />
      </Group>
      <Group title="CPV-Abteilung">
        <CheckList
          label="CPV-Abteilung"
          choices={choicesOf(
            facets?.cpvDivision,
            filters.cpv.filter((code) => !agencySectors.has(code)),
            cpvName,
          )}
          selected={filters.cpv}
          onChange={(cpv) => onChange({ cpv: cpv.length > 0 ? cpv : null })}
        />
      </Group>
      <Group title="Quelle">
        <CheckList
          label="Quelle"
          choices={choicesOf(facets?.source, filters.source, (value) => value)}
          selected={filters.source}
          onChange={(source) => onChange({ source: source.length > 0 ? source : null })}
        />
      </Group>
    </Sheet>
  );
}

/** The facet's choices, and chosen ones that would find nothing, so that they can be taken back. */
function choicesOf(
  facet: Facets["state"] | undefined,
  selected: readonly string[],
  name: (value: string) => string,
): Choice[] {
  const options = (facet ?? []).map(({ value, label, count }) => {
    const optionName = name(value);
    // Only our own words are German in every case; the server's label serves what we do not know.
    return { value, label: optionName === value && label !== "" ? label : optionName, count };
  });
  const missing = selected.filter((value) => !options.some((choice) => choice.value === value));
  return [...options, ...missing.map((value) => ({ value, label: name(value), count: 0 }))];
}
