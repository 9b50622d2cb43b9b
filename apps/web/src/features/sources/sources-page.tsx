import type { sourceStatus } from "@tc/contract";
import {
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleSlash,
  FlaskConical,
  RefreshCw,
} from "lucide-react";
import type { z } from "zod";
import { errorSentence } from "../../platform/api/error-sentences";
import { count, formatDay, formatMoment, formatNumber } from "../../platform/format/format";
import { Badge } from "../../ui/feedback/badge";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { ExternalLink } from "../../ui/data/external-link";
import { Fact, Facts } from "../../ui/layout/facts";
import { Message } from "../../ui/feedback/message";
import { Figure, Figures } from "../../ui/data/figures";
import { PageFrame } from "../../ui/layout/page-frame";
import { Bar } from "../../ui/feedback/skeleton";
import { useLoadSamples, useSources } from "./queries";
import { runErrorWords } from "./run-error-words";
import styles from "./sources-page.module.css";

type Source = z.output<typeof sourceStatus>;

const states = {
  off: { word: "nicht eingerichtet", icon: CircleSlash, tone: "neutral" },
  idle: { word: "noch nicht gelaufen", icon: CirclePause, tone: "neutral" },
  running: { word: "läuft gerade", icon: RefreshCw, tone: "pen" },
  ok: { word: "in Ordnung", icon: CircleCheck, tone: "green" },
  failing: { word: "gestört", icon: CircleAlert, tone: "red" },
} as const satisfies Record<Source["state"], object>;

/** What we have read, up to when, and what we know is missing. */
export function SourcesPage() {
  const sources = useSources();
  if (sources.isPending) {
    return (
      <PageFrame title="Datenstand" note="Lädt …">
        <div className={styles.skeleton}>
          <Bar width={100} height={76} />
          <Bar width={100} height={180} />
          <Bar width={100} height={180} />
        </div>
      </PageFrame>
    );
  }
  if (sources.isError) {
    return (
      <PageFrame title="Datenstand">
        <Message
          isFailure
          title="Der Datenstand ließ sich nicht laden"
          actions={<Button onClick={() => void sources.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(sources.error)}
        </Message>
      </PageFrame>
    );
  }
  const { data } = sources;
  const lag = worstLag(data.sources);
  return (
    <PageFrame
      title="Datenstand"
      note={`Stand ${formatMoment(new Date(sources.dataUpdatedAt).toISOString())}`}
    >
      <Figures>
        <Figure value={formatNumber(data.tenderCount)} name="Ausschreibungen" />
        <Figure value={formatNumber(data.openTenderCount)} name="davon offen" />
        <Figure
          value={formatNumber(sum(data.sources, "noticeCount"))}
          name="gelesene Bekanntmachungen"
        />
        <Figure
          value={lag === undefined ? "–" : count(lag, "Tag", "Tage")}
          name="größter Verzug"
          isBad={(lag ?? 0) > 2}
        />
      </Figures>
      {data.sampleOffered && <SampleOffer />}
      <div className={styles.cards}>
        {data.sources.map((source) => (
          <SourceCard key={source.id} source={source} />
        ))}
      </div>
      {data.generalGaps.length > 0 && (
        <Card title="Was in öffentlichen Quellen allgemein fehlt">
          <ul className={styles.gaps}>
            {data.generalGaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </Card>
      )}
    </PageFrame>
  );
}

function SampleOffer() {
  const load = useLoadSamples();
  return (
    <div className={styles.offer}>
      <p>
        Bisher wurde keine Quelle erreicht. Mit Musterdaten kannst du dir das Produkt trotzdem
        ansehen.
      </p>
      <Button look="main" disabled={load.isPending} onClick={() => load.mutate()}>
        <FlaskConical size={16} aria-hidden />
        {load.isPending ? "Lädt …" : "Musterdaten laden"}
      </Button>
    </div>
  );
}

function SourceCard({ source }: { source: Source }) {
  const state = states[source.state];
  return (
    <Card
      title={source.name}
      note={
        <Badge icon={state.icon} tone={state.tone}>
          {state.word}
        </Badge>
      }
    >
      {source.lastError !== undefined && (
        <p className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          {runErrorWords(source.lastError)}
        </p>
      )}
      <Facts>
        <Fact name="Letzter Lauf">
          {source.lastRunAt === undefined ? "noch keiner" : formatMoment(source.lastRunAt)}
        </Fact>
        <Fact name="Zuletzt gelungen">
          {source.lastSuccessAt !== undefined &&
            source.lastSuccessAt !== source.lastRunAt &&
            formatMoment(source.lastSuccessAt)}
        </Fact>
        <Fact name="Gelesen bis">
          {source.watermark !== undefined && (
            <>
              {formatDay(source.watermark)}{" "}
              {source.lagDays !== undefined && <small>{lagWords(source.lagDays)}</small>}
            </>
          )}
        </Fact>
        <Fact name="Bekanntmachungen">{formatNumber(source.noticeCount)}</Fact>
        <Fact name="Ausschreibungen">{formatNumber(source.tenderCount)}</Fact>
        <Fact name="Unlesbar">
          {source.rejectedCount > 0 && (
            <>
              {formatNumber(source.rejectedCount)} <small>abgewiesen und aufgehoben</small>
            </>
          )}
        </Fact>
        <Fact name="Adresse">
          {source.url !== undefined && <ExternalLink url={source.url}>{source.url}</ExternalLink>}
        </Fact>
      </Facts>
      {source.knownGaps.length > 0 && (
        <section className={styles.known}>
          <h3>Bekannte Lücken</h3>
          <ul className={styles.gaps}>
            {source.knownGaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function lagWords(days: number): string {
  return days <= 0 ? "aktuell" : `${count(days, "Tag", "Tage")} Verzug`;
}

function worstLag(sources: readonly Source[]): number | undefined {
  const lags = sources.flatMap((source) => source.lagDays ?? []);
  return lags.length > 0 ? Math.max(0, ...lags) : undefined;
}

function sum(sources: readonly Source[], key: "noticeCount"): number {
  return sources.reduce((total, source) => total + source[key], 0);
}
