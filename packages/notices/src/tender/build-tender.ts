import type { Tender, TenderChange, TenderNoticeRef } from "@tc/domain";
import { invariant, tenderLimits } from "@tc/domain";
import { limitProcedure } from "../limits/limit-procedure.ts";
import { limitTender } from "../limits/limit-tender.ts";
import type { Notice, NoticeChange } from "../notice.ts";
import { statedReason } from "./stated-reason.ts";
import { excerpt, listText } from "./change-text.ts";
import { diffContent } from "./diff-content.ts";
import type { FieldChange } from "./diff-content.ts";
import { addNotice, isCancellation, nothingInForce } from "./in-force.ts";
import { orderNotices } from "./order-notices.ts";
import { plausibility } from "./plausibility.ts";
import { mergeCopies } from "./sourced-notice.ts";
import type { MergedNotice, SourcedNotice } from "./sourced-notice.ts";
import { isAward, tenderContent } from "./tender-content.ts";
import type { TenderContent } from "./tender-content.ts";

/**
 * Builds the current state of one procedure and its history from all its notices, whatever their order.
 * Expects at least one notice; all must belong to the procedure (see groupNotices). Throws NoticeError
 * "procedure_too_large" where they make too much together.
 */
export function buildTender(notices: readonly SourcedNotice[]): Tender {
  const ordered = orderNotices(mergeCopies(notices));
  limitProcedure(ordered.map(({ notice }) => notice));
  let inForce = nothingInForce;
  let content: TenderContent | undefined;
  let changes: readonly TenderChange[] = [];
  const shortened = new Set(ordered.flatMap(({ notice }) => notice.shortened ?? []));
  for (const { notice } of ordered) {
    inForce = addNotice(inForce, notice);
    const next = tenderContent(inForce);
    if (content && next) {
      const all = [...changes, ...changeRecords(notice, content, next)];
      changes = all.slice(-tenderLimits.changes.entries);
      if (changes.length < all.length) shortened.add("lists");
    }
    content = next;
  }
  invariant(content, "a tender has at least one notice");

  const days = ordered
    .map(({ notice }) => publicationDay(notice))
    .filter((day) => day !== undefined);
  const calls = ordered.filter(({ notice }) => notice.kind === "call");
  // A plan may lie a year back: what bidders call "published" is the call, once there is one.
  const publishedOn = earliest(calls.map(({ notice }) => publicationDay(notice))) ?? earliest(days);
  const updatedOn = days.toSorted().at(-1);
  return limitTender({
    ...content,
    ...(publishedOn !== undefined && { publishedOn }),
    ...(updatedOn !== undefined && { updatedOn }),
    flags: plausibility(content, {
      ...(publishedOn !== undefined && { publishedOn }),
      title: content.title,
      copiesDisagree: ordered.some((merged) => merged.copiesDisagree),
      called: calls.length > 0,
      shortened,
    }),
    notices: ordered.map(noticeRef),
    changes,
  });
}

export function publicationDay(notice: Notice): string | undefined {
  return notice.publishedOn ?? notice.issuedOn;
}

function earliest(days: readonly (string | undefined)[]): string | undefined {
  return days.filter((day) => day !== undefined).toSorted()[0];
}

function noticeRef({ notice, sources }: MergedNotice): Tender["notices"][number] {
  const publishedOn = publicationDay(notice);
  const url = notice.url ?? sources.find((source) => source.url !== undefined)?.url;
  return {
    noticeId: notice.noticeId,
    version: notice.version,
    kind: notice.kind,
    ...(notice.subtype !== undefined && { subtype: notice.subtype }),
    ...(publishedOn !== undefined && { publishedOn }),
    sources: sources.map((source) => source.id),
    ...(url !== undefined && { url }),
    ...awardedLots(notice),
    ...statedReason(notice),
  };
}

function awardedLots({ kind, results }: Notice): Pick<TenderNoticeRef, "awardedLots"> {
  if (kind !== "result" || results.length === 0) return {};
  return { awardedLots: [...new Set(results.filter(isAward).map(({ lotId }) => lotId))] };
}

function changeRecords(
  notice: Notice,
  before: TenderContent,
  after: TenderContent,
): TenderChange[] {
  const stage: FieldChange[] = [];
  if (before.stage !== after.stage || isCancellation(notice)) {
    stage.push({ field: "stage", old: before.stage, new: after.stage });
  }
  // Only a notice that restates its predecessor can take something back; a first call or result merely adds.
  const restates =
    notice.changes.length > 0 || (before.stage === after.stage && !isCancellation(notice));
  const differences = before === after ? [] : diffContent(before, after, { ignoreNew: !restates });
  const stated = statedChanges(notice, stage.length + differences.length);
  return [...stage, ...differences, ...stated].map((change) => ({
    ...origin(notice, change.field),
    ...excerpts(change),
  }));
}

/** What a correction says in words: older TED forms give nothing else, documents change without a field of their own. */
function statedChanges(notice: Notice, foundSoFar: number): FieldChange[] {
  const stated: FieldChange[] = [];
  const changed = notice.changes.filter((change) => change.documentsChanged === true);
  if (changed.length > 0) {
    const days = changed
      .map((change) => change.documentsChangedOn)
      .filter((day) => day !== undefined);
    stated.push({ field: "documents", new: listText([...new Set(days)]) ?? "geändert" });
  }
  for (const change of notice.changes) {
    const [old, next] = [excerpt(change.oldText), excerpt(change.newText)];
    if (old !== undefined || next !== undefined) {
      stated.push({
        field: "text",
        ...(old !== undefined && { old }),
        ...(next !== undefined && { new: next }),
      });
    }
  }
  if (foundSoFar + stated.length === 0) {
    const words = excerpt(statedReason(notice).description);
    if (words !== undefined) stated.push({ field: "text", new: words });
  }
  return stated;
}

/** A record tells of a long value only how it begins. */
function excerpts(change: FieldChange): FieldChange {
  const [old, next] = [excerpt(change.old), excerpt(change.new)];
  return {
    field: change.field,
    ...(old !== undefined && { old }),
    ...(next !== undefined && { new: next }),
  };
}

function origin(notice: Notice, field: string) {
  const publishedOn = publicationDay(notice);
  const change = changeFor(notice.changes, field);
  const reasonText = excerpt(change?.reasonText ?? change?.description);
  return {
    noticeId: notice.noticeId,
    noticeVersion: notice.version,
    ...(publishedOn !== undefined && { publishedOn }),
    ...(change?.reasonCode !== undefined && { reasonCode: change.reasonCode }),
    ...(reasonText !== undefined && { reasonText }),
  };
}

/** The block that names the field's lot (BT-13716), else the first that gives a reason. */
function changeFor(changes: readonly NoticeChange[], field: string): NoticeChange | undefined {
  const lotId = /^(?:lots|results)\.([^.]+)/.exec(field)?.[1];
  const named =
    lotId === undefined ? undefined : changes.find((change) => change.sections.includes(lotId));
  return named ?? changes.find((change) => change.reasonCode !== undefined) ?? changes[0];
}
