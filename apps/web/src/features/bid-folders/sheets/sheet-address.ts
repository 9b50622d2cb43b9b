import { printCompanySheet, printReferenceSheets } from "@tc/contract";
import type { SheetFormat } from "@tc/contract";

const of = (path: string, slug: string) => path.replace(":slug", encodeURIComponent(slug));

export function companySheetAddress(slug: string, format: SheetFormat): string {
  return `${of(printCompanySheet.path, slug)}?format=${format}`;
}

/** Of all chosen references, or of one. */
export function referenceSheetAddress(
  slug: string,
  format: SheetFormat,
  referenceId?: string,
): string {
  const single = referenceId === undefined ? "" : `&reference=${referenceId}`;
  return `${of(printReferenceSheets.path, slug)}?format=${format}${single}`;
}
