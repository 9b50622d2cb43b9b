import type { CardMark } from "@tc/contract";
import type { TenderChange, TenderStage } from "@tc/domain";
import { isOpenStage } from "../moves/stage-labels.ts";
import type { CardRow } from "./board.store.ts";
import type { ReplacedFiles } from "./tender-news.store.ts";

export interface MarkInput {
  readonly card: CardRow;
  readonly tenderStage: TenderStage;
  /** What this member has not seen, oldest first */
  readonly unseen: readonly TenderChange[];
  readonly replaced: ReplacedFiles | undefined;
  readonly userId: string;
  /** Of a tender above the plan's cap only the deadline and its end are public. */
  readonly isLocked: boolean;
}

const deadlineField = /\.deadlines\.(?:offer|participation|interest)$/;
const resultField = /^results\./;
const priceSheet =
  /preis(?:blatt|blätter|verzeichnis|tabelle)|leistungsverzeichnis|kalkulation|\blv\b/i;

/** The gravest that the member has to know; undefined: nothing is new. */
export function cardMark(input: MarkInput): CardMark | undefined {
  const { card, unseen, replaced, isLocked } = input;
  const moved = unseen.filter(({ field }) => deadlineField.test(field));
  if (moved.length > 0) return deadlineMark(moved);
  const isNewer = replaced !== undefined && replaced.at > card.seenAt;
  if (!isLocked && isNewer && replaced.files.some((name) => priceSheet.test(name))) {
    return { kind: "price_sheet" };
  }
  const because = openOutcome(input);
  if (because) return { kind: "result", because };
  const count = unseen.filter(({ field }) => !resultField.test(field)).length;
  if (!isLocked && count > 0) return { kind: "changes", count };
  if (!isLocked && isNewer && replaced.files.length > 0) {
    return { kind: "changes", count: replaced.files.length };
  }
  if (!card.isSeen && card.createdBy !== input.userId) return { kind: "new" };
  return undefined;
}

/** From the earliest of what was first to the earliest of what is now: the lots may have moved several times. */
function deadlineMark(changes: readonly TenderChange[]): CardMark {
  const byField = Map.groupBy(changes, ({ field }) => field);
  const ends = [...byField.values()].map((moves) => ({
    before: earliest(moves[0]?.old),
    after: earliest(moves.at(-1)?.new),
  }));
  const before = ends.flatMap((end) => end.before ?? []).toSorted()[0];
  const after = ends.flatMap((end) => end.after ?? []).toSorted()[0];
  const direction =
    before === undefined || after === undefined || before === after
      ? "unclear"
      : after < before
        ? "earlier"
        : "later";
  return {
    kind: "deadline",
    direction,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/** Change records name instants one after the other. */
function earliest(text: string | undefined): string | undefined {
  return text
    ?.split(", ")
    .flatMap((part) => {
      const ms = Date.parse(part);
      return Number.isNaN(ms) ? [] : [new Date(ms).toISOString()];
    })
    .toSorted()[0];
}

/** Why the outcome is asked for; undefined: it is not. */
function openOutcome({
  card: { stage, outcome },
  tenderStage,
  unseen,
}: MarkInput): "awarded" | "cancelled" | "filed" | undefined {
  const published =
    tenderStage === "awarded" || tenderStage === "cancelled" ? tenderStage : undefined;
  if (isOpenStage(stage)) return published;
  if (!outcome) return published ?? "filed";
  const isNews = !outcome.knewResult && unseen.some(({ field }) => resultField.test(field));
  return isNews ? published : undefined;
}
