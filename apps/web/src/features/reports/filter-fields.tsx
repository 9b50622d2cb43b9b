import type { Report } from "@tc/contract";
import { Button } from "../../ui/forms/button";
import { levels, readChoice, regions, sectors, spans, withChoice } from "../business-intelligence";
import { Choice } from "./choice";
import form from "../../ui/forms/dense-form.module.css";
import styles from "./reports.module.css";

type Filters = Report["filters"];

interface Props {
  filters: Filters;
  buyerName: string | undefined;
  onChange: (filters: Filters) => void;
}

/** The filters of business intelligence, in a form */
export function FilterFields({ filters, buyerName, onChange }: Props) {
  const { sector = "alle", region = "", level = "", months, buyer } = filters;
  const fields = [
    ["Branche", "branche", sector, sectors],
    ["Region", "region", region, regions],
    ["Ebene", "ebene", level, levels],
    [
      "Zeitraum",
      "monate",
      String(months),
      spans.map((span) => ({ value: String(span), label: `${span} Monate` })),
    ],
  ] as const;
  // Through the address of the page, so that one place says what its values mean.
  const query = new URLSearchParams({
    branche: sector,
    region,
    ebene: level,
    monate: String(months),
    ...(buyer !== undefined && { auftraggeber: buyer }),
  });
  return (
    <>
      <div className={form.row}>
        {fields.map(([label, name, value, choices]) => (
          <Choice
            key={name}
            label={label}
            value={value}
            choices={choices}
            onChange={(next) => onChange(readChoice(withChoice(query, name, next)))}
          />
        ))}
      </div>
      {buyer !== undefined && (
        <p className={styles.buyer}>
          Nur Auftraggeber {buyerName === undefined ? "der gewählten Seite" : `„${buyerName}“`}{" "}
          <Button
            look="quiet"
            onClick={() => onChange(readChoice(withChoice(query, "auftraggeber", "")))}
          >
            Filter entfernen
          </Button>
        </p>
      )}
    </>
  );
}
