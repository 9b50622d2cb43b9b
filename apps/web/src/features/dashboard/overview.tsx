import { dashboardCards, tierRights } from "@tc/domain";
import type { DashboardCard } from "@tc/domain";
import { LayoutGrid } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useNow } from "../../platform/format/clock";
import { loadSession, useSession } from "../../platform/session/session";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { CompletenessMeter, useProfile } from "../profile";
import { useAgency } from "../shell";
import { TenderCard } from "./cards/tender-card";
import { FigureLinks } from "./counts/figure-links";
import { offeredCodes, useDashboard, useNewest, useNextDeadlines } from "./queries";
import type { Dashboard } from "./queries";
import styles from "./overview.module.css";

// Only a plan that has them.
const AutomaticCard = lazy(async () => ({
  default: (await import("../tender-checks")).AutomaticCard,
}));
// Their scripts arrive while the call is answered.
const TodayCard = lazy(async () => ({ default: (await import("./cards/today-card")).TodayCard }));
const PipelineCard = lazy(async () => ({
  default: (await import("./cards/pipeline-card")).PipelineCard,
}));
const MarketCard = lazy(async () => ({
  default: (await import("./cards/market-card")).MarketCard,
}));
const RegionsCard = lazy(async () => ({
  default: (await import("./cards/regions-card")).RegionsCard,
}));
// Only while somebody arranges.
const ArrangePanel = lazy(async () => ({
  default: (await import("./arrange/arrange-panel")).ArrangePanel,
}));

/** What matters today: what is new, what ends, what changed, and what is to do. */
export function Overview() {
  const session = useSession();
  const tier = useAgency().data?.tier ?? null;
  const profile = useProfile();
  const dashboard = useDashboard();
  const [isArranging, setArranging] = useState(false);
  const arrangeButton = useRef<HTMLButtonElement>(null);
  const now = useNow();
  useEffect(() => void loadSession(), []);
  // Without the profile the general list is still worth seeing.
  const data = profile.data?.data;
  const cpv = data
    ? offeredCodes(data)
    : profile.isError
      ? offeredCodes({ agencySectors: [], cpv: [] })
      : undefined;
  const deadlines = useNextDeadlines(cpv);
  const newest = useNewest(cpv);
  const hasOffer = data !== undefined && data.agencySectors.length + data.cpv.length > 0;
  const query = hasOffer && cpv !== undefined ? `?${new URLSearchParams({ cpv })}` : "";
  const answer = dashboard.data ?? (dashboard.isError ? nothingRead : undefined);
  const again = () => void dashboard.refetch();

  const cards: Record<DashboardCard, ReactNode> = {
    today: (
      <Suspense fallback={<Waiting title="Heute dran" />}>
        <TodayCard part={answer?.today} onRetry={again} />
      </Suspense>
    ),
    pipeline: (
      <Suspense fallback={<Waiting title="Eure Pipeline" />}>
        <PipelineCard part={answer?.pipeline} onRetry={again} />
      </Suspense>
    ),
    market: (
      <Suspense fallback={<Waiting title="Markt" />}>
        <MarketCard sectors={data?.agencySectors ?? []} />
      </Suspense>
    ),
    regions: (
      <Suspense fallback={<Waiting title="Woher sie kommen" />}>
        <RegionsCard part={answer?.regions} hasOffer={hasOffer} onRetry={again} />
      </Suspense>
    ),
    newest: (
      <TenderCard
        title="Neu veröffentlicht"
        more={`/app/results${query}`}
        empty="In euren Branchen ist gerade nichts offen."
        result={newest}
      />
    ),
    deadlines: (
      <TenderCard
        title="Nächste Fristen"
        more={`/app/results${query}`}
        empty="In euren Branchen läuft gerade keine Frist."
        result={deadlines}
      />
    ),
    automatic: tierRights(tier).hasAutomaticTenderChecks && (
      <Suspense fallback={null}>
        <AutomaticCard />
      </Suspense>
    ),
    profile: (
      <Card title="Euer Profil">
        {profile.data ? (
          <CompletenessMeter completeness={profile.data.completeness} max={3} />
        ) : profile.isError ? (
          <div className={styles.failed} role="alert">
            <p>Das Profil ließ sich nicht laden.</p>
            <Button onClick={() => void profile.refetch()}>Erneut versuchen</Button>
          </div>
        ) : (
          <Bar width={100} height={120} />
        )}
      </Card>
    ),
  };
  const order = answer?.cards ?? dashboardCards;
  const shown = order.filter((name) => cards[name] !== false);
  // Nothing else can be right before the profile says what the agency offers.
  const first = data !== undefined && !hasOffer ? (["profile"] as const) : [];
  const inOrder = [...new Set<DashboardCard>([...first, ...shown])];

  function finish() {
    setArranging(false);
    arrangeButton.current?.focus();
  }

  return (
    <PageFrame title={greeting(session)} note={`${longDay.format(now)}. Das ist heute wichtig.`}>
      <div className={styles.tools}>
        <Button
          ref={arrangeButton}
          look="quiet"
          aria-expanded={isArranging}
          onClick={() => setArranging(!isArranging)}
        >
          <LayoutGrid size={16} aria-hidden /> Anordnen
        </Button>
      </div>
      <FigureLinks dashboard={answer} />
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangePanel cards={shown} onDone={finish} />
        </Suspense>
      )}
      {data !== undefined && !hasOffer && (
        <p className={styles.hint}>
          Noch sind keine Branchen gewählt. Deshalb siehst du alles, was Agenturen üblicherweise
          anbieten. <Link to="/app/profil#schwerpunkt">Branchen wählen</Link>
        </p>
      )}
      <div className={styles.cards}>
        {inOrder.map((name) => (
          <div key={name} className={styles.cell} data-card={name}>
            {cards[name]}
          </div>
        ))}
      </div>
    </PageFrame>
  );
}

const failed = { state: "failed" } as const;
/** The call itself failed: each part says so, and one press reads all of them again. */
const nothingRead: Dashboard = {
  cards: [...dashboardCards],
  newMatches: failed,
  deadlines: failed,
  changes: failed,
  checks: failed,
  today: failed,
  pipeline: failed,
  regions: failed,
};

function Waiting({ title }: { title: string }) {
  return (
    <Card title={title}>
      <Bar width={100} height={180} />
    </Card>
  );
}

const longDay = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  weekday: "long",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

function greeting(session: ReturnType<typeof useSession>): string {
  const name = session.kind === "known" ? session.user?.name.trim().split(/\s+/)[0] : undefined;
  return name ? `Hallo, ${name}` : "Hallo";
}
