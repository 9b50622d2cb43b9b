import { useState } from "react";
import { useParams } from "react-router";
import { WorkPage, WorkSkeleton } from "../../ui/layout/work-page";
import { LoadFailure, TenderHead, useTender } from "../tenders";
import { LoadedDocuments } from "./loaded-documents";
import { useDocuments } from "./queries";

/** The documents of a tender: uploaded by the agency for nobody else to see, or fetched from the buyer. */
export function DocumentsPage() {
  const { slug = "" } = useParams();
  return (
    <WorkPage>
      <TenderDocuments key={slug} slug={slug} />
    </WorkPage>
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
        <WorkSkeleton heights={[64, 64, 64]} />
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}
