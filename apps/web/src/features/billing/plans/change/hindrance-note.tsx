import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "../../../../platform/format/format";
import panel from "../../../../ui/layout/panel.module.css";
import type { Billing } from "../../../shell";
import { hindrance, runningSubscription } from "../upgrade/offer";

/** Why the list of plans has no buttons now, and what to do about it. */
export function HindranceNote({ billing }: { billing: Billing }) {
  const words = wordsOf(billing);
  if (words === undefined) return null;
  return (
    <p className={panel.hint}>
      <Info size={16} aria-hidden />
      <span>{words}</span>
    </p>
  );
}

function wordsOf(billing: Billing): ReactNode {
  const toSubscription = <Link to="/app/subscription">Zum Abo</Link>;
  switch (hindrance(billing)) {
    case undefined:
      return undefined;
    case "granted":
      return (
        <>
          Euren Tarif haben wir für euch freigeschaltet. Buchen müsst ihr nichts; für Änderungen{" "}
          <a href="/kontakt">schreib uns</a>.
        </>
      );
    case "member":
      return "Testen, buchen, wechseln und kündigen kann nur die Inhaberin oder der Inhaber eurer Agentur.";
    case "no_provider":
      return (
        <>
          Buchen geht hier noch nicht, weil noch keine Bezahlung eingerichtet ist. Wenn du buchen
          möchtest, <a href="/kontakt">schreib uns</a>.
        </>
      );
    case "processing":
      return (
        <>
          Eure erste Zahlung ist unterwegs. Sobald sie da ist, könnt ihr den Tarif wechseln.{" "}
          {toSubscription}
        </>
      );
    case "unpaid":
      return (
        <>Eine Rechnung ist offen. Wechseln könnt ihr, sobald sie bezahlt ist. {toSubscription}</>
      );
    case "cancelled": {
      const endsAt = runningSubscription(billing)?.endsAt ?? "";
      return (
        <>
          Euer Abo ist zum {formatDay(endsAt)} gekündigt. Nimm die Kündigung zurück, wenn du den
          Tarif wechseln möchtest. {toSubscription}
        </>
      );
    }
  }
}
