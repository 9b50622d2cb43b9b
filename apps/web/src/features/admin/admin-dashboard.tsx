import { brand } from "@tc/domain";
import { useState } from "react";
import { Mascot } from "../../ui/data/mascot";
import { Toasts } from "../../ui/overlays/toast";
import { AgenciesCard } from "./agencies-card";
import { AlertsCard } from "./alerts-card";
import { EnquiriesCard } from "./enquiries-card";
import { FeedbackCard } from "./feedback-card";
import { LegalVersionsCard } from "./legal-versions-card";
import { ReportsCard } from "./reports-card";
import { SourcesCard } from "./sources-card";
import styles from "./admin-dashboard.module.css";

const views = [
  { id: "agencies", label: "Agenturen", View: AgenciesCard },
  { id: "enquiries", label: "Anfragen", View: EnquiriesCard },
  { id: "feedback", label: "Rückmeldungen", View: FeedbackCard },
  { id: "reports", label: "Gemeldete Aussagen", View: ReportsCard },
  { id: "alerts", label: "Support-Meldungen", View: AlertsCard },
  { id: "legal", label: "Ankündigungen", View: LegalVersionsCard },
  { id: "sources", label: "Quellen", View: SourcesCard },
] as const;

export function AdminDashboard() {
  const [shown, setShown] = useState<(typeof views)[number]["id"]>("agencies");
  const View = views.find((view) => view.id === shown)?.View ?? AgenciesCard;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a href="/app/dashboard" className={styles.brand}>
          <Mascot className={styles.mascot} />
          {brand}
        </a>
        <h1>Admin</h1>
        <nav aria-label="Admin-Bereiche" className={styles.tabs}>
          {views.map((view) => (
            <button
              key={view.id}
              type="button"
              aria-current={view.id === shown ? "page" : undefined}
              onClick={() => setShown(view.id)}
            >
              {view.label}
            </button>
          ))}
        </nav>
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        <View />
      </main>
      <Toasts />
    </div>
  );
}
