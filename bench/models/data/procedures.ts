import { existsSync } from "node:fs";
import path from "node:path";
import type { Tender } from "@tc/domain";
import { buildTender, groupNotices, NoticeError, normaliseName, readNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { readPaths } from "../../../apps/server/src/adapters/archive/read-paths.ts";

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
  const notices: Notice[] = [];
  const paths = archives.map((name) => path.join(data, name)).filter(existsSync);
  for await (const member of readPaths(paths)) {
    if ("bytes" in member) notices.push(...readable(member.bytes));
  }
  return groupNotices(notices).map((group, at) => {
    const tender = buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] })));
    const [buyer] = tender.buyers;
    const key = `${normaliseName(buyer?.name ?? "")}|${normaliseName(buyer?.town ?? "")}`;
    return { id: `procedure-${at}`, buyer: key, tender };
  });
}

/** Broken members of an archive are no notices. */
function readable(bytes: Uint8Array): Notice[] {
  try {
    return readNotices(bytes);
  } catch (error) {
    if (error instanceof NoticeError) return [];
    throw error;
  }
}
