import { useParams } from "react-router";
import { Bar } from "../../ui/feedback/skeleton";
import { workArea } from "../../ui/layout/work-area";
import { DocumentCount } from "../documents";
import { LoadFailure, TenderHead, useTender } from "../tenders";
import { LoadedFolder } from "./loaded-folder";
import { LockedFolder } from "./locked-folder";
import { useBidFolder } from "./queries";
import styles from "./folder-page.module.css";

/** What is missing? The papers a tender wants, and what to ask its buyer. */
export function FolderPage() {
  const { slug = "" } = useParams();
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <Folder key={slug} slug={slug} />
    </main>
  );
}

function Folder({ slug }: { slug: string }) {
  const tender = useTender(slug).data;
  const folder = useBidFolder(slug);
  return (
    <>
      <TenderHead
        slug={slug}
        title="Angebotsmappe"
        tender={tender}
        count={<DocumentCount slug={slug} />}
      />
      <div className={styles.scroller}>
        {folder.data?.kind === "open" ? (
          <LoadedFolder slug={slug} folder={folder.data} />
        ) : folder.data ? (
          <LockedFolder folder={folder.data} tender={tender} />
        ) : folder.error ? (
          <LoadFailure
            error={folder.error}
            title="Die Angebotsmappe ließ sich nicht laden"
            onRetry={() => {
              workArea()?.focus();
              void folder.refetch();
            }}
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
