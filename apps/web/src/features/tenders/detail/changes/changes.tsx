import { changedFieldWords } from "@tc/domain";
import { formatDay } from "../../../../platform/format/format";
import { Prose } from "../../../../ui/layout/prose";
import { ChangedValue } from "./changed-value-view";
import type { Tender } from "../queries";
import { historyOf, noticeWords } from "./history";
import styles from "./changes.module.css";

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
