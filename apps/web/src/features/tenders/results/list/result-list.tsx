import type { AssessmentSummary, AssessmentAccess, TenderListItem, MarkKind } from "@tc/contract";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from "react";
import { Button } from "../../../../ui/forms/button";
import { ResultRow } from "../row/result-row";
import { amountOf } from "../row/row-figures";
import { showRow, useRowWindow } from "./use-row-window";
import styles from "./result-list.module.css";

export interface ResultListHandle {
  /** Goes `step` rows down (or up) and takes the focus along. */
  move: (step: number) => void;
  /** Takes the focus to a row without choosing it. */
  focus: (index: number) => void;
  /** The row the keys act on. */
  cursor: () => number;
}

interface Props {
  items: readonly TenderListItem[];
  assessments: Readonly<Record<string, AssessmentSummary>>;
  access: AssessmentAccess;
  fitWeights: readonly number[] | undefined;
  total: number;
  now: Date;
  selectedSlug: string | undefined;
  /** Beside the detail, moving is choosing. */
  followsSelection: boolean;
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** An answer is under way; more rows wait for it, for they would stop it. */
  isBusy: boolean;
  hasFailedMore: boolean;
  /** What stands below the last row */
  end: ReactNode;
  /** What follows all the rows */
  beyond: ReactNode;
  onLoadMore: () => void;
  onOpen: (index: number, how: "click" | "key") => void;
  onMark: (index: number, kind: MarkKind) => void;
  ref?: Ref<ResultListHandle>;
}

/** Heights of a row in pixels by the list's width; CSS decides on columns at the same widths. */
function rowHeight(width: number): number {
  if (width >= 1020) return 64;
  return width > 640 ? 76 : 116;
}

/** A column of amounts is worth its room from a third of known ones on. */
function knowsAmounts(
  items: readonly TenderListItem[],
  assessments: Props["assessments"],
): boolean {
  const amounts = items.filter((item) => amountOf(item, assessments[item.id] ?? {}));
  return amounts.length * 3 >= items.length;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

export function ResultList({ ref, ...props }: Props) {
  const {
    items,
    selectedSlug,
    followsSelection,
    hasMore,
    isLoadingMore,
    isBusy,
    hasFailedMore,
    onLoadMore,
    onOpen,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const selectedIndex = items.findIndex((item) => item.slug === selectedSlug);
  const [cursor, setCursor] = useState(Math.max(0, selectedIndex));
  const current =
    followsSelection && selectedIndex >= 0 ? selectedIndex : Math.min(cursor, items.length - 1);
  const rows = useRowWindow(scroller, items.length, rowHeight);

  const isNearEnd = rows.end >= items.length;
  useEffect(() => {
    if (isNearEnd && hasMore && !isBusy && !hasFailedMore) onLoadMore();
  }, [isNearEnd, hasMore, isBusy, hasFailedMore, onLoadMore, items.length]);

  function focus(index: number) {
    setCursor(index);
    showRow(scroller.current, index, rows.rowHeight);
    // After the list was drawn anew: another tender may stand in this place then.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        wanted.current = index;
        takeFocus();
      }),
    );
  }
  /** The wanted row may only come into being with the scroll. */
  function takeFocus() {
    if (wanted.current === undefined) return;
    const title = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!title) return;
    wanted.current = undefined;
    title.focus({ preventScroll: true });
  }
  const takeWantedFocus = useEffectEvent(takeFocus);
  useEffect(() => takeWantedFocus(), [rows.first, rows.end]);
  function goTo(index: number) {
    const target = Math.max(0, Math.min(items.length - 1, index));
    if (followsSelection) onOpen(target, "key");
    focus(target);
  }
  useImperativeHandle(ref, () => ({
    move: (step) => {
      // The first key press takes hold of the row that is already shown.
      const hasFocus = scroller.current?.contains(document.activeElement) ?? false;
      goTo(hasFocus || followsSelection ? current + step : current);
    },
    focus,
    cursor: () => current,
  }));

  function onKeyDown(event: KeyboardEvent) {
    const target =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? items.length - 1
          : steps[event.key] && current + steps[event.key]!;
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  return (
    <div
      className={styles.list}
      data-budgets={knowsAmounts(items, props.assessments) || undefined}
      data-stars={!followsSelection || undefined}
    >
      <div className={styles.columns} aria-hidden>
        <span>AgencyFit</span>
        <span>Ausschreibung</span>
        <span>TenderChances</span>
        <span className={styles.wide}>Wettbewerb</span>
        <span className={styles.budget}>Budget</span>
        <span className={styles.right}>Frist</span>
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        data-stale={props.isStale || undefined}
        style={{ "--row-height": `${rows.rowHeight}px` } as CSSProperties}
      >
        <ul style={{ height: items.length * rows.rowHeight }} onKeyDown={onKeyDown}>
          {items.slice(rows.first, rows.end).map((item, offset) => {
            const index = rows.first + offset;
            return (
              <li
                key={item.id}
                aria-setsize={props.total}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${index * rows.rowHeight}px)` }}
              >
                <ResultRow
                  item={item}
                  assessment={props.assessments[item.id] ?? {}}
                  access={props.access}
                  fitWeights={props.fitWeights}
                  index={index}
                  now={props.now}
                  isActive={item.slug === selectedSlug}
                  isTabStop={index === current}
                  onOpen={() => {
                    setCursor(index);
                    onOpen(index, "click");
                  }}
                  onSave={followsSelection ? undefined : () => props.onMark(index, "saved")}
                />
              </li>
            );
          })}
        </ul>
        <p className={styles.more} role="status">
          {hasFailedMore ? (
            <>
              Weitere Ausschreibungen ließen sich nicht laden.{" "}
              <Button onClick={onLoadMore}>Erneut versuchen</Button>
            </>
          ) : isLoadingMore ? (
            "Lädt weitere …"
          ) : hasMore ? (
            ""
          ) : (
            props.end
          )}
        </p>
        {!hasMore && props.beyond}
      </div>
    </div>
  );
}
