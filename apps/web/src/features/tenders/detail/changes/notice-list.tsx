import { codeWord } from "@tc/domain";
import { formatDay } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { ExternalLink } from "../../../../ui/data/external-link";
import type { Tender } from "../queries";
import styles from "./notice-list.module.css";

const sourceWords: Readonly<Record<string, string>> = {
  doe: "Datenservice Öffentlicher Einkauf",
  ted: "TED",
  "standin-doe": "Musterdaten (Datenservice)",
  "standin-ted": "Musterdaten (TED)",
  files: "Datei",
};

/** Every notice this record is built from, latest first, so that each claim can be checked. */
export function NoticeList({ notices }: { notices: Tender["notices"] }) {
  return (
    <Card title="Bekanntmachungen" note="Grundlage dieses Eintrags">
      <ol className={styles.list}>
        {notices.toReversed().map((notice) => (
          <li key={`${notice.noticeId} ${notice.version}`}>
            <b>{codeWord("noticeKind", notice.kind)}</b>
            <small>
              {[
                notice.publishedOn !== undefined && formatDay(notice.publishedOn),
                `Fassung ${notice.version}`,
                notice.sources.map((source) => sourceWords[source] ?? source).join(", "),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
            {notice.url === undefined ? (
              <span className={styles.id}>{notice.noticeId}</span>
            ) : (
              <ExternalLink url={notice.url} className={styles.id}>
                {notice.noticeId}
              </ExternalLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
