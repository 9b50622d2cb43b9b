import { isPlaceholder } from "@tc/domain";
import type { Money } from "@tc/domain";
import { formatMoney } from "../../../../platform/format/format";

/** A published amount; a placeholder is no value, so it stands in the note as what was published. */
export function Amount({ money }: { money: Money | undefined }) {
  if (!money) return null;
  if (!isPlaceholder(money)) return <>{formatMoney(money)}</>;
  return (
    <>
      Kein Wert{" "}
      <small>veröffentlicht sind {formatMoney(money)}, ein Platzhalter oder Stückpreis</small>
    </>
  );
}
