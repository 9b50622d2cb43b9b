import { count, formatDay, formatMoment, formatNumber } from "../../../platform/format/format";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import { LoadState, useAdminSources, useRequestScreening } from "../../admin";
import type { AdminSource } from "../../admin";
import { runErrorWords } from "../../sources";
import { LagBar, lagWords } from "./lag-bar";
import { ScreeningButton } from "./screening-button";

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
    <Card
      title="Quellen und Rückstand"
      note={sources.data && `Ziel: höchstens ${lagWords(sources.data.lagGoalMinutes)}`}
    >
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
              <span className={panel.deeds}>
                {source.lagMinutes !== undefined && source.state !== "off" && (
                  <LagBar minutes={source.lagMinutes} goalMinutes={sources.data.lagGoalMinutes} />
                )}
                <span className={panel.note}>
                  {source.watermark === undefined ? "–" : `bis ${formatDay(source.watermark)}`}
                </span>
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
