import { Bar } from "../../../../ui/feedback/skeleton";
import { CodeLabels } from "../facts/codes-list";
import { LoadFailure } from "../load-failure";
import { useTender } from "../queries";
import { Changes } from "./changes";

/** What changed in a tender, on screens that show nothing else of it. */
export function TenderHistory({ slug }: { slug: string }) {
  const { data, error, refetch } = useTender(slug);
  if (data) {
    if (data.tender.notices.length === 0)
      return <p>Zu dieser Ausschreibung gibt es keine Bekanntmachung.</p>;
    return (
      <CodeLabels value={data.codeLabels}>
        <Changes tender={data.tender} />
      </CodeLabels>
    );
  }
  if (error) {
    return (
      <LoadFailure
        error={error}
        title="Die Änderungen ließen sich nicht laden"
        onRetry={() => void refetch()}
      />
    );
  }
  return <Bar width={100} height={160} />;
}
