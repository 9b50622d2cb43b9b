import { tierRights } from "@tc/domain";
import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router";
import { useNow } from "../../platform/format/clock";
import { berlinDay, formatDay, formatNumber } from "../../platform/format/format";
import { loadSession, useSession } from "../../platform/session/session";
import { addDays } from "../../platform/format/typed-values";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { Figure, Figures } from "../../ui/data/figures";
import { PageFrame } from "../../ui/layout/page-frame";
import { Bar } from "../../ui/feedback/skeleton";
import { CompletenessMeter, useProfile } from "../profile";
import { useAgency } from "../shell";
import { useSources } from "../sources";
import { showsFirstScreen } from "./first/shows-first-screen";
import { offeredCodes, useDueSoon, useNewest, useNextDeadlines } from "./queries";
import { TenderCard } from "./tender-card";
import styles from "./dashboard-page.module.css";

// Only in the first days.
const FirstScreen = lazy(async () => ({
  default: (await import("./first/first-screen")).FirstScreen,
}));

// Only a plan that has them.
const AutomaticCard = lazy(async () => ({
  default: (await import("../tender-checks")).AutomaticCard,
}));

/** First what fits, for newcomers; then the overview of every day. */
export function DashboardPage() {
  const agency = useAgency();
  const now = useNow();
  const waiting = (
    <PageFrame title="Dashboard">
      <p role="status">Lädt …</p>
    </PageFrame>
  );
  if (agency.isPending) return waiting;
  if (!agency.data || !showsFirstScreen(agency.data, now)) return <Overview />;
  return (
    <Suspense fallback={waiting}>
      <FirstScreen />
    </Suspense>
  );
}

/** What matters today: how much is open, what ends next, what is new, what the profile lacks. */
function Overview() {
  const session = useSession();
  const tier = useAgency().data?.tier ?? null;
  const profile = useProfile();
  const sources = useSources();
  const today = berlinDay(useNow());
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
  const dueSoon = useDueSoon(cpv, today, addDays(today, 7));
  const hasOffer = data !== undefined && data.agencySectors.length + data.cpv.length > 0;
  const query = hasOffer && cpv !== undefined ? `?${new URLSearchParams({ cpv })}` : "";
  const watermark = sources.data?.sources
    .flatMap((source) => source.watermark ?? [])
    .toSorted()
    .at(-1);

  return (
    <PageFrame title={greeting(session)} note="Das ist heute wichtig.">
      <Figures>
        <Figure
          name={hasOffer ? "offen in euren Branchen" : "offen für Agenturen"}
          value={numberOf(deadlines.data?.total)}
        />
        <Figure
          name="Fristen in den nächsten 7 Tagen"
          value={numberOf(dueSoon.data?.total)}
          isBad={(dueSoon.data?.total ?? 0) > 0}
        />
        <Figure
          name="Profil ausgefüllt"
          value={profile.data ? `${profile.data.completeness.percent} %` : "–"}
        />
        <Figure
          name="Bekanntmachungen gelesen bis"
          value={watermark === undefined ? "–" : formatDay(watermark).slice(0, 6)}
        />
      </Figures>
      {data !== undefined && !hasOffer && (
        <p className={styles.hint}>
          Noch sind keine Branchen gewählt. Deshalb siehst du alles, was Agenturen üblicherweise
          anbieten. <Link to="/app/profil#schwerpunkt">Branchen wählen</Link>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.lists}>
          <TenderCard
            title="Nächste Fristen"
            more={`/app/results${query}`}
            empty="In euren Branchen läuft gerade keine Frist."
            result={deadlines}
          />
          <TenderCard
            title="Neu veröffentlicht"
            more={`/app/results${query}`}
            empty="In euren Branchen ist gerade nichts offen."
            result={newest}
          />
        </div>
        <div className={styles.lists}>
          {tierRights(tier).hasAutomaticTenderChecks && (
            <Suspense fallback={null}>
              <AutomaticCard />
            </Suspense>
          )}
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
        </div>
      </div>
    </PageFrame>
  );
}

function numberOf(total: number | undefined): string {
  return total === undefined ? "–" : formatNumber(total);
}

function greeting(session: ReturnType<typeof useSession>): string {
  const name = session.kind === "known" ? session.user?.name.trim().split(/\s+/)[0] : undefined;
  return name ? `Hallo, ${name}` : "Hallo";
}
