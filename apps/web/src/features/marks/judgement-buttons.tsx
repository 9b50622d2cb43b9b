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

/** Whether it fits, in the agency's own judgement: what the ranking learns from. A misfit asks for the reason. */
export function JudgementButtons({ slug, title }: Props) {
  const { toggle, marksOf } = useMarking();
  const marks = useMarks()(slug);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <MarkButtons
        kinds={["fits", "misfit"]}
        marks={marks}
        hasWords
        onPress={(kind) => {
          if (kind === "misfit" && !isMarked(marksOf(slug), kind)) setAsking(true);
          else toggle({ slug, title }, kind);
        }}
      />
      <Suspense>
        {isAsking && (
          <ReasonQuestion
            kind="misfit"
            title={title}
            onChoose={(why) => toggle({ slug, title }, "misfit", why)}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
