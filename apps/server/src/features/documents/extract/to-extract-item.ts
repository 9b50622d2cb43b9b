import type { ExtractItem } from "@tc/contract";
import type { DocumentItem, NoticeComparison } from "@tc/documents";

/** The notice's deadline beside that of a document */
type NoticeMoment = Omit<NoticeComparison, "item" | "notice"> & NoticeComparison["notice"];

export function toExtractItem(item: DocumentItem, notice?: NoticeMoment): ExtractItem {
  const { file: documentId, ...rest } = item;
  const { type } = rest;
  if (type === "deadline") return { ...rest, documentId, ...(notice && { notice }) };
  if (type !== "eligibility") return { ...rest, documentId };
  const { names, judged: _, ...demand } = rest;
  return { ...demand, documentId, ...(names && { names: [...names] }) };
}
