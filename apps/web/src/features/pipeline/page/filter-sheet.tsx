import { pipelineSorts } from "@tc/contract";
import type { PipelineSort } from "@tc/contract";
import { Button } from "../../../ui/forms/button";
import { DayField } from "../../../ui/forms/day-field";
import { RadioList } from "../../../ui/forms/radio-list";
import { Sheet } from "../../../ui/overlays/sheet";
import type { View, ViewChange } from "../state/use-view";
import styles from "./filter-sheet.module.css";

interface Props {
  view: View;
  now: Date;
  onChange: (change: ViewChange) => void;
  onClose: () => void;
}

const sortWords = {
  deadline: "Frist, früheste zuerst",
  fit: "AgencyFit, höchste zuerst",
  value: "Wert, höchster zuerst",
  stage: "Stufe",
  title: "Titel",
} as const satisfies Record<PipelineSort, string>;

/** Filters and order of all three views. */
export function FilterSheet({ view, now, onChange, onClose }: Props) {
  return (
    <Sheet
      title="Filter"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button
            look="quiet"
            onClick={() => onChange({ until: null, sort: null, quick: null, search: null })}
          >
            Zurücksetzen
          </Button>
          <Button onClick={onClose}>Fertig</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <DayField
          label="Frist bis"
          day={view.until ?? undefined}
          now={now}
          onChange={(until) => onChange({ until: until ?? null })}
        />
        <RadioList
          label="Ordnung"
          choices={pipelineSorts.map((value) => ({ value, label: sortWords[value] }))}
          value={view.sort ?? "deadline"}
          onChange={(sort) => onChange({ sort: sort === "deadline" ? null : sort })}
        />
      </div>
    </Sheet>
  );
}
