import { Check } from "lucide-react";
import { useState } from "react";
import { count, formatDay } from "../../../platform/format/format";
import { Marked } from "../../../ui/feedback/badge";
import { useLook } from "../list/use-look";
import { useWatch } from "./use-watch";
import styles from "./unseen-changes.module.css";

interface Props {
  slug: string;
  notices: readonly {
    readonly noticeId: string;
    readonly version: string;
    readonly publishedOn?: string | undefined;
  }[];
}

/** Above the history of a watched tender: what came since the last look. Seen is what was in view for two seconds. */
export function UnseenChanges({ slug, notices }: Props) {
  const { watch, see } = useWatch(slug);
  const [isSeen, setSeen] = useState(false);
  const unseen = watch?.unseen ?? [];
  const element = useLook<HTMLParagraphElement>(unseen.length > 0 && !isSeen, () => {
    setSeen(true);
    void see();
  });
  if (unseen.length === 0) return null;
  const days = unseen.map(({ key, at }) => dayOf(key, notices) ?? at).map((day) => formatDay(day));
  return (
    <p ref={element} className={styles.unseen}>
      {isSeen ? <Check size={14} aria-label="gesehen" /> : <Marked>Neu</Marked>}
      {count(unseen.length, "Änderung", "Änderungen")} seit deinem letzten Blick:{" "}
      {[...new Set(days)].join(", ")}
    </p>
  );
}

function dayOf(key: string, notices: Props["notices"]): string | undefined {
  return notices.find((it) => key === `notice ${it.noticeId} ${it.version}`)?.publishedOn;
}
