import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../../platform/api/api-error";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { formatDay } from "../../../../platform/format/format";
import { Button } from "../../../../ui/forms/button";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";
import { Bar } from "../../../../ui/feedback/skeleton";
import { showToast } from "../../../../ui/overlays/toast";
import panel from "../../../../ui/layout/panel.module.css";
import { ChangeCost } from "./change-cost";
import type { Subscription } from "../upgrade/offer";
import { useChangePlan, useChangePreview } from "../queries";
import type { ChangePreview, PlanChoice } from "../queries";
import { SeatChoice } from "../upgrade/seat-choice";
import { firstKept, isWithinSeats } from "../upgrade/seats";
import type { SeatMember } from "../upgrade/seats";
import { formatAmount, planWords } from "../words";

interface Props {
  choice: PlanChoice;
  subscription: Subscription;
  members: readonly SeatMember[];
  onClose: () => void;
}

/** Says what a change costs and from when on it holds, before anything is ordered. */
export function ChangeDialog({ choice, subscription, members, onClose }: Props) {
  const navigate = useNavigate();
  const preview = useChangePreview(choice);
  const order = useChangePlan();
  const [kept, setKept] = useState<readonly string[]>();
  const shown = preview.isFetching ? undefined : preview.data;
  const { limit, over } = shown?.seats ?? { limit: 0, over: 0 };
  const keptIds = kept ?? firstKept(members, limit);
  const isOrderable = shown !== undefined && (over === 0 || isWithinSeats(keptIds, limit));

  async function run({ computedFor }: ChangePreview) {
    const keepUserIds = over > 0 ? { keepUserIds: [...keptIds] } : {};
    try {
      const done = await order.mutateAsync({ ...choice, computedFor, ...keepUserIds });
      showToast(
        done.takesEffect === "now"
          ? `Ihr habt jetzt ${planWords(choice)}.`
          : `Der Wechsel ist bestellt und gilt ab ${formatDay(done.at)}.`,
      );
      await navigate("/app/subscription");
    } catch (error) {
      // What was shown no longer holds: it is computed anew and asked once more.
      if (isOutdated(error)) await preview.refetch();
    }
  }

  return (
    <ConfirmDialog
      title={`Wechsel zu ${planWords(choice)}`}
      confirmLabel={shown ? confirmWords(shown) : "Wechseln"}
      isBusy={!isOrderable || order.isPending}
      failure={order.error ? failureWords(order.error) : undefined}
      onConfirm={() => shown && void run(shown)}
      onClose={onClose}
    >
      {shown ? (
        <>
          <ChangeCost preview={shown} choice={choice} subscription={subscription} />
          {over > 0 && (
            <SeatChoice
              limit={limit}
              at={shown.takesEffect === "now" ? undefined : shown.at}
              members={members}
              kept={keptIds}
              onChange={setKept}
            />
          )}
        </>
      ) : preview.isError && !preview.isFetching ? (
        <div role="alert" className={panel.stack}>
          <p className={panel.failure}>{errorSentence(preview.error)}</p>
          <div>
            <Button onClick={() => void preview.refetch()}>Erneut versuchen</Button>
          </div>
        </div>
      ) : (
        <div role="status" className={panel.stack}>
          <p>Der Preis wird berechnet …</p>
          <Bar width={100} height={70} />
        </div>
      )}
    </ConfirmDialog>
  );
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === "stale_version";
}

function failureWords(error: unknown): string {
  return isOutdated(error)
    ? "Inzwischen hat sich etwas geändert. Bitte prüfe den neu berechneten Betrag."
    : errorSentence(error);
}

function confirmWords({ takesEffect, at, dueCents, currency }: ChangePreview): string {
  if (takesEffect === "period_end") return `Zum ${formatDay(at)} wechseln`;
  return dueCents > 0
    ? `Wechseln und ${formatAmount(dueCents, currency)} zahlen`
    : "Jetzt wechseln";
}
