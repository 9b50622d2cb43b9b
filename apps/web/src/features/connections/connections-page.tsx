import { cheapestTierWith, tierRights } from "@tc/domain";
import { Link } from "react-router";
import { ApiError } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import panel from "../../ui/layout/panel.module.css";
import { ApiKeysCard, useApiKeys } from "../api-keys";
import { useWebhooks, WebhooksCard } from "../webhooks";
import { McpCard } from "./mcp-card";

/** What connects the agency's own programs with the product. */
export function ConnectionsPage() {
  const apiKeys = useApiKeys();
  return (
    <PageFrame title="Verbindungen" note={apiKeys.isPending ? "Lädt …" : undefined}>
      {apiKeys.data ? (
        <div className={panel.cards}>
          {!apiKeys.data.isInPlan && <LockedConnections />}
          {(apiKeys.data.isInPlan || apiKeys.data.keys.length > 0) && (
            <ApiKeysCard list={apiKeys.data} />
          )}
          <Webhooks />
          {apiKeys.data.isInPlan && <McpCard />}
        </div>
      ) : apiKeys.isError ? (
        <Failure error={apiKeys.error} onRetry={() => void apiKeys.refetch()} />
      ) : (
        <div className={panel.cards}>
          <Bar width={100} height={160} />
        </div>
      )}
    </PageFrame>
  );
}

/** Fails alone, and shows nothing where there is nothing to show. */
function Webhooks() {
  const webhooks = useWebhooks();
  if (webhooks.isError) {
    return (
      <Card title="Webhooks">
        <p role="alert" className={panel.failure}>
          {errorSentence(webhooks.error)}{" "}
          <Button onClick={() => void webhooks.refetch()}>Erneut versuchen</Button>
        </p>
      </Card>
    );
  }
  if (!webhooks.data) return <Bar width={100} height={120} />;
  const { isInPlan, webhooks: list } = webhooks.data;
  return isInPlan || list.length > 0 ? <WebhooksCard list={webhooks.data} /> : null;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === "forbidden") {
    return (
      <Message title="Das richtet die Inhaberin oder der Inhaber ein">
        Schlüssel lesen mit den Rechten eurer ganzen Agentur. Deshalb sieht und ändert sie nur, wer
        die Agentur innehat.
      </Message>
    );
  }
  return (
    <Message
      isFailure
      title="Die Verbindungen ließen sich nicht laden"
      actions={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      {errorSentence(error)}
    </Message>
  );
}

function LockedConnections() {
  const { name } = tierRights(cheapestTierWith("api"));
  return (
    <Message title={`Verbindungen gehören zum Tarif ${name}`}>
      Damit lesen eigene Programme und Assistenten Ausschreibungen und eure Bewertungen, und
      Neuigkeiten kommen in eure Kanäle. <Link to="/app/upgrade?feature=api">Tarife ansehen</Link>
    </Message>
  );
}
