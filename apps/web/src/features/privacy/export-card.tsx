import { Download } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { PasswordDialog } from "../../ui/overlays/password-dialog";
import { showToast } from "../../ui/overlays/toast";
import panel from "../../ui/layout/panel.module.css";
import { useExport } from "./queries";

export function ExportCard() {
  const [isAsking, setAsking] = useState(false);
  const exporting = useExport();

  async function run(password: string) {
    try {
      const name = await exporting.mutateAsync(password);
      setAsking(false);
      showToast(`Heruntergeladen: ${name}`);
    } catch {
      // The dialog says why.
    }
  }

  return (
    <Card title="Daten exportieren">
      <div className={panel.stack}>
        <p className={panel.note}>
          Alles, was ihr eingegeben habt und was für euch entstanden ist, als ZIP mit JSON-Dateien:
          Profil, Referenzen, Team, Protokoll.
        </p>
        <div>
          <Button
            onClick={() => {
              exporting.reset();
              setAsking(true);
            }}
          >
            <Download size={15} aria-hidden />
            Daten exportieren
          </Button>
        </div>
      </div>
      {isAsking && (
        <PasswordDialog
          title="Daten exportieren"
          confirmLabel="Exportieren"
          isBusy={exporting.isPending}
          failure={exporting.error ? errorSentence(exporting.error) : undefined}
          onConfirm={(password) => void run(password)}
          onClose={() => setAsking(false)}
        >
          <p>Die Datei enthält alle Daten der Agentur. Bewahre sie sicher auf.</p>
        </PasswordDialog>
      )}
    </Card>
  );
}
