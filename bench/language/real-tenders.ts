import path from "node:path";
import { buildTender, groupNotices } from "@tc/notices";
import { readRealNotices } from "../../apps/server/src/testing/real-notices.ts";
import type { LanguageTender } from "./index-in-memory.ts";

const archives = ["notices/germany", "notices/national-service.zip"];

/** The tenders of the German notices; each is called by all of its notices, as `<noticeId>-<version>`. */
export async function realTenders(data: string): Promise<LanguageTender[]> {
  const notices = await readRealNotices(archives.map((name) => path.join(data, name)));
  const german = notices.filter(({ language }) => language === "DEU");
  return groupNotices(german).map((group) => ({
    names: group.map(({ noticeId, version }) => `${noticeId}-${version}`),
    isNearMiss: false,
    tender: buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] }))),
  }));
}
