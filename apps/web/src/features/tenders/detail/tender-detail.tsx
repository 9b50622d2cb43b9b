import { ChevronLeft, Link2, Maximize2, Printer } from "lucide-react";
import { Link } from "react-router";
import { useNow } from "../../../platform/format/clock";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button, IconButton } from "../../../ui/forms/button";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/overlays/toast";
import { useTender } from "./queries";
import { StateBadge } from "../state/state-badge";
import { CodeLabels } from "./facts/codes-list";
import { TenderBody } from "./tender-body";
import styles from "./tender-detail.module.css";

interface Props {
  slug: string;
  /** Present where the detail covers the list. */
  onBack?: () => void;
  /** The page of its own: no link to itself, and the title is the page's. */
  isPage?: boolean;
}

/** One tender, whole: beside the list, over it, or as a page. */
export function TenderDetail({ slug, onBack, isPage = false }: Props) {
  const tender = useTender(slug);
  const now = useNow();
  return (
    <>
      <div className={styles.bar}>
        {onBack && (
          <IconButton label="Zurück zur Liste" onClick={onBack} className={styles.back}>
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
        )}
        {tender.data && <StateBadge state={tender.data.state} />}
        <span className={styles.crumb}>{tender.data?.tender.reference}</span>
        <IconButton label="Link kopieren" onClick={() => void copyLink(slug)}>
          <Link2 size={16} aria-hidden />
        </IconButton>
        {isPage ? (
          <IconButton label="Drucken" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
          </IconButton>
        ) : (
          <Link
            to={`/app/tender/${slug}`}
            className={styles.full}
            aria-label="Als ganze Seite öffnen"
            title="Als ganze Seite öffnen"
          >
            <Maximize2 size={15} aria-hidden />
          </Link>
        )}
      </div>
      <div className={styles.scroller} data-page={isPage || undefined}>
        {tender.data ? (
          <CodeLabels value={tender.data.codeLabels}>
            <TenderBody answer={tender.data} now={now} isPage={isPage} />
          </CodeLabels>
        ) : tender.error ? (
          <Failed error={tender.error} onRetry={() => void tender.refetch()} />
        ) : (
          <DetailSkeleton />
        )}
      </div>
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === "not_found") {
    return (
      <Message
        title="Diese Ausschreibung gibt es nicht"
        actions={<Link to="/app/results">Zu den Ergebnissen</Link>}
      >
        Der Link ist unvollständig, oder die Ausschreibung gehörte zu den Musterdaten.
      </Message>
    );
  }
  return (
    <Message
      isFailure
      title="Die Ausschreibung ließ sich nicht laden"
      actions={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      {errorSentence(error)}
    </Message>
  );
}

function DetailSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={88} height={24} />
      <Bar width={56} height={24} />
      <Bar width={64} height={14} />
      <Bar width={100} height={130} />
      <Bar width={100} height={220} />
    </div>
  );
}

async function copyLink(slug: string) {
  try {
    await navigator.clipboard.writeText(`${location.origin}/app/tender/${slug}`);
    showToast("Link kopiert");
  } catch {
    showToast("Der Browser hat das Kopieren nicht erlaubt.", { isFailure: true });
  }
}
