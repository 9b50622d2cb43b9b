import type { ReactNode } from "react";
import { useNow } from "../../platform/format/clock";
import { daysUntil } from "../../platform/format/format";
import { useBilling } from "./use-billing";

/** "Noch 14 Tage Test", as long as a trial without a card runs. */
function useTrialWords(): string | undefined {
  const { data } = useBilling({ retryOnMount: false });
  const now = useNow();
  const endsAt = data?.source === "trial" ? data.trial.endsAt : undefined;
  if (endsAt === undefined) return undefined;
  const days = daysUntil(new Date(endsAt), now);
  if (days <= 0) return "Test endet heute";
  return days === 1 ? "Test endet morgen" : `Noch ${days} Tage Test`;
}

/** In its place whatever else stands there. */
export function TrialWords({ otherwise }: { otherwise: ReactNode }) {
  return useTrialWords() ?? otherwise;
}
