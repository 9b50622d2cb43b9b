import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import panel from "../../ui/layout/panel.module.css";
import { AnnouncementsCard } from "../announcements";
import { DataRequestsCard } from "../data-requests";
import { ContractCard } from "../processing-contract";
import { ProfileTabs } from "../profile";
import { useAgency } from "../shell";
import { DeletionCard } from "./deletion-card";
import { ExportCard } from "./export-card";

export function PrivacyPage() {
  const agency = useAgency();
  return (
    <ProfileTabs note={agency.isPending ? "Lädt …" : undefined}>
      {agency.data ? (
        <div className={panel.cards}>
          <AnnouncementsCard isOwner={agency.data.role === "owner"} />
          <ContractCard isOwner={agency.data.role === "owner"} />
          {agency.data.role === "owner" ? (
            <>
              <ExportCard />
              <DeletionCard agency={agency.data} />
            </>
          ) : (
            <Card title="Export und Löschung">
              <p className={panel.note}>
                Die Daten der Agentur exportieren und löschen kann nur ihre Inhaberin oder ihr
                Inhaber.
              </p>
            </Card>
          )}
          <DataRequestsCard />
          <Card title="Wie wir mit deinen Daten umgehen">
            <p className={panel.note}>
              Alles steht in der <a href="/datenschutz">Datenschutzerklärung</a>: was wir speichern,
              wozu, wie lange und wer es verarbeitet.
            </p>
          </Card>
        </div>
      ) : agency.isError ? (
        <Message
          isFailure
          title="Das ließ sich nicht laden"
          actions={<Button onClick={() => void agency.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(agency.error)}
        </Message>
      ) : (
        <div className={panel.cards}>
          <Bar width={100} height={120} />
          <Bar width={100} height={140} />
        </div>
      )}
    </ProfileTabs>
  );
}
