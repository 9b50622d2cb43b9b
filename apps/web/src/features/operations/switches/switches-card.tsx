import type { Switch } from "@tc/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import { LoadState } from "../../admin";
import { useSwitches } from "../queries";
import { SwitchDialog } from "./switch-dialog";
import styles from "./switches-card.module.css";

/** What of the product can be stopped at once, with what stops and who has stopped it. */
export function SwitchesCard() {
  const list = useSwitches();
  const [chosen, setChosen] = useState<Switch>();
  const switches = list.data?.switches;
  const offCount = switches?.filter(({ off }) => off).length;
  return (
    <Card
      title="Schalter"
      note={offCount === undefined ? undefined : offCount === 0 ? "alles an" : `${offCount} aus`}
    >
      <div className={panel.stack}>
        <p className={panel.note}>
          Hält einen Teil des Produkts sofort an, in allen Prozessen, und startet ihn wieder. Jede
          Änderung steht mit Grund im Protokoll.
        </p>
        <LoadState
          isPending={list.isPending}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
        {switches && (
          <ul className={panel.list}>
            {switches.map((it) => (
              <li key={it.name}>
                <SwitchText {...it} />
                <Button
                  aria-label={`${it.off ? "Einschalten" : "Ausschalten"}: ${it.label}`}
                  look={it.off ? "main" : "plain"}
                  onClick={() => setChosen(it)}
                >
                  {it.off ? "Einschalten" : "Ausschalten"}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {chosen && <SwitchDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

function SwitchText({ label, stops, after, off }: Switch) {
  const Icon = off ? CircleX : CircleCheck;
  return (
    <div className={panel.who}>
      <b>{label}</b>{" "}
      <span className={styles.state} data-off={off !== undefined || undefined}>
        <Icon size={14} aria-hidden /> {off ? "aus" : "an"}
      </span>
      {off ? (
        <>
          <p className={styles.since}>
            Seit {formatMoment(off.since)}
            {off.by === undefined ? "" : ` durch ${off.by}`}. Grund: {off.reason}
          </p>
          <small>
            {stops} {after}
          </small>
        </>
      ) : (
        <small>Wenn aus: {stops}</small>
      )}
    </div>
  );
}
