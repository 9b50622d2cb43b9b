import { isInForce, isReadSurely } from "@tc/documents";
import type { DocumentItem, DocumentText } from "@tc/documents";
import { textOf } from "@tc/documents";
import { deadlineKinds, textLimits } from "@tc/domain";
import type { Deadline, DeadlineKind, PlausibilityFlag, Tender } from "@tc/domain";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import { codesIn } from "./codes-in.ts";
import { titleOf } from "./title-of.ts";

const lotId = "LOT-0001";

/** A call of which only the title is known */
export function bareTender(title: string): Tender {
  return {
    title,
    stage: "call",
    buyers: [],
    cpv: [],
    nuts: [],
    values: {},
    lots: [
      {
        id: lotId,
        cpv: [],
        nuts: [],
        values: {},
        deadlines: [],
        submissionLanguages: [],
        awardCriteria: [],
        selectionCriteria: [],
        links: [],
      },
    ],
    results: [],
    links: [],
    flags: [],
    notices: [],
    changes: [],
  };
}

/**
 * The tender that a text tells of: what it says in one way only. What it says in two ways, or not at all, stays unknown.
 * `name` stands for the title of a text without one.
 */
export function describedTender(
  text: DocumentText,
  items: readonly DocumentItem[],
  name: string,
): Tender {
  const tender = bareTender(titleOf(text) ?? name);
  const deadlines = deadlinesOf(items);
  const months = monthsOf(items);
  const words = text.parts.map(textOf).join("\n");
  return {
    ...tender,
    description: words.slice(0, textLimits.prose.characters),
    cpv: codesIn(words),
    lots: tender.lots.map((lot) => ({
      ...lot,
      deadlines: deadlines.clear,
      ...(months !== undefined && { duration: { months } }),
    })),
    flags: deadlines.flags,
  };
}

/** Of the kinds that notices have; a kind with two different moments is left out. */
function deadlinesOf(items: readonly DocumentItem[]): {
  readonly clear: readonly Deadline[];
  readonly flags: readonly PlausibilityFlag[];
} {
  const clear: Deadline[] = [];
  let hasConflict = false;
  for (const kind of deadlineKinds) {
    const moments = momentsOf(items, kind);
    const [only] = moments;
    if (moments.length > 1) hasConflict = true;
    else if (only) clear.push(only);
  }
  const flags: PlausibilityFlag[] = hasConflict ? ["deadline_conflict"] : [];
  return { clear, flags: clear.length > 0 ? flags : [...flags, "deadline_missing"] };
}

function momentsOf(items: readonly DocumentItem[], kind: DeadlineKind): Deadline[] {
  const moments = new Map<string, Deadline>();
  for (const item of items) {
    const isTold = item.type === "deadline" && item.kind === kind && item.date !== undefined;
    if (!isTold || !isInForce(item) || !isReadSurely(item)) continue;
    const { date = "", time } = item;
    const at = instantOf(date, time);
    if (at !== undefined) moments.set(at, { kind, at, hasTime: time !== undefined });
  }
  return [...moments.values()];
}

/** A duration that the text names once; a yearly amount counts for it. */
function monthsOf(items: readonly DocumentItem[]): number | undefined {
  const months = new Set(
    items.flatMap((item) =>
      item.type === "contract" && item.kind === "duration" && item.state === "ok"
        ? (item.months ?? [])
        : [],
    ),
  );
  return months.size === 1 ? [...months][0] : undefined;
}
