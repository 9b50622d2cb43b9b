import type { getAgency } from "@tc/contract";
import { accountLimits } from "@tc/domain";
import { useState } from "react";
import type { z } from "zod";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import panel from "../../ui/layout/panel.module.css";
import { DeletionDialog } from "./deletion-dialog";
import { useCancelDeletion } from "./queries";

export function DeletionCard({ agency }: { agency: z.output<typeof getAgency.response> }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelDeletion();

  async function takeBack() {
    try {
      await cancel.mutateAsync();
      showToast("Die Löschung ist zurückgenommen.");
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  return (
    <Card title="Agentur löschen">
      <div className={panel.stack}>
        {agency.deletionDueAt === undefined ? (
          <>
            <p className={panel.note}>
              Löscht die Agentur mit allen Mitgliedern und Daten. {accountLimits.deletionGraceDays}{" "}
              Tage lang lässt es sich zurücknehmen, danach ist alles endgültig weg, bis auf
              Rechnungen und Vertragsunterlagen, die wir nach dem Gesetz gesperrt aufbewahren.
            </p>
            <div>
              <Button onClick={() => setAsking(true)}>Agentur löschen</Button>
            </div>
          </>
        ) : (
          <>
            <p className={panel.note}>
              <b>Die Löschung ist beantragt.</b> Am {formatMoment(agency.deletionDueAt)} werden alle
              Daten gelöscht.
            </p>
            <div>
              <Button look="main" disabled={cancel.isPending} onClick={() => void takeBack()}>
                Löschung zurücknehmen
              </Button>
            </div>
          </>
        )}
      </div>
      {isAsking && <DeletionDialog agencyName={agency.name} onClose={() => setAsking(false)} />}
    </Card>
  );
}
