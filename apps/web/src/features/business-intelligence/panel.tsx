import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Bar } from "../../ui/feedback/skeleton";
import { Message } from "../../ui/feedback/message";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import styles from "./bi-page.module.css";

interface Props<Answer> {
  title: string;
  size: 2 | 3 | 4 | 6;
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A chart that loads, fails and comes back alone. */
export function Panel<Answer>({ title, size, query, children }: Props<Answer>) {
  return (
    <div className={styles.panel} data-size={size} aria-busy={query.isPlaceholderData}>
      {query.data !== undefined ? (
        children(query.data)
      ) : (
        <Card title={title}>
          {query.isError ? (
            <Message
              isFailure
              title="Das ließ sich nicht laden"
              actions={<Button onClick={() => void query.refetch()}>Erneut versuchen</Button>}
            >
              {errorSentence(query.error)}
            </Message>
          ) : (
            <>
              <p role="status" className="visually-hidden">
                Lädt …
              </p>
              <Bar width={100} height={200} />
            </>
          )}
        </Card>
      )}
    </div>
  );
}
