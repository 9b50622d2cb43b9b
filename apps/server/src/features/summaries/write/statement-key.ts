import { hash } from "node:crypto";
import type { ReportableSection } from "@tc/contract";

/** Names a statement as long as its words are the same. */
export function statementKey(section: ReportableSection, text: string): string {
  return hash("sha256", `${section} ${text}`).slice(0, 16);
}
