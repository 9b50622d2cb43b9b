import { readFileSync } from "node:fs";
import path from "node:path";
import type { CpvLabel } from "./division-ranks.ts";

/** The German texts of CPV 2008 in a data folder. */
export function readCpvLabels(data: string): CpvLabel[] {
  const [header = "", ...lines] = readFileSync(path.join(data, "codelists/cpv-2008.tsv"), "utf8")
    .trim()
    .split("\n");
  const names = header.split("\t");
  const [code, label] = [names.indexOf("code"), names.indexOf("label_de")];
  return lines.map((line) => {
    const cells = line.split("\t");
    return { code: cells[code] ?? "", label: cells[label] ?? "" };
  });
}
