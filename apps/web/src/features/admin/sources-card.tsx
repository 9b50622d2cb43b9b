import { count, formatDay, formatMoment, formatNumber } from "../../platform/format/format";
import { Card } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { LoadState } from "./load-state";
import { useAdminSources } from "./queries";

const stateWords = {
  off: "nicht eingerichtet",
  idle: "noch nicht gelaufen",
  running: "läuft gerade",
  ok: "in Ordnung",
  failing: "gestört",
} as const;

export function SourcesCard() {
  const sources = useAdminSources();
  return (
    <Card title="Quellen">
      <LoadState
        isPending={sources.isPending}
        error={sources.error}
        onRetry={() => void sources.refetch()}
      />
      <ul className={panel.list}>
        {sources.data?.sources.map((source) => (
          <li key={source.id}>
            <span className={panel.who}>
              <b>{source.name}</b>
              <small>
                {stateWords[source.state]}
                {source.lastError !== undefined && ` (${source.lastError})`}
                {source.lastSuccessAt !== undefined &&
                  ` · zuletzt gelungen ${formatMoment(source.lastSuccessAt)}`}
              </small>
              <small>
                {formatNumber(source.noticeCount)} Bekanntmachungen,{" "}
                {formatNumber(source.tenderCount)} Ausschreibungen,{" "}
                {formatNumber(source.rejectedCount)} unlesbar
              </small>
            </span>
            <span className={panel.note}>
              {source.watermark === undefined ? "–" : `bis ${formatDay(source.watermark)}`}
              {source.lagDays !== undefined &&
                source.lagDays > 0 &&
                `, ${count(source.lagDays, "Tag", "Tage")} Verzug`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
