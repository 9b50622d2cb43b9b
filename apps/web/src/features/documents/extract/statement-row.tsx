import { lotName } from "@tc/domain";
import { Check, GitCompare, History, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { AiBadge } from "../../../ui/data/ai-badge";
import { Badge } from "../../../ui/feedback/badge";
import { noticeWords } from "./deadline-value";
import { DoubtfulBadge } from "./doubtful-badge";
import { useModelName } from "./model-name-context";
import { PlaceChips } from "./place-chip";
import { includesItem } from "./statements";
import type { Evidence, ExtractRow, Statement } from "./statements";
import styles from "./extract-panel.module.css";

interface Props {
  row: ExtractRow;
  /** The item whose quote is looked up right now */
  shownItem: string | undefined;
}

/** What documents say of one thing; where they contradict each other, every voice with its words. */
export function StatementRow({ row: { voices, isContradicted }, shownItem }: Props) {
  const [first] = voices;
  const model = useModelName();
  if (!first) return null;
  if (!isContradicted) {
    return (
      <li
        className={styles.row}
        data-shown={includesItem(first.evidence, shownItem) || undefined}
        data-ai-generated={first.isByModel ? model : undefined}
      >
        <p className={styles.value}>
          <Name statement={first} />
          <Value statement={first} />
        </p>
        <Doubts statement={first} />
        <Quotes evidence={first.evidence} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <p className={styles.value}>
        <Name statement={first} />
        <Badge icon={GitCompare} tone="amber">
          Widerspruch
        </Badge>
      </p>
      <ul className={styles.voices}>
        {voices.map((voice) => (
          <li
            key={voice.key}
            data-shown={includesItem(voice.evidence, shownItem) || undefined}
            data-ai-generated={voice.isByModel ? model : undefined}
          >
            <p className={styles.value}>
              <Value statement={voice} />
            </p>
            <Doubts statement={voice} />
            <Quotes evidence={voice.evidence} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Name({ statement: { words, item } }: { statement: Statement }) {
  return (
    <b>
      {item.lot !== undefined && `${lotName(item.lot)}: `}
      {words.name}
    </b>
  );
}

function Value({ statement: { words, item } }: { statement: Statement }) {
  const { value, origin } = words;
  if (value === undefined) return null;
  return (
    <>
      {item.state === "superseded" ? <s>{value}</s> : <span>{value}</span>}
      {origin !== undefined && <small>({origin})</small>}
    </>
  );
}

function Doubts({ statement: { item, isDoubtful, isByModel } }: { statement: Statement }) {
  const notice = item.type === "deadline" ? item.notice : undefined;
  const doubts: ReactNode[] = [
    item.state === "superseded" && (
      <Badge key="superseded" icon={History}>
        überholt
      </Badge>
    ),
    item.state === "suspicious" && (
      <Badge key="suspicious" icon={TriangleAlert} tone="amber">
        auffällig
      </Badge>
    ),
    isDoubtful && <DoubtfulBadge key="doubtful" />,
    isByModel && <AiBadge key="model" />,
    item.type === "deadline" && notice && (
      <Badge
        key="notice"
        icon={notice.agrees ? Check : TriangleAlert}
        tone={notice.agrees ? "green" : "amber"}
      >
        {noticeWords(notice, item)}
      </Badge>
    ),
  ].filter(Boolean);
  return doubts.length > 0 && <p className={styles.doubts}>{doubts}</p>;
}

function Quotes({ evidence }: { evidence: readonly Evidence[] }) {
  return evidence.map(({ quote, items }) => (
    <div key={quote} className={styles.evidence}>
      <blockquote>
        <span>„{quote}“</span>
      </blockquote>
      <PlaceChips items={items} />
    </div>
  ));
}
