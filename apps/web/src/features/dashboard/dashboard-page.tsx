import { lazy, Suspense } from "react";
import { useNow } from "../../platform/format/clock";
import { PageFrame } from "../../ui/layout/page-frame";
import { useAgency } from "../shell";
import { showsFirstScreen } from "./first/shows-first-screen";
import { Overview } from "./overview";

// Only in the first days.
const FirstScreen = lazy(async () => ({
  default: (await import("./first/first-screen")).FirstScreen,
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
