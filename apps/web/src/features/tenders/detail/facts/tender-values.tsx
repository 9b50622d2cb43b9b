import { formatMoney } from "../../../../platform/format/format";
import { Fact } from "../../../../ui/layout/facts";
import { Amount } from "./amount";
import type { Tender } from "../queries";

/** Published values, each with what it is; they are never mixed. */
export function ValueFacts({ values }: { values: Tender["values"] }) {
  return (
    <>
      <Fact name="Schätzwert">{values.estimated && <Amount money={values.estimated} />}</Fact>
      <Fact name="Höchstwert">
        {values.frameworkMaximum && (
          <>
            {formatMoney(values.frameworkMaximum)}{" "}
            <small>Obergrenze der Rahmenvereinbarung, kein erwarteter Umsatz</small>
          </>
        )}
      </Fact>
      <Fact name="Höchstwert laut Ergebnis">
        {values.resultFrameworkMaximum && (
          <>
            {formatMoney(values.resultFrameworkMaximum)}{" "}
            <small>Obergrenze der Rahmenvereinbarung, kein erwarteter Umsatz</small>
          </>
        )}
      </Fact>
      <Fact name="Vergebener Wert">{values.total && <Amount money={values.total} />}</Fact>
    </>
  );
}

export function hasValues(values: Tender["values"]): boolean {
  return Object.values(values).some((value) => value !== undefined);
}
