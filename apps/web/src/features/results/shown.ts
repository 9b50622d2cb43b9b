import type { TenderMarks } from "@tc/contract";
import type { Filters } from "./filters";

/** Whether a tender belongs to the view by its marks: what is dismissed leaves at once, not with the next answer. */
export function isShownBy(filter: Filters["mark"], marks: TenderMarks | undefined): boolean {
  switch (filter) {
    case "all":
      return true;
    case "saved":
    case "dismissed":
      return marks?.[filter] ?? false;
    case "fits":
    case "misfit":
      return marks?.judgement === filter;
    default:
      return !(marks?.dismissed ?? false);
  }
}
