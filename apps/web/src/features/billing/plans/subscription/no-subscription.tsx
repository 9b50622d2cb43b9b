import { openWithoutPlan, tierRights } from "@tc/domain";
import { Link } from "react-router";
import { formatDay, formatMoment } from "../../../../platform/format/format";
import { ButtonLink } from "../../../../ui/forms/button";
import { Card } from "../../../../ui/layout/card";
import panel from "../../../../ui/layout/panel.module.css";
import type { Billing } from "../../../shell";

/** Nothing was bought: what holds instead, and the way to the plans. */
export function NoSubscription({ billing }: { billing: Billing }) {
  return (
    <Card title="Tarif" note={tierRights(billing.tier).name}>
      <div className={panel.stack}>
        <p className={panel.note}>{wordsOf(billing)}</p>
        {billing.source !== "granted" && (
          <div>
            <ButtonLink look="main" href="/app/upgrade">
              Tarife ansehen
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

function wordsOf({ source, trial, subscription }: Billing) {
  if (source === "granted") {
    return (
      <>
        Diesen Tarif haben wir für euch freigeschaltet. Für Änderungen{" "}
        <a href="/kontakt">schreib uns</a>.
      </>
    );
  }
  if (source === "trial" && trial.endsAt !== undefined) {
    return `Eure Testphase läuft bis ${formatMoment(trial.endsAt)}. Sie endet von selbst und kostet nichts; zu kündigen gibt es nichts.`;
  }
  const kept = `${openWithoutPlan} bleiben euch erhalten.`;
  if (subscription?.status === "canceled") {
    return `Euer Abo ist am ${formatDay(subscription.endsAt ?? subscription.periodEndsAt)} ausgelaufen. ${kept}`;
  }
  return (
    <>
      Ihr habt kein Abo. {kept} Was die Tarife dazu öffnen, steht unter{" "}
      <Link to="/app/upgrade">Tarife</Link>.
    </>
  );
}
