import { useState } from "react";
import { useParams } from "react-router";
import { Bar } from "../../ui/feedback/skeleton";
import { LoadFailure, TenderHead, useTender } from "../tenders";
import { LoadedDocuments } from "./loaded-documents";
import { useDocuments } from "./queries";
import styles from "./documents-page.module.css";

/** The documents of a tender: uploaded by the agency for nobody else to see, or fetched from the buyer. */
export function DocumentsPage() {
  const { slug = "" } = useParams();
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <TenderDocuments key={slug} slug={slug} />
    </main>
  );
}

function TenderDocuments({ slug }: { slug: string }) {
  const { data: tender, refetch: refetchTender } = useTender(slug);
  const documents = useDocuments(slug);
  const [news, setNews] = useState("");
  return (
    <>
      <TenderHead
        slug={slug}
        title="Unterlagen"
        tender={tender}
        count={documents.data && <small>{documents.data.documents.length}</small>}
      />
      {documents.data ? (
        <LoadedDocuments
          slug={slug}
          list={documents.data}
          tender={tender}
          refetchTender={() => void refetchTender()}
          tell={setNews}
        />
      ) : documents.error ? (
        <LoadFailure
          error={documents.error}
          title="Die Unterlagen ließen sich nicht laden"
          onRetry={() => void documents.refetch()}
        />
      ) : (
        <Loading />
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
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
      <Bar width={100} height={64} />
      <Bar width={100} height={64} />
      <Bar width={100} height={64} />
    </div>
  );
}
