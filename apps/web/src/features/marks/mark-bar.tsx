import type { MarkKind, TenderMarks } from "@tc/contract";
import { Suspense, useState } from "react";
import { isMarked } from "./apply-mark";
import { MarkButtons } from "./mark-buttons";
import { useMarking } from "./marking";
import { ReasonQuestion } from "./reason-question";

interface Props {
  slug: string;
  title: string;
  marks: TenderMarks | undefined;
}

/** The four switches on a tender's own page; what speaks against it asks for the reason. */
export function MarkBar({ slug, title, marks }: Props) {
  const { toggle } = useMarking();
  const [asking, setAsking] = useState<"misfit" | "dismissed">();
  function press(kind: MarkKind) {
    if ((kind === "misfit" || kind === "dismissed") && !isMarked(marks, kind)) setAsking(kind);
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
