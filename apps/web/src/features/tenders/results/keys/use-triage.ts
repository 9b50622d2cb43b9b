import type { MarkKind, TenderListItem } from "@tc/contract";
import { useState } from "react";
import type { RefObject } from "react";
import { applyMark, isMarked, isShownBy, useMarking } from "../../../marks";
import type { Why } from "../../../marks";
import type { Filters } from "../filters/filters";
import type { ResultListHandle } from "../list/result-list";

interface Input {
  items: readonly TenderListItem[];
  filter: Filters["mark"];
  list: RefObject<ResultListHandle | null>;
  /** The tender beside the list; undefined where there is no room for one. */
  shownSlug: string | undefined;
  onShow: (slug: string) => void;
}

interface Question {
  readonly item: TenderListItem;
  readonly kind: "misfit" | "dismissed";
}

/** Going through the list with marks: what leaves it hands selection and focus to the next row. */
export function useTriage({ items, filter, list, shownSlug, onShow }: Input) {
  const marking = useMarking();
  const [question, setQuestion] = useState<Question>();

  function act(item: TenderListItem, kind: MarkKind, why: Why = {}) {
    const index = items.indexOf(item);
    const before = marking.marksOf(item.slug);
    const after = applyMark(before, kind, !isMarked(before, kind), why);
    const isLeaving = !isShownBy(filter, after);
    const wasShown = item.slug === shownSlug;
    marking.toggle(item, kind, {
      ...why,
      onUndone: () => {
        if (!isLeaving) return;
        if (wasShown) onShow(item.slug);
        list.current?.focus(index);
      },
    });
    if (!isLeaving) return;
    const next = items[index + 1] ?? items[index - 1];
    if (!next) return;
    if (wasShown) onShow(next.slug);
    // The row after it moves up into its place.
    list.current?.focus(items[index + 1] ? index : index - 1);
  }

  return {
    undo: marking.undo,
    question,
    /** What speaks against a tender is asked why; taking it back is not. */
    press(index: number, kind: MarkKind) {
      const item = items[index];
      if (!item) return;
      const isAsked = kind === "misfit" || kind === "dismissed";
      if (isAsked && !isMarked(marking.marksOf(item.slug), kind)) setQuestion({ item, kind });
      else act(item, kind);
    },
    answer(why: Why) {
      if (question) act(question.item, question.kind, why);
    },
    closeQuestion: () => setQuestion(undefined),
  };
}
