import type { Notice, NoticeChange } from "../notice.ts";
import { cleanLine } from "../clean-text.ts";
import { dayOf } from "./dates.ts";
import { defined } from "./lots.ts";
import type { Texts } from "./multilingual.ts";
import {
  type MaybeElement,
  cbcCode,
  code,
  efac,
  efacAll,
  efbc,
  efbcAll,
  extension,
  indicator,
} from "./ubl.ts";

/** One change block an efac:Changes (BT-758), its single changes joined; in the below-threshold dialect one an efac:Change. */
export function readChanges(root: MaybeElement, texts: Texts): NoticeChange[] {
  const extended = extension(root);
  const dialect = efacAll(extended, "Change").map((change) => readDialectChange(change, texts));
  return [...readBlocks(extended, texts), ...dialect];
}

/** There the changed notice is the number of a version, which names nothing outside of it. */
function readDialectChange(change: MaybeElement, texts: Texts): NoticeChange {
  const element = efac(change, "ChangedElement");
  const reason = efac(change, "ChangeReason");
  return {
    ...defined({
      reasonCode: code(efbc(reason, "ReasonCode")) ?? cbcCode(reason, "ReasonCode"),
      reasonText: texts.text(efbcAll(reason, "ReasonDescription")),
      description: texts.text(efbcAll(element, "ChangeDescription")),
      oldText: texts.text(efbcAll(element, "ElementOldValue")),
      newText: texts.text(efbcAll(element, "ElementNewValue")),
    }),
    sections: changedSections(element),
  };
}

function readBlocks(extended: MaybeElement, texts: Texts): NoticeChange[] {
  return efacAll(extended, "Changes").map((changes) => {
    const single = efacAll(changes, "Change");
    const reason = efac(changes, "ChangeReason");
    const descriptions = single
      .map((change) => texts.text(efbcAll(change, "ChangeDescription")))
      .filter((description) => description !== undefined);
    const indicators = single.map((change) =>
      indicator(code(efbc(change, "ProcurementDocumentsChangeIndicator"))),
    );
    return {
      ...defined({
        changedNotice: cleanLine(code(efbc(changes, "ChangedNoticeIdentifier"))),
        reasonCode: cbcCode(reason, "ReasonCode"),
        reasonText: texts.text(efbcAll(reason, "ReasonDescription")),
        description: [...new Set(descriptions)].join("\n\n") || undefined,
        documentsChanged:
          indicators.includes(true) || indicators.find((indicator) => indicator !== undefined),
        documentsChangedOn: single
          .map((change) => dayOf(efbc(change, "ProcurementDocumentsChangeDate")))
          .filter((day) => day !== undefined)
          .toSorted()
          .at(-1),
      }),
      sections: [...new Set(single.flatMap(changedSections))],
    };
  });
}

/** BT-13716; before SDK 1.3 the identifier stood in the change itself. */
function changedSections(change: MaybeElement): string[] {
  const holders = [...efacAll(change, "ChangedSection"), change];
  return holders
    .flatMap((holder) => efbcAll(holder, "ChangedSectionIdentifier"))
    .map((el) => cleanLine(code(el)))
    .filter((section) => section !== undefined);
}

/** BT-200, 201, 202 of a contract modification (can-modif) and the notice it modifies (BT-1501). */
export function readModification(
  root: MaybeElement,
  texts: Texts,
): { modified?: NonNullable<Notice["modifiedContract"]>; modifiedNotice?: string } {
  const modification = efac(extension(root), "ContractModification");
  if (modification === undefined) return {};
  const reason = efac(modification, "ChangeReason");
  const changes = efacAll(modification, "Change");
  const texted = [
    ...changes.map((change) => texts.text(efbcAll(change, "ChangeDescription"))),
    texts.text(efbcAll(reason, "ReasonDescription")),
  ].filter((text) => text !== undefined);
  return defined({
    modified: defined({
      reasonCode: cbcCode(reason, "ReasonCode"),
      description: [...new Set(texted)].join("\n\n") || undefined,
    }),
    modifiedNotice: cleanLine(code(efbc(modification, "ChangedNoticeIdentifier"))),
  });
}
