/** Names a notice among the changes of all tenders; a second copy of the same notice has the same key. */
export function noticeKey(noticeId: string, version: string): string {
  return `notice ${noticeId} ${version}`;
}

/** Names what one fetch of documents brought; a buyer may go back to an earlier version. */
export function documentsKey(sha256: string, at: Date): string {
  return `documents ${at.toISOString()} ${sha256}`;
}
