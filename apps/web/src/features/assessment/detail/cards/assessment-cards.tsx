import { lazy, Suspense } from "react";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { Button } from "../../../../ui/forms/button";
import { Card } from "../../../../ui/layout/card";
import { Bar } from "../../../../ui/feedback/skeleton";
import { useAssessment } from "../queries";
import styles from "./assessment-cards.module.css";

// The facts above are the first screen; the cards come with the answer.
const LoadedCards = lazy(async () => ({ default: (await import("./loaded-cards")).LoadedCards }));
const DemandPart = lazy(async () => ({ default: (await import("./loaded-cards")).DemandPart }));
const IncumbentPart = lazy(async () => ({
  default: (await import("./loaded-cards")).IncumbentPart,
}));

/** What a bidder must bring, held against the agency's profile. Nothing where there is no such comparison. */
export function AssessedDemands({ slug }: { slug: string }) {
  const { data } = useAssessment(slug);
  return <Suspense>{data && !data.volumeLock && <DemandPart slug={slug} {...data} />}</Suspense>;
}

export function AssessedIncumbent({ slug }: { slug: string }) {
  const { data } = useAssessment(slug);
  return (
    <Suspense>
      {data && !data.volumeLock && <IncumbentPart competition={data.competition} />}
    </Suspense>
  );
}

/** What the product says of a tender for this agency. */
export function AssessmentCards({ slug }: { slug: string }) {
  const assessment = useAssessment(slug);
  if (assessment.data) {
    // Nothing of a locked tender is shown but the lock, which the page tells above.
    if (assessment.data.volumeLock) return null;
    return (
      <Suspense fallback={<Loading />}>
        <LoadedCards slug={slug} answer={assessment.data} />
      </Suspense>
    );
  }
  if (assessment.isError) {
    return (
      <Card title="Bewertung">
        <div role="alert" className={styles.failed}>
          <p>Die Bewertung ließ sich nicht laden. {errorSentence(assessment.error)}</p>
          <Button onClick={() => void assessment.refetch()}>Erneut versuchen</Button>
        </div>
      </Card>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <Card title="Bewertung">
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={40} height={64} />
      <Bar width={100} height={120} />
    </Card>
  );
}
