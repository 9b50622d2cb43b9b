import type { Money } from "@tc/domain";
import { formatMoney } from "../../../../platform/format/format";

/** From here on an amount is a price; 0,01 € and 1 € stand where a form demanded some number. */
export const smallestPriceCents = 101;

/** A published amount; a placeholder is shown as published and called what it is. */
export function Amount({ money }: { money: Money | undefined }) {
  if (!money) return null;
  return (
    <>
      {formatMoney(money)}
      {money.cents < smallestPriceCents && <small> Platzhalter, kein Preis</small>}
    </>
  );
}
