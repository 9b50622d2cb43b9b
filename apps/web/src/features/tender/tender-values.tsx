import type { Money } from "@tc/domain";
import { formatMoney } from "../../platform/format";
import { Fact } from "../../ui/facts";
import type { Tender } from "./queries";

/** Published values, each with what it is; they are never mixed. */
export function ValueFacts({ values }: { values: Tender["values"] }) {
  return (
    <>
      <Fact name="Schätzwert">{amount(values.estimated)}</Fact>
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
      <Fact name="Vergebener Wert">{amount(values.total)}</Fact>
    </>
  );
}

function amount(money: Money | undefined) {
  return money && formatMoney(money);
}

export function hasValues(values: Tender["values"]): boolean {
  return Object.values(values).some((value) => value !== undefined);
}
