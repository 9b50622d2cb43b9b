import type { MarkKind } from "@tc/contract";
import { Suspense, useState } from "react";
import { isMarked } from "./apply-mark";
import { MarkButtons } from "./mark-buttons";
import { useMarks } from "./mark-state";
import { useMarking } from "./marking";
import { ReasonQuestion } from "./reason-question";

interface Props {
  slug: string;
  title: string;
}

/** The four switches on a tender's own page; what speaks against it asks for the reason. */
export function MarkBar({ slug, title }: Props) {
  const { toggle, marksOf } = useMarking();
  const marks = useMarks()(slug);
  const [asking, setAsking] = useState<"misfit" | "dismissed">();
  function press(kind: MarkKind) {
    if ((kind === "misfit" || kind === "dismissed") && !isMarked(marksOf(slug), kind))
      setAsking(kind);
    else toggle({ slug, title }, kind);
  }
  return (
    <>
      <MarkButtons marks={marks} onPress={press} hasWords />
      <Suspense>
        {asking && (
          <ReasonQuestion
            kind={asking}
            title={title}
            onChoose={(why) => toggle({ slug, title }, asking, why)}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
