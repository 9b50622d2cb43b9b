import { changedFieldWords } from "@tc/domain";
import { ArrowRight } from "lucide-react";
import { useContext, useMemo } from "react";
import { formatDay } from "../../../../platform/format/format";
import { Prose } from "../../../../ui/layout/prose";
import { changedValueWords } from "./changed-value";
import { CodeLabels } from "../facts/codes-list";
import type { Tender } from "../queries";
import { historyOf, noticeWords } from "./history";
import { wordChanges } from "./word-changes";
import styles from "./changes.module.css";

type Change = Tender["changes"][number];

/** Every notice of the procedure, the latest first: its day, its reason, the buyer's words and what it changed. */
export function Changes({ tender }: { tender: Pick<Tender, "notices" | "changes"> }) {
  return (
    <ol className={styles.changes}>
      {historyOf(tender).map(({ notice, changes }) => (
        <li key={`${notice.noticeId} ${notice.version}`}>
          <h3>
            {notice.publishedOn === undefined ? "Ohne Datum" : formatDay(notice.publishedOn)}
            <span>{noticeWords(notice)}</span>
          </h3>
          <Prose text={notice.reasonText} />
          <Prose text={notice.description} />
          {changes.length > 0 && (
            <ul>
              {changes.map((change, index) => (
                <li key={index}>
                  <b>{changedFieldWords(change.field)}</b>
                  <ChangedValue change={change} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Longer texts that were rewritten are folded one under the other, as a wall of struck words cannot be read. */
const longestBesides = 400;

function ChangedValue({ change }: { change: Change }) {
  const labels = useContext(CodeLabels);
  const before = changedValueWords(change.field, change.old, labels);
  const after = changedValueWords(change.field, change.new, labels);
  const isComparable = change.old !== undefined && change.new !== undefined;
  const pieces = useMemo(
    () => (isComparable ? wordChanges(before, after) : undefined),
    [isComparable, before, after],
  );
  if (!pieces && Math.max(before.length, after.length) > longestBesides) {
    return (
      <dl className={styles.versions}>
        <dt>bisher</dt>
        <dd>
          <Prose text={before} />
        </dd>
        <dt>neu</dt>
        <dd>
          <Prose text={after} />
        </dd>
      </dl>
    );
  }
  if (!pieces) {
    return (
      <p>
        <Removed text={before} label="bisher" /> <ArrowRight size={13} aria-hidden />{" "}
        <Added text={after} label="neu" />
      </p>
    );
  }
  return (
    <p>
      {pieces.map(({ kind, text }, index) =>
        kind === "same" ? (
          <span key={index}>{text}</span>
        ) : kind === "removed" ? (
          <Removed key={index} text={text} label="entfällt:" />
        ) : (
          <Added key={index} text={text} label="neu:" />
        ),
      )}
    </p>
  );
}

function Removed({ text, label }: { text: string; label: string }) {
  return (
    <del>
      <span className="visually-hidden">{label} </span>
      {text}
    </del>
  );
}

function Added({ text, label }: { text: string; label: string }) {
  return (
    <ins>
      <span className="visually-hidden">{label} </span>
      {text}
    </ins>
  );
}
