import { ArrowRight } from "lucide-react";
import { formatDay } from "../../../../platform/format/format";
import { changedFieldWords } from "./changed-field";
import { changedValueWords } from "./changed-value";
import { codeWord } from "../facts/codes";
import type { Tender } from "../queries";
import styles from "./changes.module.css";

type Change = Tender["changes"][number];

/** What corrections changed, latest notice first, old beside new. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className={styles.changes}>
      {byNotice(changes).map((group) => (
        <li key={`${group[0]?.noticeId} ${group[0]?.noticeVersion}`}>
          <h3>
            {group[0]?.publishedOn === undefined ? "Ohne Datum" : formatDay(group[0].publishedOn)}
            <span>
              {[codeWord("change", group[0]?.reasonCode), group[0]?.reasonText]
                .filter(Boolean)
                .join(": ")}
            </span>
          </h3>
          <ul>
            {group.map((change, index) => (
              <li key={index}>
                <b>{changedFieldWords(change.field)}</b>
                <p>
                  <del>
                    <span className="visually-hidden">bisher </span>
                    {changedValueWords(change.field, change.old)}
                  </del>
                  <ArrowRight size={13} aria-hidden />
                  <ins>
                    <span className="visually-hidden">neu </span>
                    {changedValueWords(change.field, change.new)}
                  </ins>
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function byNotice(changes: readonly Change[]): Change[][] {
  const groups = Object.values(
    Object.groupBy(changes, (change) => `${change.noticeId} ${change.noticeVersion}`),
  ).filter((group) => group !== undefined);
  return groups.toSorted((a, b) =>
    (b[0]?.publishedOn ?? "").localeCompare(a[0]?.publishedOn ?? ""),
  );
}
