import { useParams } from "react-router";
import { Bar } from "../../ui/feedback/skeleton";
import { DocumentCount } from "../documents";
import { LoadFailure, TenderHead, useTender } from "../tenders";
import { LoadedCheck } from "./loaded-check";
import { useTenderCheck } from "./queries";
import styles from "./check-page.module.css";

/** Do we bid? What the tender demands, held against the agency's profile, and what a bid would cost. */
export function CheckPage() {
  const { slug = "" } = useParams();
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <Check key={slug} slug={slug} />
    </main>
  );
}

function Check({ slug }: { slug: string }) {
  const tender = useTender(slug).data;
  const check = useTenderCheck(slug);
  return (
    <>
      <TenderHead
        slug={slug}
        title="TenderCheck"
        tender={tender}
        count={<DocumentCount slug={slug} />}
      />
      <div className={styles.scroller}>
        {check.data ? (
          <LoadedCheck slug={slug} check={check.data} tender={tender} />
        ) : check.error ? (
          <LoadFailure
            error={check.error}
            title="Der TenderCheck ließ sich nicht laden"
            onRetry={() => void check.refetch()}
          />
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={60} height={16} />
      <Bar width={100} height={180} />
      <Bar width={100} height={120} />
    </div>
  );
}
