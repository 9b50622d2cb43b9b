import { readFileSync } from "node:fs";
import path from "node:path";

/** Eight-digit codes of CPV 2008 with their German texts. */
export function readCpvLabels(data: string): ReadonlyMap<string, string> {
  const [head = "", ...lines] = readFileSync(path.join(data, "codelists/cpv-2008.tsv"), "utf8")
    .trim()
    .split("\n");
  const columns = head.split("\t");
  const [code, label] = [columns.indexOf("code"), columns.indexOf("label_de")];
  return new Map(
    lines.map((line) => {
      const cells = line.split("\t");
      return [cells[code] ?? "", cells[label] ?? ""];
    }),
  );
}
