import { listCardActivity } from "@tc/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { Bar } from "../../../ui/feedback/skeleton";
import { activityKey } from "../state/queries";
import { ActivityList } from "./activity-list";
import styles from "./activity-tab.module.css";

/** The whole history of a card. */
export function ActivityTab({ id, now }: { id: string; now: Date }) {
  const pages = useInfiniteQuery({
    queryKey: activityKey(id),
    queryFn: ({ pageParam, signal }) =>
      callApi(listCardActivity, {
        params: { id },
        query: pageParam === "" ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.before,
  });
  if (pages.isError && !pages.data) {
    return (
      <div role="alert" className={styles.failure}>
        <p>Der Verlauf ließ sich nicht laden. {errorSentence(pages.error)}</p>
        <Button onClick={() => void pages.refetch()}>Erneut versuchen</Button>
      </div>
    );
  }
  if (!pages.data) return <Bar width={100} height={160} />;
  return (
    <>
      <ActivityList items={pages.data.pages.flatMap(({ items }) => items)} now={now} />
      {pages.hasNextPage && (
        <Button
          className={styles.more}
          aria-disabled={pages.isFetchingNextPage}
          onClick={() => {
            if (!pages.isFetchingNextPage) void pages.fetchNextPage();
          }}
        >
          Früheres zeigen
        </Button>
      )}
    </>
  );
}
