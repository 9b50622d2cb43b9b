import type { PipelineStage } from "@tc/domain";
import { pipelineStages } from "@tc/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import type { PointerEvent } from "react";

interface Input {
  onDrop: (cardId: string, stage: PipelineStage) => void;
  /** Others' moves of the card wait while it is held. */
  onHold: (cardId: string | undefined) => void;
}

interface Drag {
  readonly cardId: string;
  readonly card: HTMLElement;
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  ghost?: HTMLElement;
  over?: HTMLElement;
  timer?: ReturnType<typeof setTimeout>;
}

const mouseSlack = 5;
const pressMs = 350;

/**
 * Drags cards to stages by mouse and pen, and by a long press of a finger, which may still scroll otherwise. Esc gives the
 * card back. It draws by itself: React hears of the drop alone. Keyboards have the menu.
 */
export function useCardDrag({ onDrop, onHold }: Input) {
  const drag = useRef<Drag>(undefined);

  function begin(current: Drag) {
    const box = current.card.getBoundingClientRect();
    // The card's own look, without what it may do.
    const ghost = current.card.cloneNode(true) as HTMLElement;
    ghost.inert = true;
    ghost.dataset.ghost = "";
    Object.assign(ghost.style, {
      position: "fixed",
      inset: `${box.top}px auto auto ${box.left}px`,
      width: `${box.width}px`,
      zIndex: "400",
      pointerEvents: "none",
    });
    current.card.parentElement?.append(ghost);
    current.card.dataset.held = "";
    current.ghost = ghost;
    onHold(current.cardId);
  }

  function follow(current: Drag, x: number, y: number) {
    if (!current.ghost) return;
    current.ghost.style.translate = `${x - current.startX}px ${y - current.startY}px`;
    const over = document
      .elementFromPoint(x, y)
      ?.closest<HTMLElement>("[data-drop-stage]:not([data-drop-stage=''])");
    if (over === current.over) return;
    delete current.over?.dataset.over;
    if (over) {
      over.dataset.over = "";
      current.over = over;
    } else delete current.over;
  }

  function end(isDrop: boolean) {
    const current = drag.current;
    if (!current) return;
    drag.current = undefined;
    clearTimeout(current.timer);
    if (!current.ghost) return;
    current.ghost.remove();
    delete current.card.dataset.held;
    delete current.over?.dataset.over;
    swallowClick();
    onHold(undefined);
    const stage = pipelineStages.find((name) => name === current.over?.dataset.dropStage);
    if (isDrop && stage) onDrop(current.cardId, stage);
  }

  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const current = drag.current;
    if (!current || event.pointerId !== current.pointerId) return;
    const distance = Math.hypot(event.clientX - current.startX, event.clientY - current.startY);
    if (!current.ghost) {
      if (distance < mouseSlack) return;
      // A finger that moves before the press was long enough scrolls.
      if (event.pointerType === "touch") return end(false);
      begin(current);
    }
    follow(current, event.clientX, event.clientY);
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    if (event.pointerId === drag.current?.pointerId) end(event.type === "pointerup");
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !drag.current?.ghost) return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  });
  const onTouch = useEffectEvent((event: TouchEvent) => {
    if (drag.current?.ghost) event.preventDefault();
  });
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => onMove(event);
    const up = (event: globalThis.PointerEvent) => onUp(event);
    const key = (event: KeyboardEvent) => onKey(event);
    const touch = (event: TouchEvent) => onTouch(event);
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", up);
    document.addEventListener("keydown", key, true);
    // Not passive: while a finger holds a card the page may not scroll.
    document.addEventListener("touchmove", touch, { passive: false });
    return () => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", up);
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("touchmove", touch);
    };
  }, []);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      if (event.target.closest("button")) return;
      const card = event.target.closest<HTMLElement>("[data-card]");
      const cardId = card?.dataset.card;
      if (!card || cardId === undefined) return;
      const current: Drag = {
        cardId,
        card,
        pointerId: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
      };
      if (event.pointerType === "touch") current.timer = setTimeout(() => begin(current), pressMs);
      drag.current = current;
    },
  };
}

/** The release over the card's title would open it. */
function swallowClick() {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", stop, { capture: true }));
}
