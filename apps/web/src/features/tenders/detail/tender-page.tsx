import { useParams } from "react-router";
import { TenderDetail } from "./tender-detail";
import styles from "./tender-page.module.css";

export function TenderPage() {
  const { slug = "" } = useParams();
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <TenderDetail key={slug} slug={slug} isPage />
    </main>
  );
}
