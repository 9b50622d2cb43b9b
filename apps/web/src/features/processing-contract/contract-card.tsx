import type { ProcessingContract } from "@tc/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { showToast } from "../../ui/overlays/toast";
import { ContractSheet } from "./contract-sheet";
import { useConclude, usePrint, useProcessingContract } from "./queries";

interface Props {
  isOwner: boolean;
  onConcluded?: (() => void) | undefined;
}

/** The contract of Art. 28 GDPR: whether it is concluded, to read, to conclude, to keep. */
export function ContractCard({ isOwner, onConcluded }: Props) {
  const contract = useProcessingContract();
  return (
    <Card title="Vertrag zur Auftragsverarbeitung">
      {contract.data ? (
        <State contract={contract.data} isOwner={isOwner} onConcluded={onConcluded} />
      ) : contract.isError ? (
        <div className={panel.stack}>
          <p className={panel.failure}>{errorSentence(contract.error)}</p>
          <div>
            <Button onClick={() => void contract.refetch()}>Erneut versuchen</Button>
          </div>
        </div>
      ) : (
        <Bar width={100} height={64} />
      )}
    </Card>
  );
}

function State({ contract, isOwner, onConcluded }: Props & { contract: ProcessingContract }) {
  const [isReading, setReading] = useState(false);
  const conclude = useConclude();
  const print = usePrint();
  const { current, concluded } = contract;
  const isCurrent = concluded?.version === current.version;

  async function run() {
    try {
      await conclude.mutateAsync(current.version);
      setReading(false);
      showToast("Der Vertrag ist geschlossen.");
      onConcluded?.();
    } catch {
      // The sheet says why.
    }
  }

  async function download() {
    try {
      showToast(`Heruntergeladen: ${await print.mutateAsync()}`);
    } catch (error) {
      showToast(errorSentence(error));
    }
  }

  return (
    <div className={panel.stack}>
      <p className={panel.note}>
        {concluded
          ? `Geschlossen am ${formatMoment(concluded.at)} von ${concluded.byName}, Fassung ${concluded.version}.`
          : "Noch nicht geschlossen. Ihr braucht ihn, sobald ihr personenbezogene Daten eurer Mitarbeitenden oder Kundschaft eingebt."}
        {concluded && !isCurrent && ` Es gibt eine neue Fassung (${current.version}).`}
        {!isCurrent &&
          !isOwner &&
          " Schließen kann ihn die Inhaberin oder der Inhaber der Agentur."}
      </p>
      <div className={panel.deeds}>
        <Button
          look={isCurrent || !isOwner ? "plain" : "main"}
          onClick={() => {
            conclude.reset();
            setReading(true);
          }}
        >
          {isCurrent || !isOwner ? "Vertrag lesen" : "Lesen und schließen"}
        </Button>
        <Button aria-disabled={print.isPending} onClick={() => !print.isPending && void download()}>
          <Download size={15} aria-hidden />
          {concluded ? "Als PDF" : "Entwurf als PDF"}
        </Button>
      </div>
      {isReading && (
        <ContractSheet
          text={isCurrent ? concluded.text : current.text}
          onClose={() => setReading(false)}
          onConclude={isOwner && !isCurrent ? () => void run() : undefined}
          isBusy={conclude.isPending}
          failure={conclude.error ? errorSentence(conclude.error) : undefined}
        />
      )}
    </div>
  );
}
