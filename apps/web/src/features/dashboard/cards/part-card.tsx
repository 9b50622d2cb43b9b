import type { ReactNode } from "react";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import styles from "./part-card.module.css";

interface Props {
  title: string;
  note?: ReactNode;
  /** undefined: it has not been read yet */
  part: { readonly state: string } | undefined;
  onRetry: () => void;
  /** Of the skeleton, as high as the content */
  height: number;
  children: ReactNode;
}

/** A part of the dashboard: waits, fails and comes back by itself. */
export function PartCard({ title, note, part, onRetry, height, children }: Props) {
  return (
    <Card title={title} note={note}>
      {part === undefined ? (
        <div role="status" aria-label="Lädt …">
          <Bar width={100} height={height} />
        </div>
      ) : part.state === "failed" ? (
        <div className={styles.failed} role="alert">
          <p>Dieser Teil ließ sich nicht laden.</p>
          <Button onClick={onRetry}>Erneut versuchen</Button>
        </div>
      ) : (
        children
      )}
    </Card>
  );
}
