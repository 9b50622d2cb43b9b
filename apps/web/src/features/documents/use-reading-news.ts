import type { TenderDocument } from "@tc/contract";
import { documentRefusalSentences } from "@tc/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import { isUnread } from "./queries";

/** Tells when a document has been read, or could not be. */
export function useReadingNews(
  documents: readonly TenderDocument[],
  tell: (sentence: string) => void,
): void {
  const unread = useRef(new Set<string>());
  const report = useEffectEvent((sentences: readonly string[]) => tell(sentences.join(" ")));
  useEffect(() => {
    const news = documents.filter(
      (document) => unread.current.has(document.id) && !isUnread(document),
    );
    unread.current = new Set(documents.filter(isUnread).map(({ id }) => id));
    if (news.length > 0) report(news.map(endWords));
  }, [documents]);
}

function endWords({ name, state, refusal }: TenderDocument): string {
  return state === "refused"
    ? `${name} wurde abgelehnt. ${documentRefusalSentences[refusal ?? "unreadable"]}`
    : `${name} ist gelesen.`;
}
