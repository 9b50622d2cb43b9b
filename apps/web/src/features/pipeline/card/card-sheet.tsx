import { seePipelineCard } from "@tc/contract";
import type { BoardCard, PipelinePerson } from "@tc/contract";
import type { PipelineStage } from "@tc/domain";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { callApi } from "../../../platform/api/api";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { useShortcutsEnabled } from "../../../platform/shortcuts";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { ModalDialog } from "../../../ui/overlays/modal-dialog";
import { Toasts } from "../../../ui/overlays/toast";
import { useMoving } from "../state/moving";
import { applyOverlay, useOverlay } from "../state/overlay";
import { storeCard, usePipelineCard } from "../state/queries";
import type { CardTab } from "../state/use-view";
import { CardHead } from "./card-head";
import { CardTabs } from "./card-tabs";
import { WorkTab } from "./work-tab";
import styles from "./card-sheet.module.css";

const TenderHistory = lazy(async () => ({
  default: (await import("../../tenders")).TenderHistory,
}));
const AssessmentTab = lazy(async () => ({
  default: (await import("./assessment-tab")).AssessmentTab,
}));
const ClockLine = lazy(async () => ({ default: (await import("../../deadlines")).ClockLine }));
const ActivityTab = lazy(async () => ({ default: (await import("./activity-tab")).ActivityTab }));
const LetterTab = lazy(async () => ({ default: (await import("../letter/letter-tab")).LetterTab }));

interface Props {
  id: string;
  /** As the board shows it, until the answer is there */
  shown: BoardCard | undefined;
  weights: readonly number[] | undefined;
  tab: CardTab;
  /** Opened to write a task */
  wantsTask: boolean;
  now: Date;
  onTab: (tab: CardTab) => void;
  onMove: (card: BoardCard, stage: PipelineStage) => void;
  onAssign: (card: BoardCard, person: PipelinePerson | undefined) => void;
  onClose: () => void;
}

const seenAfterMs = 2000;

/** A card with all that is worked on it, over the board; the whole screen on a phone. */
export function CardSheet(props: Props) {
  const { id, shown, weights, tab, wantsTask, now, onTab, onMove, onAssign, onClose } = props;
  const answer = usePipelineCard(id);
  const moving = useMoving();
  const overlay = useOverlay(moving.overlay);
  const client = useQueryClient();
  const hasKeys = useShortcutsEnabled();
  const base = answer.data?.card ?? shown;
  const card = base && applyOverlay([base], overlay)[0];

  // A card put here by others is seen once it is open; changes once they were in sight for a moment.
  const mark = base?.mark?.kind;
  const isSeen = mark === "new" || (tab === "changes" && mark !== undefined && mark !== "result");
  const see = useEffectEvent(async () => {
    try {
      storeCard(client, (await callApi(seePipelineCard, { params: { id } })).card);
    } catch {
      // It stays unread, and the next look tries again.
    }
  });
  useEffect(() => {
    if (!isSeen) return;
    const timer = setTimeout(() => void see(), seenAfterMs);
    return () => clearTimeout(timer);
  }, [isSeen]);

  return (
    <ModalDialog
      className={styles.sheet}
      aria-label={card ? `Karte: ${card.title}` : "Karte"}
      closesBeside
      onClose={onClose}
      onKeyDown={(event) => {
        if (!hasKeys || event.key !== "z" || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target instanceof Element && event.target.closest("input,textarea,select"))
          return;
        moving.undo();
      }}
    >
      <CardHead
        card={card}
        people={answer.data?.people ?? []}
        weights={weights}
        now={now}
        proposedStage={answer.data?.result?.proposes}
        onMove={onMove}
        onAssign={onAssign}
        onClose={onClose}
      />
      {answer.data && card ? (
        <>
          <CardTabs answer={answer.data} tab={tab} onTab={onTab} />
          <div className={styles.body} data-tab-body>
            <Suspense fallback={<Loading />}>
              {tab === "work" && (
                <WorkTab
                  key={id}
                  answer={answer.data}
                  wantsTask={wantsTask}
                  now={now}
                  onActivity={() => onTab("activity")}
                />
              )}
              {tab === "deadlines" && <ClockLine slug={card.slug} />}
              {tab === "changes" && <TenderHistory slug={card.slug} />}
              {tab === "assessment" && <AssessmentTab slug={card.slug} />}
              {tab === "activity" && <ActivityTab id={id} now={now} />}
              {tab === "letter" &&
                (answer.data.letter ? (
                  <LetterTab id={id} now={now} />
                ) : (
                  <p>Einen Brief gibt es nur nach einem verlorenen Angebot.</p>
                ))}
            </Suspense>
          </div>
        </>
      ) : answer.isError ? (
        <Failure error={answer.error} onRetry={() => void answer.refetch()} onClose={onClose} />
      ) : (
        <div className={styles.body}>
          <Loading />
        </div>
      )}
      <Toasts />
    </ModalDialog>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={40} height={16} />
      <Bar width={100} height={130} />
      <Bar width={100} height={180} />
    </div>
  );
}

function Failure(props: { error: unknown; onRetry: () => void; onClose: () => void }) {
  const { error, onRetry, onClose } = props;
  if (error instanceof ApiError && error.code === "not_found") {
    return (
      <Message
        title="Diese Karte gibt es nicht mehr"
        actions={<Button onClick={onClose}>Zum Board</Button>}
      >
        Jemand hat sie aus der Pipeline genommen, oder der Link ist unvollständig.
      </Message>
    );
  }
  return (
    <Message
      isFailure
      title="Die Karte ließ sich nicht laden"
      actions={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      {errorSentence(error)}
    </Message>
  );
}
