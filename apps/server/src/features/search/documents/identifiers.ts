import type { Tender } from "@tc/domain";
import { identifierTerm } from "@tc/search-engine";

/** The numbers people paste into a search box: file number, notice id with and without version, TED number. */
export function identifierTerms(tender: Tender): Set<string> {
  const found = new Set<string>();
  const add = (text: string | undefined) => {
    const term = text === undefined ? undefined : identifierTerm(text);
    if (term) found.add(term);
  };
  add(tender.reference);
  for (const notice of tender.notices) {
    add(notice.noticeId);
    add(`${notice.noticeId}-${notice.version}`);
    const ted = /(\d{1,8})-(20\d\d)(?!\d)/.exec(notice.url ?? "");
    if (!ted || !/ted\.europa\.eu/.test(notice.url ?? "")) continue;
    add(`${ted[1]}-${ted[2]}`);
    // The same number as TED prints it with leading zeros.
    add(`${ted[1]?.padStart(8, "0")}-${ted[2]}`);
    add(`${ted[1]?.replace(/^0+/, "")}-${ted[2]}`);
  }
  return found;
}
