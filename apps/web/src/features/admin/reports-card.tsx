import { errorSentence } from "../../platform/api/error-sentences";
import { Disclosure } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import { ListCard } from "./list-card";
import { ReportDetails, ReportSummary } from "./report-details";
import { useMarkDone, useReports } from "./reports-queries";

/** Statements of summaries that agencies call wrong. */
export function ReportsCard() {
  const list = useReports();
  const mark = useMarkDone();
  async function finish(id: string) {
    try {
      await mark.mutateAsync(id);
      showToast("Als erledigt gekennzeichnet.");
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <ListCard
      title="Gemeldete Aussagen"
      note="Ein Jahr nach Ende der Ausschreibung oder nach der Meldung gelöscht"
      list={list}
      rows={list.reports}
      empty="Keine Meldungen."
    >
      {(reports) => (
        <div>
          {reports.map((report) => (
            <Disclosure key={report.id} summary={<ReportSummary report={report} />}>
              <ReportDetails
                report={report}
                isBusy={mark.isPending}
                onDone={() => void finish(report.id)}
              />
            </Disclosure>
          ))}
        </div>
      )}
    </ListCard>
  );
}
