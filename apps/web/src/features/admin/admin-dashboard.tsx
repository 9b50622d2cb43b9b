import { brand } from "@tc/domain";
import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { Mascot } from "../../ui/data/mascot";
import { Toasts } from "../../ui/overlays/toast";
import {
  AuditLogCard,
  MailsView,
  ModelsCard,
  OperationView,
  SourcesView,
  SwitchesCard,
  useOperationState,
} from "../operations";
import { AgenciesCard } from "./agencies-card";
import { AlertsCard } from "./alerts-card";
import { DataRequestsCard } from "./data-requests/data-requests-card";
import { ClosedRequestsCard } from "./closed-requests/closed-requests-card";
import { EnquiriesCard } from "./enquiries-card";
import { FeedbackCard } from "./feedback-card";
import { IncidentsCard } from "./incidents/incidents-card";
import { LegalVersionsCard } from "./legal-versions-card";
import { ReportsCard } from "./reports-card";
import styles from "./admin-dashboard.module.css";

type State = NonNullable<ReturnType<typeof useOperationState>["data"]>;

/** `id` stands in the address; `open` counts what somebody must do something about. */
const views: readonly {
  id: string;
  label: string;
  View: () => ReactNode;
  open?: (state: State) => number;
  /** What the number counts, for those who hear it; "offen" unless it says something else */
  openWord?: string;
}[] = [
  { id: "agenturen", label: "Agenturen", View: AgenciesCard },
  { id: "anfragen", label: "Anfragen", View: EnquiriesCard, open: (it) => it.enquiries },
  { id: "support", label: "Support-Meldungen", View: AlertsCard, open: (it) => it.alerts },
  { id: "agencymatch", label: "AgencyMatch", View: ClosedRequestsCard },
  { id: "betroffene", label: "Betroffenenrechte", View: DataRequestsCard },
  { id: "rueckmeldungen", label: "Rückmeldungen", View: FeedbackCard, open: (it) => it.feedback },
  { id: "aussagen", label: "Gemeldete Aussagen", View: ReportsCard, open: (it) => it.reports },
  {
    id: "betrieb",
    label: "Betrieb",
    View: OperationView,
    open: (it) => it.incidents + it.deadLetters,
  },
  {
    id: "schalter",
    label: "Schalter",
    View: SwitchesCard,
    open: (it) => it.switchedOff.length,
    openWord: "aus",
  },
  { id: "quellen", label: "Quellen", View: SourcesView },
  { id: "modelle", label: "Modelle", View: ModelsCard },
  { id: "mails", label: "E-Mails", View: MailsView },
  { id: "protokoll", label: "Protokoll", View: AuditLogCard },
  { id: "ankuendigungen", label: "Ankündigungen", View: LegalVersionsCard },
  { id: "statusseite", label: "Statusseite", View: IncidentsCard },
];

export function AdminDashboard() {
  const [search] = useSearchParams();
  const { data: state } = useOperationState();
  const shown = views.find(({ id }) => id === search.get("bereich")) ?? views[0]!;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a href="/app/dashboard" className={styles.brand}>
          <Mascot className={styles.mascot} />
          {brand}
        </a>
        <h1>Admin</h1>
        <nav aria-label="Admin-Bereiche" className={styles.tabs}>
          {views.map(({ id, label, open, openWord }) => (
            <Link
              key={id}
              to={`?bereich=${id}`}
              aria-current={id === shown.id ? "page" : undefined}
            >
              {label}
              <OpenCount count={(state && open?.(state)) ?? 0} word={openWord} />
            </Link>
          ))}
        </nav>
      </header>
      <SwitchedOffHint labels={state?.switchedOff ?? []} />
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        <shown.View />
      </main>
      <Toasts />
    </div>
  );
}

/** Above every tab: what is off must not be forgotten. */
function SwitchedOffHint({ labels }: { labels: readonly string[] }) {
  return (
    <div role="status">
      {labels.length > 0 && (
        <p className={styles.off}>
          <OctagonAlert size={16} aria-hidden />
          <span>
            Abgeschaltet: {labels.join(", ")}. <Link to="?bereich=schalter">Zu den Schaltern</Link>
          </span>
        </p>
      )}
    </div>
  );
}

function OpenCount({ count, word = "offen" }: { count: number; word?: string | undefined }) {
  if (count === 0) return null;
  return (
    <small>
      {count > 99 ? "99+" : count}
      <span className="visually-hidden"> {word}</span>
    </small>
  );
}
