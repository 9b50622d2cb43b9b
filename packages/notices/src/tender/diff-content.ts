import { deadlineKinds } from "@tc/domain";
import type { Lot, TenderLink, TenderValues } from "@tc/domain";
import {
  awardCriteriaText,
  excerpt,
  deadlineText,
  durationText,
  linksText,
  listText,
  moneyText,
  resultText,
  selectionCriteriaText,
} from "./change-text.ts";
import type { TenderContent } from "./tender-content.ts";

export interface FieldChange {
  readonly field: string;
  readonly old?: string;
  readonly new?: string;
}

type Facts = ReadonlyMap<string, string>;

/**
 * Field by field what became different, in a fixed order. With `ignoreNew` fields that
 * merely appear or vanish do not count: a first call says much that its plan did not, and that is no correction.
 */
export function diffContent(
  before: TenderContent,
  after: TenderContent,
  options: { readonly ignoreNew: boolean },
): FieldChange[] {
  const changes = diffFacts(procedureFacts(before), procedureFacts(after), options.ignoreNew);
  const oldLots = new Map(before.lots.map((lot) => [lot.id, lot]));
  const newLots = new Map(after.lots.map((lot) => [lot.id, lot]));
  if (!options.ignoreNew) {
    for (const [id, lot] of oldLots) {
      if (!newLots.has(id)) changes.push({ field: `lots.${id}`, old: excerpt(lot.title) ?? id });
    }
  }
  for (const [id, lot] of newLots) {
    const old = oldLots.get(id);
    if (old) {
      if (old !== lot) changes.push(...diffFacts(lotFacts(old), lotFacts(lot), options.ignoreNew));
    } else if (!options.ignoreNew)
      changes.push({ field: `lots.${id}`, new: excerpt(lot.title) ?? id });
  }
  const oldResults = new Map(before.results.map((result) => [result.lotId, resultText(result)]));
  for (const result of after.results) {
    const old = oldResults.get(result.lotId);
    const text = resultText(result);
    oldResults.delete(result.lotId);
    if (old !== text)
      changes.push({ field: `results.${result.lotId}`, ...(old && { old }), new: text });
  }
  for (const [lotId, old] of oldResults) changes.push({ field: `results.${lotId}`, old });
  return changes;
}

function diffFacts(before: Facts, after: Facts, ignoreNew: boolean): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const field of new Set([...before.keys(), ...after.keys()])) {
    const [old, next] = [before.get(field), after.get(field)];
    if (old === next || (ignoreNew && (old === undefined || next === undefined))) continue;
    changes.push({
      field,
      ...(old !== undefined && { old }),
      ...(next !== undefined && { new: next }),
    });
  }
  return changes;
}

function procedureFacts(content: TenderContent): Facts {
  return facts([
    // The stage is told by its own record, see build-tender.
    ["title", excerpt(content.title)],
    ["description", excerpt(content.description)],
    ["buyers", listText(content.buyers.map((buyer) => buyer.name))],
    ["reference", content.reference],
    ["procedure", content.procedure],
    ["nature", content.nature],
    ["cpv", listText(content.cpv)],
    ["nuts", listText(content.nuts)],
    ...valueFacts("", content.values),
    ...linkFacts("", content.links),
  ]);
}

function lotFacts(lot: Lot): Facts {
  const at = `lots.${lot.id}.`;
  return facts([
    [`${at}title`, excerpt(lot.title)],
    [`${at}description`, excerpt(lot.description)],
    [`${at}cpv`, listText(lot.cpv)],
    [`${at}nuts`, listText(lot.nuts)],
    ...valueFacts(at, lot.values),
    ...deadlineKinds.map(
      (kind) => [`${at}deadlines.${kind}`, deadlineText(lot.deadlines, kind)] as const,
    ),
    [`${at}duration`, durationText(lot.duration)],
    [`${at}options`, excerpt(lot.options)],
    [`${at}framework`, lot.framework],
    [`${at}frameworkSeats`, lot.frameworkSeats?.toString()],
    [`${at}minCandidates`, lot.minCandidates?.toString()],
    [`${at}maxCandidates`, lot.maxCandidates?.toString()],
    [`${at}bindingDays`, lot.bindingDays?.toString()],
    [`${at}submissionLanguages`, listText(lot.submissionLanguages)],
    [`${at}variants`, lot.variants],
    [`${at}lateSubmission`, lot.lateSubmission],
    [`${at}awardCriteria`, awardCriteriaText(lot.awardCriteria)],
    [`${at}selectionCriteria`, selectionCriteriaText(lot.selectionCriteria)],
    ...linkFacts(at, lot.links),
  ]);
}

function valueFacts(at: string, values: TenderValues): (readonly [string, string | undefined])[] {
  return [
    [`${at}values.estimated`, moneyText(values.estimated)],
    [`${at}values.frameworkMaximum`, moneyText(values.frameworkMaximum)],
    [`${at}values.resultFrameworkMaximum`, moneyText(values.resultFrameworkMaximum)],
    [`${at}values.total`, moneyText(values.total)],
  ];
}

function linkFacts(
  at: string,
  links: readonly TenderLink[],
): (readonly [string, string | undefined])[] {
  return [
    [`${at}links.documents`, linksText(links, "documents")],
    [`${at}links.submission`, linksText(links, "submission")],
  ];
}

function facts(entries: readonly (readonly [string, string | undefined])[]): Facts {
  return new Map(
    entries.filter(
      (entry): entry is readonly [string, string] => entry[1] !== undefined && entry[1] !== "",
    ),
  );
}
