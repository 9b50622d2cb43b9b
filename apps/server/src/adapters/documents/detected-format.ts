import type { DocumentFormat } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";

export type DetectedFormat =
  | { readonly format: DocumentFormat | "zip" }
  | { readonly reason: DocumentRefusalReason };
