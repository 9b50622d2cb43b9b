import { useParams } from "react-router";
import { WorkPage, WorkScroller, WorkSkeleton } from "../../ui/layout/work-page";
import { DocumentCount } from "../documents";
import { LoadFailure, TenderHead, useTender } from "../tenders";
import { LoadedCheck } from "./loaded-check";
import { useTenderCheck } from "./queries";

/** Do we bid? What the tender demands, held against the agency's profile, and what a bid would cost. */
export function CheckPage() {
  const { slug = "" } = useParams();
  return (
    <WorkPage>
      <Check key={slug} slug={slug} />
    </WorkPage>
  );
}

function Check({ slug }: { slug: string }) {
  const tender = useTender(slug).data;
  const check = useTenderCheck(slug);
  return (
    <>
      <TenderHead
        slug={slug}
        title="TenderCheck"
        tender={tender}
        count={<DocumentCount slug={slug} />}
      />
      <WorkScroller>
        {check.data ? (
          <LoadedCheck slug={slug} check={check.data} tender={tender} />
        ) : check.error ? (
          <LoadFailure
            error={check.error}
            title="Der TenderCheck ließ sich nicht laden"
            onRetry={() => void check.refetch()}
          />
        ) : (
          <WorkSkeleton heights={[180, 120]} />
        )}
      </WorkScroller>
    </>
  );
}
