import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { count, formatMoment, formatNumber } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { Disclosure } from "../../../ui/layout/card";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import { ListCard, LoadState } from "../../admin";
import { FilterSelect } from "../filter-select";
import { useFilter } from "../use-filter";
import { rejectionWords } from "./rejection-words";
import { useRejectedNotice, useRejectedNotices, useReread } from "./rejected-queries";
import type { RejectedNotice } from "./rejected-queries";
import styles from "../operations.module.css";

/** Notices that no reader could read, with the reason; better readers try them again on demand. */
export function RejectedCard() {
  const { filter, setFilter } = useFilter(["quelle", "grund"]);
  const { quelle: source, grund: code } = filter;
  const list = useRejectedNotices({ source, code });
  const reread = useReread();
  const { first } = list;

  async function readAgain(body: Parameters<typeof reread.mutateAsync>[0]) {
    try {
      const { count: set } = await reread.mutateAsync(body);
      showToast(
        `${count(set, "Bekanntmachung wird", "Bekanntmachungen werden")} noch einmal gelesen.`,
      );
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  const isFiltered = source !== "" || code !== "";
  return (
    <ListCard
      title="Unlesbare Bekanntmachungen"
      note={first && count(first.total, "Bekanntmachung", "Bekanntmachungen")}
      list={list}
      rows={list.notices}
      empty={
        isFiltered
          ? "Zu diesem Filter gibt es keine."
          : "Alles, was gespeichert ist, ließ sich lesen."
      }
      search={
        <>
          {first && (first.reasons.length > 0 || isFiltered) && (
            <div className={styles.filters}>
              <FilterSelect
                label="Grund"
                value={code}
                choices={first.reasons.map((reason) => ({
                  value: reason.code,
                  label: `${rejectionWords(reason.code)} (${formatNumber(reason.count)})`,
                }))}
                onChange={(grund) => setFilter({ grund })}
              />
              <FilterSelect
                label="Quelle"
                value={source}
                choices={first.sources.map(({ id, name, count: number }) => ({
                  value: id,
                  label: `${name} (${formatNumber(number)})`,
                }))}
                onChange={(quelle) => setFilter({ quelle })}
              />
              {code !== "" && first.total > 0 && (
                <Button
                  disabled={reread.isPending}
                  onClick={() =>
                    void readAgain({
                      code,
                      ...(source !== "" && { source }),
                    })
                  }
                >
                  Alle {formatNumber(first.total)} noch einmal lesen
                </Button>
              )}
            </div>
          )}
          {first !== undefined && first.pending > 0 && (
            <p role="status" className={panel.note}>
              {count(first.pending, "Bekanntmachung wartet", "Bekanntmachungen warten")} darauf,
              gelesen zu werden.
            </p>
          )}
        </>
      }
    >
      {(notices) => (
        <div>
          {notices.map((notice) => (
            <RejectedRow
              key={notice.id}
              notice={notice}
              isBusy={reread.isPending}
              onReread={() => void readAgain({ id: notice.id })}
            />
          ))}
        </div>
      )}
    </ListCard>
  );
}

interface RowProps {
  notice: RejectedNotice;
  isBusy: boolean;
  onReread: () => void;
}

function RejectedRow({ notice, isBusy, onReread }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useRejectedNotice(notice.id, isOpen);
  return (
    <Disclosure
      onToggle={setIsOpen}
      summary={
        <span className={panel.who}>
          <b>{notice.file}</b>
          <small>
            {notice.sourceName} · {formatMoment(notice.receivedAt)} ·{" "}
            {formatNumber(Math.max(1, Math.round(notice.sizeBytes / 1_000)))} kB
          </small>
          <small>{rejectionWords(notice.code)}</small>
        </span>
      }
    >
      <div className={panel.stack}>
        <p className={panel.small}>
          Der Leser sagt: <code className={styles.said}>{notice.reason || notice.code}</code>
        </p>
        <div>
          <Button
            disabled={isBusy}
            aria-label={`Noch einmal lesen: ${notice.file}`}
            onClick={onReread}
          >
            Noch einmal lesen
          </Button>
        </div>
        {isOpen && (
          <LoadState
            isPending={content.isPending}
            error={content.error}
            onRetry={() => void content.refetch()}
          />
        )}
        {content.data && (
          <>
            <pre className={styles.bytes} tabIndex={0} aria-label={`Inhalt von ${notice.file}`}>
              {content.data.text}
            </pre>
            {content.data.isCut && <p className={panel.small}>Gezeigt ist nur der Anfang.</p>}
          </>
        )}
      </div>
    </Disclosure>
  );
}
