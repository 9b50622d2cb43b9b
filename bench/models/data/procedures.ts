import path from "node:path";
import type { Tender } from "@tc/domain";
import { buildTender, groupNotices, normaliseName } from "@tc/notices";
import { readRealNotices } from "../../../apps/server/src/testing/real-notices.ts";

/** Real notices only: the published examples beside them are made up. */
const archives = [
  "notices/germany",
  "notices/national-service.zip",
  "notices/national-service-2.zip",
  "notices/other-countries.zip",
  "notices-ted-r209",
];

export interface Procedure {
  /** Stands for the procedure; the same in every run */
  readonly id: string;
  readonly buyer: string;
  readonly tender: Tender;
}

/** All real procedures of a data folder as the product builds them. */
export async function procedures(data: string): Promise<Procedure[]> {
  const notices = await readRealNotices(archives.map((name) => path.join(data, name)));
  return groupNotices(notices).map((group, at) => {
    const tender = buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] })));
    const [buyer] = tender.buyers;
    const key = `${normaliseName(buyer?.name ?? "")}|${normaliseName(buyer?.town ?? "")}`;
    return { id: `procedure-${at}`, buyer: key, tender };
  });
}
