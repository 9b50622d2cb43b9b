import { cheapestTierWith, tierRights } from "@tc/domain";
import type { ReactNode } from "react";
import { Link, Navigate } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Message } from "../../../ui/feedback/message";
import { Button } from "../../../ui/forms/button";
import { LoadingScreen } from "../../../ui/layout/loading-screen";
import { PageFrame } from "../../../ui/layout/page-frame";
import { useMatchInvitations } from "../queries";
import styles from "../agency-match.module.css";
import { InvitationCard } from "./invitation-card";

const upgradePath = "/app/upgrade?feature=agencyMatch";

/** After the plan has ended: the consents that are left, each to be taken back. Without any, only the plan is named. */
export function ConsentsPage({ tabs }: { tabs: ReactNode }) {
  const list = useMatchInvitations();
  if (list.isPending) return <LoadingScreen text="Lade AgencyMatch…" />;
  if (list.data?.invitations.length === 0) return <Navigate to={upgradePath} replace />;
  const { name } = tierRights(cheapestTierWith("agencyMatch"));
  return (
    <PageFrame title="AgencyMatch">
      {tabs}
      <div className={styles.page}>
        <section className={styles.part} aria-labelledby="match-freigaben">
          <h2 id="match-freigaben">Was ihr freigegeben habt</h2>
          {list.data ? (
            <>
              <p className={styles.lead}>
                Diese Zusagen gelten weiter, bis ihr euch zurückzieht. Das geht jederzeit, auch ohne
                Tarif.
              </p>
              <ul className={styles.list}>
                {list.data.invitations.map((invitation) => (
                  <li key={invitation.id}>
                    <InvitationCard invitation={invitation} ownContact={list.data.ownContact} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Message
              isFailure
              title="Eure Freigaben ließen sich nicht laden"
              actions={<Button onClick={() => void list.refetch()}>Erneut versuchen</Button>}
            >
              {errorSentence(list.error)}
            </Message>
          )}
        </section>
        <Message title={`AgencyMatch gehört zum Tarif ${name}`}>
          Neue Anfragen seht und beantwortet ihr damit wieder.{" "}
          <Link to={upgradePath}>Tarife ansehen</Link>
        </Message>
      </div>
    </PageFrame>
  );
}
