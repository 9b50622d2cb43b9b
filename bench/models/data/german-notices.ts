import path from "node:path";
import { tenderText } from "@tc/assessment";
import { normaliseText } from "@tc/text";
import { buildTender, groupNotices, normaliseName } from "@tc/notices";
import { readRealNotices } from "../../../apps/server/src/testing/real-notices.ts";
import { csvDayNotices } from "./csv-day-notices.ts";
import type { GermanNotice } from "../german-notice.ts";

/** Real notices only: the published examples beside them are made up. */
const archives = ["notices/germany", "notices/national-service.zip", "notices-ted-r209"];
const language = "DEU";

/**
 * The procedures in German of a data folder with title, CPV and buyer: XML notices that can be read (one document a
 * procedure) and the CSV days of the national service. Of copies the first stays: same procedure, or same title with the
 * same buyer or the same beginning of the description.
 */
export async function germanNotices(data: string): Promise<GermanNotice[]> {
  const notices = [...(await xmlNotices(data)), ...csvDayNotices(data)];
  const seen = new Set<string>();
  return notices.filter((notice) => {
    const title = plain(notice.title);
    const keys = [
      notice.id,
      `${title} | ${notice.buyer}`,
      `${title} | ${plain(notice.description).slice(0, 200)}`,
    ];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew && notice.cpv.length > 0 && title !== "" && notice.buyer !== "";
  });
}

const plain = (text: string) => normaliseText(text).replace(/\s+/g, " ").trim();

async function xmlNotices(data: string): Promise<GermanNotice[]> {
  const notices = await readRealNotices(archives.map((name) => path.join(data, name)));
  const german = notices.filter((notice) => notice.language === language);
  return groupNotices(german).map((group) => {
    const tender = buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] })));
    const { title, lotTitles, description } = tenderText(tender, () => undefined);
    const lotCodes = tender.lots.flatMap((lot) => lot.cpv);
    return {
      id: group.find(({ procedureId }) => procedureId)?.procedureId ?? group[0]?.noticeId ?? "",
      title,
      lotTitles,
      description,
      cpv: [...new Set([...tender.cpv, ...lotCodes])],
      buyer: normaliseName(tender.buyers[0]?.name ?? ""),
      ...(tender.publishedOn !== undefined && { date: tender.publishedOn }),
    };
  });
}
