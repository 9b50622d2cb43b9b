import type { Deadline } from "@tc/domain";
import { bidDeadlines } from "@tc/domain";
import type { Notice } from "../notice.ts";

/** A notice with the places it was seen in; the same notice may be given once per place. */
export interface SourcedNotice {
  readonly notice: Notice;
  readonly sources: readonly { readonly id: string; readonly url?: string }[];
}

export interface MergedNotice extends SourcedNotice {
  /** Copies of one notice that name different bid deadlines. */
  readonly copiesDisagree: boolean;
}

/** "01" and "1" are one version; anything that is no number counts as text. */
export function versionKey(version: string): string {
  return /^\d{1,9}$/.test(version.trim()) ? String(Number(version)) : version.trim().toLowerCase();
}

export function noticeKey(notice: Pick<Notice, "noticeId" | "version">): string {
  return `${notice.noticeId.trim().toLowerCase()} ${versionKey(notice.version)}`;
}

/**
 * Makes one of all copies of a notice. They are the same text by law (BT-701 and BT-757 identify it), but sources
 * re-encode and the Official Journal adds its number and day: its copy leads, else the fuller one, whatever came first.
 */
export function mergeCopies(sourced: readonly SourcedNotice[]): MergedNotice[] {
  const copies = new Map<string, SourcedNotice[]>();
  for (const copy of sourced) {
    const key = noticeKey(copy.notice);
    const sameKey = copies.get(key);
    if (sameKey) sameKey.push(copy);
    else copies.set(key, [copy]);
  }
  return [...copies.values()].map(mergeOne);
}

function mergeOne(copies: readonly SourcedNotice[]): MergedNotice {
  const [first] = copies;
  if (first && copies.length === 1) {
    return { notice: first.notice, sources: sortedSources(first.sources), copiesDisagree: false };
  }
  const ranked = copies
    .map((copy) => ({ copy, text: JSON.stringify(copy.notice) }))
    .toSorted(
      (a, b) =>
        Number(b.copy.notice.publicationNumber !== undefined) -
          Number(a.copy.notice.publicationNumber !== undefined) ||
        b.text.length - a.text.length ||
        (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
    )
    .map(({ copy }) => copy);
  const notices = ranked.map((copy) => copy.notice);
  const publicationNumber = firstDefined(notices, "publicationNumber");
  const publishedOn = firstDefined(notices, "publishedOn");
  const url = firstDefined(notices, "url");
  return {
    notice: {
      ...(notices[0] as Notice),
      ...(publicationNumber !== undefined && { publicationNumber }),
      ...(publishedOn !== undefined && { publishedOn }),
      ...(url !== undefined && { url }),
    },
    sources: sortedSources(copies.flatMap((copy) => copy.sources)),
    copiesDisagree: new Set(notices.map((notice) => deadlineText(bidDeadlines(notice)))).size > 1,
  };
}

function firstDefined(
  notices: readonly Notice[],
  field: "publicationNumber" | "publishedOn" | "url",
): string | undefined {
  return notices.find((notice) => notice[field] !== undefined)?.[field];
}

function deadlineText(deadlines: readonly Deadline[]): string {
  return deadlines.map((deadline) => deadline.at).join();
}

function sortedSources(sources: SourcedNotice["sources"]): SourcedNotice["sources"] {
  const byId = new Map<string, { id: string; url?: string }>();
  for (const source of sources) {
    const earlier = byId.get(source.id);
    if (
      !earlier ||
      (source.url !== undefined && (earlier.url === undefined || source.url < earlier.url))
    ) {
      byId.set(source.id, source);
    }
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
