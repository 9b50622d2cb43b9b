import { ArrowRight } from "lucide-react";
import { useContext, useMemo } from "react";
import { Prose } from "../../../../ui/layout/prose";
import { CodeLabels } from "../facts/codes-list";
import { changedValueWords } from "./changed-value";
import { wordChanges } from "./word-changes";
import styles from "./changes.module.css";

/** Longer texts that were rewritten are folded one under the other, as a wall of struck words cannot be read. */
const longestBesides = 400;

interface Change {
  readonly field: string;
  readonly old?: string | undefined;
  readonly new?: string | undefined;
}

/** Old and new of one change: in words, struck and marked where they lie in one text */
export function ChangedValue({ change }: { change: Change }) {
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
