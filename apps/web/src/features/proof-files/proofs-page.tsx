import type { ProofFile } from "@tc/contract";
import { proofLimits } from "@tc/domain";
import { useEffect, useRef, useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import panel from "../../ui/layout/panel.module.css";
import { useFocusAfter } from "../../ui/layout/use-focus-after";
import { workArea } from "../../ui/layout/work-area";
import { ContractCard } from "../processing-contract";
import { ProfileTabs } from "../profile";
import { useAgency } from "../shell";
import { DeleteProofDialog } from "./delete-proof-dialog";
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
          actions={
            <Button
              onClick={() => {
                workArea()?.focus();
                void proofs.refetch();
              }}
            >
              Erneut versuchen
            </Button>
          }
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
  const isFull = files.length + (proofs.replaced?.length ?? 0) >= proofLimits.agencyFiles;
  const [deleting, setDeleting] = useState<ProofFile>();
  const [deletedId, setDeletedId] = useState<string>();
  const listTitle = useRef<HTMLHeadingElement>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  // The deleted row had the focus.
  useEffect(() => {
    if (deletedId !== undefined) listTitle.current?.focus();
  }, [deletedId]);
  // Contract and form give way to one another, the form to a sentence.
  useFocusAfter(`${isContractConcluded} ${isFull}`, () => formTitle.current);
  return (
    <div className={panel.cards}>
      <Card
        title="Hinterlegte Nachweise"
        titleRef={listTitle}
        note={`${files.length + (proofs.replaced?.length ?? 0)} von ${proofLimits.agencyFiles}`}
      >
        {files.length === 0 ? (
          <p className={panel.note}>
            Noch keine. Zertifikate, Registerauszüge und Versicherungsnachweise braucht fast jedes
            Angebot; hier liegen sie verschlüsselt und nur für euch. Die Angebotsmappe prüft sie
            gegen die Fristen jeder Ausschreibung.
          </p>
        ) : (
          <ProofRows proofs={proofs} onDelete={setDeleting} />
        )}
      </Card>
      {isContractConcluded ? (
        <Card title="Nachweis hinterlegen" titleRef={formTitle}>
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
      {deleting && (
        <DeleteProofDialog
          file={deleting}
          onDeleted={() => {
            setDeleting(undefined);
            setDeletedId(deleting.id);
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}
