import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatMoment } from "../../platform/format";
import styles from "./deletion-banner.module.css";

/** On every screen while the agency waits for its deletion. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  return (
    <aside className={styles.banner} aria-label="Löschung beantragt">
      <TriangleAlert size={15} strokeWidth={1.9} aria-hidden />
      <p>
        <b>Diese Agentur wird am {formatMoment(dueAt)} gelöscht.</b>{" "}
        <Link to="/app/profil/datenschutz">Löschung zurücknehmen</Link>
      </p>
    </aside>
  );
}
