import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Card, Disclosure } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { showToast } from "../../ui/overlays/toast";
import { LoadState } from "./load-state";
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
    <Card
      title="Gemeldete Aussagen"
      note="Ein Jahr nach Ende der Ausschreibung oder nach der Meldung gelöscht"
    >
      <div className={panel.stack}>
        <LoadState
          isPending={list.isPending}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
        {list.reports?.length === 0 && <p className={panel.small}>Keine Meldungen.</p>}
        <div>
          {list.reports?.map((report) => (
            <Disclosure key={report.id} summary={<ReportSummary report={report} />}>
              <ReportDetails
                report={report}
                isBusy={mark.isPending}
                onDone={() => void finish(report.id)}
              />
            </Disclosure>
          ))}
        </div>
        {list.hasNextPage && (
          <div>
            <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Weitere laden
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
