import type { listTenders, TenderListItem } from "@tc/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";
import type { z } from "zod";
import { errorSentence } from "../../../platform/api/error-sentences";
import { useNow } from "../../../platform/format/clock";
import {
  daysUntil,
  formatDay,
  formatMoneyShort,
  formatShortDeadline,
  lastUsable,
} from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { Bar } from "../../../ui/feedback/skeleton";
import { TimeLeft } from "../../../ui/feedback/time-left";
import styles from "./tender-card.module.css";

interface Props {
  title: string;
  /** The whole list. */
  more: string;
  empty: string;
  result: UseQueryResult<z.output<typeof listTenders.response>>;
}

/** A few tenders with a way to all of them. */
export function TenderCard({ title, more, empty, result }: Props) {
  const items = result.data?.items;
  return (
    <Card title={title} note={<Link to={more}>Alle ansehen</Link>}>
      {items === undefined && !result.isError && (
        <div className={styles.loading} role="status" aria-label="Lädt …">
          {[80, 64, 72].map((width) => (
            <Bar key={width} width={width} height={32} />
          ))}
        </div>
      )}
      {result.isError && (
        <div className={styles.failed} role="alert">
          <p>{errorSentence(result.error)}</p>
          <Button onClick={() => void result.refetch()}>Erneut versuchen</Button>
        </div>
      )}
      {items?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {items !== undefined && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <TenderRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TenderRow({ item }: { item: TenderListItem }) {
  const now = useNow();
  return (
    <li>
      <span className={styles.main}>
        <Link to={`/app/tender/${item.slug}`}>{item.title}</Link>
        <small>
          {[
            item.buyer?.name ?? "Auftraggeber nicht genannt",
            item.value && formatMoneyShort(item.value),
            item.publishedOn && `veröffentlicht ${formatDay(item.publishedOn)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <span className={styles.deadline}>
        {item.deadline ? (
          <>
            <span className="visually-hidden">Frist </span>
            <TimeLeft days={daysUntil(new Date(lastUsable(item.deadline)), now)} />
            <small>{formatShortDeadline(item.deadline, now)}</small>
          </>
        ) : (
          <small>keine Frist</small>
        )}
      </span>
    </li>
  );
}
