import { Eye, LockOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { ApiError } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { InvalidSharePage } from "./invalid-share";
import { useSharedTender } from "./queries";
import { SharedFrame } from "./shared-frame";
import { SharedSheet } from "./shared-sheet";
import { shownPartsWords } from "./shown-parts-words";
import styles from "./shared-sheet.module.css";

/** A tender that an agency shows to whoever has the link. */
export function SharedPage() {
  const { shareId = "" } = useParams();
  const shared = useSharedTender(shareId);
  if (shared.error instanceof ApiError && shared.error.code === "not_found") {
    return <InvalidSharePage />;
  }
  if (shared.data) {
    return (
      <SharedFrame note={<ShownParts>{shownPartsWords(shared.data.parts)}</ShownParts>}>
        <SharedSheet shared={shared.data} />
      </SharedFrame>
    );
  }
  return (
    <SharedFrame>
      {shared.isError ? (
        <Message
          isFailure
          title="Die Ausschreibung ließ sich nicht laden"
          actions={<Button onClick={() => void shared.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(shared.error)}
        </Message>
      ) : (
        <div className={styles.doc} role="status" aria-label="Lädt …">
          <Bar width={40} />
          <div className={styles.sheet}>
            <Bar width={70} height={30} />
            <Bar width={35} height={14} />
            <Bar width={100} height={220} />
          </div>
        </div>
      )}
    </SharedFrame>
  );
}

function ShownParts({ children }: { children: ReactNode }) {
  const Icon = children === "nur Fakten" ? Eye : LockOpen;
  return (
    <>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {children}
    </>
  );
}
