import { given } from "../given.ts";
import type { Notice, NoticeChange } from "../notice.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { at, kid, kids, line, matching, prose, valueOf, within } from "./ted-element.ts";
import { dayOf } from "./ted-dates.ts";
import { amountOf } from "./ted-money.ts";
import { publicationNumber } from "./publication-number.ts";

/** F14: one change per place of the corrected notice, with the old and the new value as text. */
export function readChanges(form: XmlElement): NoticeChange[] {
  const changes = kid(form, "CHANGES");
  if (!changes) return oldChanges(form);
  const changedNotice = publicationNumber(at(form, "COMPLEMENTARY_INFO", "NOTICE_NUMBER_OJ")?.text);
  const about = {
    ...given("changedNotice", changedNotice),
    ...given("reasonCode", reasonOf(changes)),
    ...given("description", prose(kid(changes, "INFO_ADD"))),
  };
  const listed = kids(changes, "CHANGE").map((change) => ({
    ...about,
    sections: placesOf(kid(change, "WHERE")),
    ...given("oldText", contentOf(kid(change, "OLD_VALUE"))),
    ...given("newText", contentOf(kid(change, "NEW_VALUE"))),
  }));
  return listed.length > 0 ? listed : [{ ...about, sections: [] }];
}

/** R2.0.8, ADDITIONAL_INFORMATION_CORRIGENDUM: blocks that replace, add or delete at a place named in words. */
function oldChanges(form: XmlElement): NoticeChange[] {
  if (!form.name.includes("CORRIGENDUM")) return [];
  const [number] = within(form, "NOTICE_NUMBER_OJ");
  const about = {
    ...given("changedNotice", publicationNumber(number?.text)),
    ...given("description", prose(within(form, "OTHER_ADDITIONAL_INFO")[0])),
  };
  const listed = matching(form, (name) => /^(?:REPLACE|ADD|DELETE)(?:_DATE)?$/.test(name)).map(
    (block) => ({
      ...about,
      sections: matching(block, (name) => name.startsWith("WHERE")).flatMap((el) => line(el) ?? []),
      ...given("oldText", oldContentOf(block, "OLD_")),
      ...given("newText", oldContentOf(block, "NEW_")),
    }),
  );
  return listed.length > 0 ? listed : [{ ...about, sections: [] }];
}

function oldContentOf(block: XmlElement, prefix: string): string | undefined {
  const [value] = matching(block, (name) => name.startsWith(prefix));
  const day = dayOf(value) ?? dayOf(value?.children.find((child) => dayOf(child) !== undefined));
  if (day === undefined) return prose(value);
  return [day, line(within(value, "TIME")[0])].filter(Boolean).join(" ");
}

/** Who erred: the buyer changes the notice, or the Official Journal printed it wrongly. */
function reasonOf(changes: XmlElement): string | undefined {
  if (kid(changes, "MODIFICATION_ORIGINAL")) return "cor-buy";
  return kid(changes, "PUBLICATION_TED") && "cor-pub";
}

/** Section, lot and label of the place, e.g. "IV.2.2", "Los 1", "Tag". */
function placesOf(where: XmlElement | undefined): string[] {
  const lot = line(kid(where, "LOT_NO"));
  return [line(kid(where, "SECTION")), lot && `LOT ${lot}`, line(kid(where, "LABEL"))].flatMap(
    (part) => part ?? [],
  );
}

/** A value is prose, a day with or without a time, or CPV codes; NOTHING stands for a place that was empty. */
function contentOf(value: XmlElement | undefined): string | undefined {
  const text = prose(kid(value, "TEXT"));
  if (text !== undefined) return text;
  const moment = [line(kid(value, "DATE")), line(kid(value, "TIME"))].filter(Boolean).join(" ");
  if (moment !== "") return moment;
  const codes = within(value, "CPV_CODE").flatMap((code) => valueOf(code, "CODE") ?? []);
  return codes.length > 0 ? codes.join(", ") : undefined;
}

/** F20: why and how a running contract was changed, and its value afterwards. */
export function readModification(form: XmlElement): Pick<Notice, "modifiedContract"> {
  const info = at(form, "MODIFICATIONS_CONTRACT", "INFO_MODIFICATIONS");
  if (!info) return {};
  const values = kid(info, "VALUES") ?? info;
  const isNeeded = kid(info, "ADDITIONAL_NEED") !== undefined;
  const reasonCode = isNeeded ? "add-wss" : kid(info, "UNFORESEEN_CIRCUMSTANCE") && "mod-cir";
  return {
    modifiedContract: {
      ...given("reasonCode", reasonCode),
      ...given("description", prose(kid(info, "SHORT_DESCR"))),
      ...given("value", amountOf(kid(values, "VAL_TOTAL_AFTER"))),
    },
  };
}
