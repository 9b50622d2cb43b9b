import { isPlaceholder } from "@tc/domain";
import type { Money } from "@tc/domain";
import { Fact } from "../../../../ui/layout/facts";
import { Amount } from "./amount";
import type { Tender } from "../queries";

/** Published values, each with what it is; they are never mixed. */
export function ValueFacts({ values }: { values: Tender["values"] }) {
  return (
    <>
      <Fact name="Schätzwert">{values.estimated && <Amount money={values.estimated} />}</Fact>
      <Fact name="Höchstwert">
        {values.frameworkMaximum && <Maximum money={values.frameworkMaximum} />}
      </Fact>
      <Fact name="Höchstwert laut Ergebnis">
        {values.resultFrameworkMaximum && <Maximum money={values.resultFrameworkMaximum} />}
      </Fact>
      <Fact name="Vergebener Wert">{values.total && <Amount money={values.total} />}</Fact>
    </>
  );
}

export function hasValues(values: Tender["values"]): boolean {
  return Object.values(values).some((value) => value !== undefined);
}

function Maximum({ money }: { money: Money }) {
  return (
    <>
      <Amount money={money} />{" "}
      {!isPlaceholder(money) && (
        <small>Obergrenze der Rahmenvereinbarung, kein erwarteter Umsatz</small>
      )}
    </>
  );
}
