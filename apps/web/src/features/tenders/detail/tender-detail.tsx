import type { ReactNode } from "react";
import { Bar } from "../../../ui/feedback/skeleton";
import { DetailBar } from "./bar/detail-bar";
import { LoadFailure } from "./load-failure";
import { LoadedDetail } from "./loaded-detail";
import { useTender } from "./queries";
import styles from "./tender-detail.module.css";

interface Props {
  slug: string;
  /** Present where the detail covers the list. */
  onBack?: () => void;
  /** The page of its own: no link to itself, and the title is the page's. */
  isPage?: boolean;
  /** One more step in the bar above, for the tender of this title. */
  tool?: (title: string) => ReactNode;
}

/** One tender, whole: beside the list, over it, or as a page. */
export function TenderDetail({ slug, onBack, isPage = false, tool }: Props) {
  const tender = useTender(slug);
  if (tender.data)
    return <LoadedDetail answer={tender.data} onBack={onBack} isPage={isPage} tool={tool} />;
  return (
    <div className={styles.scroller} data-page={isPage || undefined}>
      <DetailBar slug={slug} answer={undefined} onBack={onBack} isPage={isPage} />
      {tender.error ? (
        <LoadFailure
          error={tender.error}
          title="Die Ausschreibung ließ sich nicht laden"
          onRetry={() => void tender.refetch()}
        />
      ) : (
        <DetailSkeleton />
      )}
    </div>
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
