import { count, formatDay, formatMoment, formatNumber } from "../../platform/format/format";
import { Card } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { LoadState } from "./load-state";
import { useAdminSources, useRequestScreening } from "./queries";
import type { AdminSource } from "./queries";
import { ScreeningButton } from "./screening-button";
import { runErrorWords } from "../sources";

const stateWords = {
  off: "nicht eingerichtet",
  idle: "noch nicht gelaufen",
  running: "läuft gerade",
  ok: "in Ordnung",
  failing: "gestört",
} as const;

export function SourcesCard() {
  const request = useRequestScreening();
  const sources = useAdminSources(request.isSuccess);
  return (
    <Card title="Quellen">
      <div className={panel.stack}>
        <LoadState
          isPending={sources.isPending}
          error={sources.error}
          onRetry={() => void sources.refetch()}
        />
        {sources.data && <ScreeningButton sources={sources.data.sources} request={request} />}
        <ul className={panel.list}>
          {sources.data?.sources.map((source) => (
            <li key={source.id}>
              <span className={panel.who}>
                <b>{source.name}</b>
                <small>
                  {stateWords[source.state]}
                  {source.lastSuccessAt !== undefined &&
                    ` · zuletzt gelungen ${formatMoment(source.lastSuccessAt)}`}
                </small>
                {source.lastRunAt !== undefined && (
                  <small>{runWords(source, source.lastRunAt)}</small>
                )}
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
      </div>
    </Card>
  );
}

function runWords({ state, daysRead = 0, lastError }: AdminSource, lastRunAt: string): string {
  const days = `${count(daysRead, "Tag", "Tage")} gelesen`;
  if (state === "running") return `Abruf seit ${formatMoment(lastRunAt)}: bisher ${days}`;
  const failure = lastError === undefined ? "" : `. ${runErrorWords(lastError)}`;
  return `Letzter Abruf ${formatMoment(lastRunAt)}: ${days}${failure}`;
}
