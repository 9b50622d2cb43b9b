import { canUse } from "@tc/domain";
import type { ReactNode } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { count } from "../../platform/format/format";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { PageFrame } from "../../ui/layout/page-frame";
import { FeatureGuard } from "../billing";
import { useAgency } from "../shell";
import { ConsentsPage } from "./agency/consents-page";
import { InvitationCard } from "./agency/invitation-card";
import { InvitingBuyers } from "./agency/inviting-buyers";
import { useMatchInvitations } from "./queries";
import styles from "./agency-match.module.css";

/** Without the plan only what the agency has consented to, as a consent can always be taken back. */
export function AgencyMatchPage({ tabs }: { tabs: ReactNode }) {
  const agency = useAgency();
  if (agency.data && !canUse(agency.data.tier, "agencyMatch")) return <ConsentsPage tabs={tabs} />;
  return (
    <FeatureGuard feature="agencyMatch">
      <WholePage tabs={tabs} />
    </FeatureGuard>
  );
}

/** Requests that buyers have put to this agency, and buyers that often award without a call. */
function WholePage({ tabs }: { tabs: ReactNode }) {
  const list = useMatchInvitations();
  const waiting = list.data?.invitations.filter(({ state, isOpen }) => isOpen && state === "asked");
  return (
    <PageFrame
      title="AgencyMatch"
      note={
        waiting && waiting.length > 0
          ? count(waiting.length, "offene Anfrage", "offene Anfragen")
          : undefined
      }
    >
      {tabs}
      <div className={styles.page}>
        <section className={styles.part} aria-labelledby="match-anfragen">
          <h2 id="match-anfragen">Anfragen an euch</h2>
          <p className={styles.lead}>
            Auftraggeber suchen hier Agenturen für Aufträge, die sie ohne öffentlichen Aufruf
            vergeben dürfen. Wir fragen wenige Agenturen, deren Profil passt. Kontaktdaten werden
            erst ausgetauscht, wenn ihr und der Auftraggeber zugestimmt habt. Eine Anfrage ist keine
            Zusage, und AgencyMatch öffnet keine geheimen Verfahren.
          </p>
          {list.data ? (
            list.data.invitations.length === 0 ? (
              <Message title="Noch keine Anfrage">
                Sobald ein Auftraggeber etwas sucht, das zu eurem Profil passt, steht es hier, und
                ihr bekommt eine Mail. Je genauer <a href="/app/profil">euer Profil</a>, desto
                besser die Auswahl.
              </Message>
            ) : (
              <ul className={styles.list}>
                {list.data.invitations.map((invitation) => (
                  <li key={invitation.id}>
                    <InvitationCard invitation={invitation} ownContact={list.data.ownContact} />
                  </li>
                ))}
              </ul>
            )
          ) : list.isError ? (
            <Message
              isFailure
              title="Die Anfragen ließen sich nicht laden"
              actions={<Button onClick={() => void list.refetch()}>Erneut versuchen</Button>}
            >
              {errorSentence(list.error)}
            </Message>
          ) : (
            <div role="status">
              <span className="visually-hidden">Lädt …</span>
              <Bar width={100} height={160} />
            </div>
          )}
        </section>
        <InvitingBuyers />
      </div>
    </PageFrame>
  );
}
