import type { BoardCard } from "@tc/contract";
import { pipelineStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { useNow } from "../../../platform/format/clock";
import { useShortcuts } from "../../../platform/shortcuts";
import { showToast } from "../../../ui/overlays/toast";
import { useMedia } from "../../../ui/theme/use-media";
import { MoveMenu } from "../board/move-menu";
import { useCardDrag } from "../board/use-card-drag";
import { useMoving } from "../state/moving";
import { cardsByStage, isClosed, sumOf } from "../state/order";
import { othersWords } from "../state/others-words";
import { applyOverlay, useOverlay } from "../state/overlay";
import { findPerson, refreshPipeline, usePipeline } from "../state/queries";
import { useEvents } from "../state/use-events";
import type { Activity } from "../state/use-events";
import { usePins } from "../state/use-pins";
import { toQuery, useView } from "../state/use-view";
import { AssignMenu } from "./assign-menu";
import { PipelineBody } from "./pipeline-body";
import { PipelineHead } from "./pipeline-head";
import { PipelineKeyBar } from "./pipeline-key-bar";
import { useBoardKeys } from "./use-board-keys";
import styles from "./pipeline-page.module.css";

const CardSheet = lazy(async () => ({ default: (await import("../card/card-sheet")).CardSheet }));
const OutcomeDialog = lazy(async () => ({
  default: (await import("../outcome/outcome-dialog")).OutcomeDialog,
}));
const FilterSheet = lazy(async () => ({ default: (await import("./filter-sheet")).FilterSheet }));
const PipelineKeys = lazy(async () => ({
  default: (await import("./pipeline-keys")).PipelineKeys,
}));

type Opened =
  | { readonly kind: "move" | "assign"; readonly cardId: string; readonly anchor: Element }
  | {
      readonly kind: "outcome";
      readonly card: BoardCard;
      readonly stage: "won" | "lost" | "declined";
    }
  | { readonly kind: "filters" | "keys" };

const noCards: readonly BoardCard[] = [];

/** The way of tenders through the agency, for all its members at once. */
export function PipelinePage() {
  const [view, setView] = useView();
  const pipeline = usePipeline(toQuery(view));
  const client = useQueryClient();
  const moving = useMoving();
  const overlay = useOverlay(moving.overlay);
  const { pins, pin, release } = usePins(view.card);
  const [opened, setOpened] = useState<Opened>();
  const [wantsTask, setWantsTask] = useState(false);
  const area = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const heldId = useRef<string>(undefined);
  const keys = useBoardKeys(area);
  const now = useNow();
  const isNarrow = useMedia("(max-width: 760px)");

  const answer = pipeline.data;
  const stored = answer?.cards ?? noCards;
  const people = answer?.people ?? [];
  const cards = useMemo(
    () => applyOverlay(applyOverlay(stored, overlay), pins),
    [stored, overlay, pins],
  );
  const columns = useMemo(() => cardsByStage(cards, view.sort), [cards, view.sort]);
  const openCards = useMemo(() => cards.filter(({ stage }) => !isClosed(stage)), [cards]);
  const findCard = (id: string | undefined) => cards.find((card) => card.id === id);

  const viewerIds = useEvents({
    revision: answer?.revision,
    onOutdated: () => void refreshPipeline(client),
    onActivities: hearOthers,
  });
  const viewers = viewerIds.flatMap((id) => findPerson(people, id) ?? []);

  function hearOthers(activities: readonly Activity[]) {
    const others = activities.filter(({ byId }) => !findPerson(people, byId)?.isYou);
    for (const activity of others) {
      const card = findCard(activity.cardId);
      if (!card || activity.fact.kind !== "moved") continue;
      if (card.id === heldId.current || card.id === view.card) pin(card);
    }
    const told = others.findLast((activity) => othersWords(activity) !== undefined);
    const words = told && othersWords(told);
    if (told === undefined || words === undefined) return;
    const isHere = told.cardId !== undefined && told.cardId === (heldId.current ?? view.card);
    showToast(isHere ? `${words} Hier bleibt sie, bis du fertig bist.` : words, {
      ...(told.cardId !== undefined &&
        !isHere && { action: { label: "Ansehen", run: () => open(told.cardId) } }),
    });
  }

  function open(id: string | undefined, purpose?: "task" | "deadlines") {
    if (id === undefined) return;
    setWantsTask(purpose === "task");
    void setView({ card: id, tab: purpose === "deadlines" ? purpose : null });
  }
  function move(card: BoardCard | undefined, stage: PipelineStage) {
    if (!card) return;
    if (isClosed(stage)) return setOpened({ kind: "outcome", card, stage });
    if (card.stage === stage) return;
    release(card.id);
    if (area.current?.contains(document.activeElement) || document.activeElement === document.body)
      keys.follow(card.id, true);
    moving.move(card, stage);
  }
  function openMenu(kind: "move" | "assign", id: string | undefined, anchor?: Element) {
    const place =
      anchor ??
      area.current?.querySelector(
        `[data-card="${id}"]:not([data-ghost]) :is([data-more], [data-anchor])`,
      );
    if (id !== undefined && place) setOpened({ kind, cardId: id, anchor: place });
  }
  /** One listener for all cards, so that hundreds of them need none. */
  function onClick(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>("[data-card]")?.dataset.card;
    const button = event.target.closest("[data-more]");
    if (button) return openMenu("move", id, button);
    if (!event.target.closest("[data-open-card]")) return;
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(id, event.target.closest("[data-tab]") ? "deadlines" : undefined);
  }

  const drag = useCardDrag({
    onDrop: (id, stage) => move(findCard(id), stage),
    onHold(id) {
      if (id === undefined && heldId.current !== undefined) release(heldId.current);
      heldId.current = id;
    },
  });

  const close = () => setOpened(undefined);
  const direct = Object.fromEntries(
    pipelineStages.map((stage, index) => [
      String(index + 1),
      () => move(findCard(keys.currentId()), stage),
    ]),
  );
  useShortcuts({
    ...direct,
    j: () => keys.step(1),
    k: () => keys.step(-1),
    h: () => keys.cross(-1),
    l: () => keys.cross(1),
    m: () => openMenu("move", keys.currentId()),
    a: () => openMenu("assign", keys.currentId()),
    n: () => open(keys.currentId(), "task"),
    o: () => open(keys.currentId()),
    z: () => moving.undo(),
    f: () => setOpened({ kind: "filters" }),
    "/": () => search.current?.focus(),
    "?": () => setOpened({ kind: "keys" }),
  });

  const askedCard = findCard(view.outcome ?? undefined);
  const question =
    opened?.kind === "outcome"
      ? opened
      : askedCard && {
          card: askedCard,
          stage: isClosed(askedCard.stage) ? askedCard.stage : undefined,
        };
  function endAsking() {
    close();
    if (view.outcome !== null) void setView({ outcome: null });
  }
  function answerAsked(card: BoardCard, act?: () => void) {
    keys.follow(card.id, false);
    act?.();
    endAsking();
  }
  const menuCard = opened && "cardId" in opened ? findCard(opened.cardId) : undefined;
  const sum = sumOf(openCards);
  return (
    <main
      ref={area}
      id="inhalt"
      tabIndex={-1}
      className={styles.page}
      onClick={onClick}
      onFocus={keys.onFocus}
      onPointerDown={isNarrow ? undefined : drag.onPointerDown}
    >
      <PipelineHead
        view={view}
        open={answer && { count: openCards.length, ...sum }}
        counts={answer?.counts}
        viewers={viewers}
        searchRef={search}
        onChange={(change) => void setView(change)}
        onOpenFilters={() => setOpened({ kind: "filters" })}
      />
      <PipelineBody
        view={view}
        pipeline={pipeline}
        stored={stored}
        cards={cards}
        columns={columns}
        now={now}
        isNarrow={isNarrow}
        onChange={(change) => void setView(change)}
        onMove={(id, stage) => move(findCard(id), stage)}
      />
      <PipelineKeyBar view={view.view} onHelp={() => setOpened({ kind: "keys" })} />
      {menuCard && opened?.kind === "move" && (
        <MoveMenu
          title={menuCard.title}
          stage={menuCard.stage}
          anchor={opened.anchor}
          onMove={(stage) => move(menuCard, stage)}
          onAssign={() => openMenu("assign", menuCard.id, opened.anchor)}
          onTask={() => open(menuCard.id, "task")}
          onRemove={() => {
            keys.follow(menuCard.id, false);
            void moving.remove(menuCard);
          }}
          onClose={close}
        />
      )}
      {menuCard && opened?.kind === "assign" && (
        <AssignMenu
          title={menuCard.title}
          people={people}
          assigneeId={menuCard.assigneeId}
          anchor={opened.anchor}
          onAssign={(person) => moving.assign(menuCard, person)}
          onClose={close}
        />
      )}
      <Suspense>
        {view.card !== null && (
          <CardSheet
            key={view.card}
            id={view.card}
            shown={findCard(view.card)}
            weights={answer?.fitWeights}
            tab={view.tab ?? "work"}
            wantsTask={wantsTask}
            now={now}
            onTab={(tab) => void setView({ tab })}
            onMove={move}
            onAssign={moving.assign}
            onClose={() => void setView({ card: null, tab: null })}
          />
        )}
        {question && (
          <OutcomeDialog
            card={question.card}
            stage={question.stage}
            onFile={async (filing) => {
              const told = await moving.file(question.card, filing);
              if (told.kind === "moved") answerAsked(question.card);
              return told;
            }}
            onLater={(stage, revision) =>
              answerAsked(question.card, () => moving.move(question.card, stage, revision))
            }
            onClose={endAsking}
          />
        )}
        {opened?.kind === "filters" && (
          <FilterSheet
            view={view}
            now={now}
            onChange={(change) => void setView(change)}
            onClose={close}
          />
        )}
        {opened?.kind === "keys" && <PipelineKeys onClose={close} />}
      </Suspense>
    </main>
  );
}
