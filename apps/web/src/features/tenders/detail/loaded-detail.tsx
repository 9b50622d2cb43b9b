import { Suspense } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useShortcuts } from "../../../platform/shortcuts";
import { tenderPath } from "../../../platform/tender-path";
import { ReasonQuestion, useMarking } from "../../marks";
import { DetailBar } from "./bar/detail-bar";
import { ActionBar } from "./decision/action-bar";
import { StickyStrip } from "./decision/sticky-strip";
import { useDecision } from "./decision/use-decision";
import { useScrolledPast } from "./decision/use-scrolled-past";
import { originalLink } from "./facts/original-link";
import { CodeLabels } from "./facts/codes-list";
import type { TenderAnswer } from "./queries";
import { TenderBody } from "./tender-body";
import styles from "./tender-detail.module.css";

interface Props {
  answer: TenderAnswer;
  onBack: (() => void) | undefined;
  isPage: boolean;
  tool: ((title: string) => ReactNode) | undefined;
}

/** The tender with its strip, which stays in view as one line, and its steps at the foot of a phone. */
export function LoadedDetail({ answer, onBack, isPage, tool }: Props) {
  const decision = useDecision(answer);
  const { isPast, watch } = useScrolledPast();
  const navigate = useNavigate();
  const { main, second } = decision.actions;
  // On the page of its own the tabs have that key.
  const hasCheckKey = !isPage && (main === "check" || second === "check");
  useShortcuts({
    ...(hasCheckKey && { c: () => void navigate(tenderPath(answer.slug, "tendercheck")) }),
    o: () => {
      const url = originalLink(answer.tender);
      if (url !== undefined) window.open(url, "_blank", "noopener,noreferrer");
    },
  });
  const isLocked = answer.volumeLock !== undefined;
  return (
    <>
      {isPage && <PageKeys press={decision.press} />}
      <div className={styles.scroller} data-page={isPage || undefined}>
        {isPast && <StickyStrip decision={decision} />}
        <DetailBar
          slug={answer.slug}
          answer={answer}
          decision={decision}
          onBack={onBack}
          isPage={isPage}
        >
          {tool?.(answer.tender.title)}
        </DetailBar>
        <CodeLabels value={answer.codeLabels}>
          <TenderBody answer={answer} decision={decision} isPage={isPage} stripEnd={watch} />
        </CodeLabels>
      </div>
      {!isLocked && <ActionBar decision={decision} />}
      <Suspense>
        {decision.isAsking && (
          <ReasonQuestion
            kind="dismissed"
            title={answer.tender.title}
            onChoose={decision.answerWhy}
            onClose={decision.closeQuestion}
          />
        )}
      </Suspense>
    </>
  );
}

/** Beside a list the same keys are the list's. */
function PageKeys({ press }: { press: (kind: "saved" | "dismissed") => void }) {
  const { undo } = useMarking();
  useShortcuts({
    s: () => press("saved"),
    x: () => press("dismissed"),
    z: undo,
  });
  return null;
}
