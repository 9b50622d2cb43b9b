import { Link } from "react-router";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { DetailBar } from "./bar/detail-bar";
import { LoadedDetail } from "./loaded-detail";
import { useTender } from "./queries";
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
  if (tender.data) return <LoadedDetail answer={tender.data} onBack={onBack} isPage={isPage} />;
  return (
    <div className={styles.scroller} data-page={isPage || undefined}>
      <DetailBar slug={slug} answer={undefined} onBack={onBack} isPage={isPage} />
      {tender.error ? (
        <Failed error={tender.error} onRetry={() => void tender.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </div>
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
