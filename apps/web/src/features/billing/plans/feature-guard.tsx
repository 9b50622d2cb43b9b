import { canUse } from "@tc/domain";
import type { Feature } from "@tc/domain";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { LoadingScreen } from "../../../ui/layout/loading-screen";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { Message } from "../../../ui/feedback/message";
import { useAgency } from "../../shell";

/** A screen that the plan must have; everybody else sees which plan opens it. The server decides by itself. */
export function FeatureGuard({ feature, children }: { feature: Feature; children: ReactNode }) {
  const agency = useAgency();
  if (agency.isPending) return <LoadingScreen text="Lade Berechtigungen…" />;
  if (agency.isError) {
    return (
      <main id="inhalt" tabIndex={-1}>
        <Message
          isFailure
          title="Die Berechtigungen sind gerade nicht lesbar"
          actions={<Button onClick={() => void agency.refetch()}>Noch einmal versuchen</Button>}
        >
          {errorSentence(agency.error)}
        </Message>
      </main>
    );
  }
  if (canUse(agency.data.tier, feature)) return children;
  return <Navigate to={`/app/upgrade?feature=${feature}`} replace />;
}
