import type { TenderMarks } from "@tc/contract";
import type { MarkFilter } from "@tc/domain";

/** Whether a view shows a tender with these marks; without a filter it shows all but the dismissed ones. */
export function isShownBy(
  filter: MarkFilter | null | undefined,
  marks: TenderMarks | undefined,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "saved":
    case "dismissed":
      return marks?.[filter] ?? false;
    case "fits":
    case "misfit":
      return marks?.fitMark === filter;
    default:
      return !(marks?.dismissed ?? false);
  }
}
