import type { Report } from "@tc/contract";
import { reportLimits, reportSections } from "@tc/domain";
import { useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { readChoice } from "../business-intelligence";
import { useReports } from "./queries";
import { ReportDialog } from "./report-dialog";
import type { ReportStart } from "./report-dialog";
import { ReportRow } from "./report-row";
import panel from "../../ui/layout/panel.module.css";
import styles from "./reports.module.css";

/** Reports that the agency keeps: downloaded when wanted, mailed by a schedule. */
export function ReportsPage({ tabs }: { tabs: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const reports = useReports();
  const [edited, setEdited] = useState<Report>();
  // The page of business intelligence leads here with its filters.
  const isNew = search.get("neu") !== null;
  const open = () => setSearch({ neu: "1" });
  const close = () => {
    setEdited(undefined);
    if (isNew) setSearch({}, { replace: true });
  };
  const list = reports.data;
  const isFull = list !== undefined && list.reports.length >= reportLimits.perAgency;
  const me = list?.members.find(({ isMe }) => isMe);
  const start: ReportStart = edited ?? {
    name: "",
    filters: readChoice(search),
    sections: [...reportSections],
    format: "pdf",
    recipients: me ? [me.id] : [],
  };
  return (
    <PageFrame title="Berichte">
      {tabs}
      <div className={styles.head}>
        <p className={panel.note}>
          Ein Bericht nimmt Filter und Diagramme der Business Intelligence mit, dazu euren Weg und
          die nächsten Wiedervergaben. Jede Zahl sagt, worauf sie beruht.
        </p>
        <Button
          look="main"
          aria-disabled={!list || isFull}
          onClick={() => list && !isFull && open()}
        >
          Bericht anlegen
        </Button>
      </div>
      {isFull && (
        <p className={panel.note}>
          Mehr als {reportLimits.perAgency} Berichte passen nicht hinein. Lösche einen, um einen
          neuen anzulegen.
        </p>
      )}
      {list ? (
        list.reports.length === 0 ? (
          <Message
            title="Noch kein Bericht"
            actions={<Button onClick={open}>Ersten Bericht anlegen</Button>}
          >
            Lege fest, was darin steht. Du lädst ihn als PDF oder CSV herunter, oder er kommt jede
            Woche oder jeden Monat von selbst per Mail.
          </Message>
        ) : (
          <Card title="Gespeichert" note={`${list.reports.length} von ${reportLimits.perAgency}`}>
            <ul className={panel.list}>
              {list.reports.map((report) => (
                <ReportRow key={report.id} report={report} myId={me?.id} onEdit={setEdited} />
              ))}
            </ul>
          </Card>
        )
      ) : reports.isError ? (
        <Message
          isFailure
          title="Das ließ sich nicht laden"
          actions={<Button onClick={() => void reports.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(reports.error)}
        </Message>
      ) : (
        <Card title="Gespeichert">
          <p role="status" className="visually-hidden">
            Lädt …
          </p>
          <div className={panel.stack}>
            <Bar width={100} height={48} />
            <Bar width={100} height={48} />
          </div>
        </Card>
      )}
      {list && (edited !== undefined || isNew) && (
        <ReportDialog
          key={edited?.id}
          id={edited?.id}
          start={start}
          members={list.members}
          buyerName={edited?.buyerName}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
