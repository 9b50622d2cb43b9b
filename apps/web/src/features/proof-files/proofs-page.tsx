import { proofLimits } from "@tc/domain";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import panel from "../../ui/layout/panel.module.css";
import { ContractCard } from "../processing-contract";
import { ProfileTabs } from "../profile";
import { useAgency } from "../shell";
import { ProofRows } from "./proof-rows";
import { useProofs } from "./queries";
import type { ProofList } from "./queries";
import { UploadForm } from "./upload-form";

/** The agency's own proofs: kept once, and held against the deadlines of every tender. */
export function ProofsPage() {
  const proofs = useProofs();
  return (
    <ProfileTabs note={proofs.isPending ? "Lädt …" : undefined}>
      {proofs.data ? (
        <ProofCards proofs={proofs.data} onConcluded={() => void proofs.refetch()} />
      ) : proofs.isError ? (
        <Message
          isFailure
          title="Die Nachweise ließen sich nicht laden"
          actions={<Button onClick={() => void proofs.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(proofs.error)}
        </Message>
      ) : (
        <div className={panel.cards}>
          <Bar width={100} height={160} />
          <Bar width={100} height={110} />
        </div>
      )}
    </ProfileTabs>
  );
}

function ProofCards({ proofs, onConcluded }: { proofs: ProofList; onConcluded: () => void }) {
  const { files, isContractConcluded } = proofs;
  const role = useAgency().data?.role;
  const isFull = files.length >= proofLimits.agencyFiles;
  return (
    <div className={panel.cards}>
      <Card title="Hinterlegte Nachweise" note={`${files.length} von ${proofLimits.agencyFiles}`}>
        {files.length === 0 ? (
          <p className={panel.note}>
            Noch keine. Zertifikate, Registerauszüge und Versicherungsnachweise braucht fast jedes
            Angebot; hier liegen sie verschlüsselt und nur für euch. Die Angebotsmappe prüft sie
            gegen die Fristen jeder Ausschreibung.
          </p>
        ) : (
          <ProofRows files={files} />
        )}
      </Card>
      {isContractConcluded ? (
        <Card title="Nachweis hinterlegen">
          {isFull ? (
            <p className={panel.note}>
              Mehr als {proofLimits.agencyFiles} Nachweise passen nicht. Löscht einen, der
              abgelaufen ist.
            </p>
          ) : (
            <UploadForm />
          )}
        </Card>
      ) : (
        <>
          <p className={panel.note}>
            In Nachweisen stehen oft Namen und andere personenbezogene Daten. Bevor ihr welche
            hinterlegt, braucht es den Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).
          </p>
          <ContractCard isOwner={role === "owner"} onConcluded={onConcluded} />
        </>
      )}
    </div>
  );
}
