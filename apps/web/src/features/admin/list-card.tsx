import type { ReactNode } from "react";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { LoadState } from "./load-state";

/** A list that an endpoint gives page by page */
interface PagedList {
  isPending: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface Props<Row> {
  title: string;
  note?: string | undefined;
  list: PagedList;
  /** Of all pages so far; undefined before the first */
  rows: readonly Row[] | undefined;
  /** Said where there are none */
  empty: string;
  /** Above the rows */
  search?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A card of the operator's with rows and a button for more of them. */
export function ListCard<Row>(props: Props<Row>) {
  const { title, note, list, rows, empty, search, children } = props;
  return (
    <Card title={title} note={note}>
      <div className={panel.stack}>
        {search}
        <LoadState
          isPending={list.isPending}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
        {rows?.length === 0 && <p className={panel.small}>{empty}</p>}
        {rows && rows.length > 0 && children(rows)}
        {list.hasNextPage && (
          <div>
            <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Weitere laden
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
