import type { DocumentChange, DocumentVersion, ExtractItem, TenderDocument } from "@tc/contract";
import { count, formatNumber } from "../../../platform/format/format";
import { isHardToRead } from "../certainty";
import { deadlineValue } from "../extract/deadline-value";
import { percentWords, valueWords } from "../extract/value-words";
import type { ValueWords } from "../extract/value-words";

/** A change as it is read: "Angebotsfrist", "12.03.2026, 12:00 Uhr", "15.03.2026, 12:00 Uhr" */
interface ChangeWords {
  readonly kind: "changed" | "added" | "removed";
  readonly name: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isDoubtful: boolean;
}

export function changeWords({ earlier, later }: DocumentChange): ChangeWords {
  const [before, after] = [earlier && itemWords(earlier), later && itemWords(later)];
  return {
    kind: earlier && later ? "changed" : later ? "added" : "removed",
    name: after?.name ?? before?.name ?? "",
    from: before?.value,
    to: after?.value,
    isDoubtful: [earlier, later].some((item) => item && isHardToRead(item.confidence)),
  };
}

function itemWords(item: ExtractItem): ValueWords {
  switch (item.type) {
    case "award-criterion": {
      const { weightPercent, points } = item;
      const name = `Zuschlag „${item.name}“`;
      if (weightPercent !== undefined) return { name, value: percentWords(weightPercent) };
      return points === undefined ? { name } : { name, value: count(points, "Punkt", "Punkte") };
    }
    case "service":
      return { name: "Leistung" };
    case "deadline": {
      // A distance is compared as it is written: the day it leads to may come from elsewhere.
      const { relative } = item;
      return relative
        ? { name: valueWords(item).name, ...deadlineValue({ relative }) }
        : valueWords(item);
    }
    default:
      return valueWords(item);
  }
}

/** "4 Angaben geändert"; undefined where the versions cannot be compared */
export function countWords({ changes, furtherChanges }: DocumentVersion): string | undefined {
  if (!changes) return undefined;
  const number = changes.length + furtherChanges;
  if (number === 0) return "keine Angabe geändert";
  return `${count(number, "Angabe", "Angaben")} geändert`;
}

/** "Seiten 80 → 84" of a PDF; undefined where they are as many as before, or are only estimated */
export function pagesWords(
  { earlierPages }: DocumentVersion,
  { name, pages }: Pick<TenderDocument, "name" | "pages">,
): { from: string; to: string } | undefined {
  const isCounted = /\.pdf$/i.test(name);
  if (!isCounted || earlierPages === undefined || pages === undefined) return undefined;
  if (earlierPages === pages) return undefined;
  return { from: formatNumber(earlierPages), to: formatNumber(pages) };
}
