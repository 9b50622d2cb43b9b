import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { TenderDetail } from "./tender-detail";
import styles from "./tender-page.module.css";

const PipelineButton = lazy(async () => ({
  default: (await import("../../pipeline")).PipelineButton,
}));

export function TenderPage() {
  const { slug = "" } = useParams();
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <TenderDetail
        key={slug}
        slug={slug}
        isPage
        tool={(title) => (
          <Suspense>
            <PipelineButton slug={slug} title={title} />
          </Suspense>
        )}
      />
    </main>
  );
}
