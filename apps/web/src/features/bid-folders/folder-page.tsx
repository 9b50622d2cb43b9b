import { useParams } from "react-router";
import { workArea } from "../../ui/layout/work-area";
import { WorkPage, WorkScroller, WorkSkeleton } from "../../ui/layout/work-page";
import { DocumentCount } from "../documents";
import { LoadFailure, TenderHead, useTender } from "../tenders";
import { LoadedFolder } from "./loaded-folder";
import { LockedFolder } from "./locked-folder";
import { useBidFolder } from "./queries";

/** What is missing? The papers a tender wants, and what to ask its buyer. */
export function FolderPage() {
  const { slug = "" } = useParams();
  return (
    <WorkPage>
      <Folder key={slug} slug={slug} />
    </WorkPage>
  );
}

function Folder({ slug }: { slug: string }) {
  const tender = useTender(slug).data;
  const folder = useBidFolder(slug);
  return (
    <>
      <TenderHead
        slug={slug}
        title="Angebotsmappe"
        tender={tender}
        count={<DocumentCount slug={slug} />}
      />
      <WorkScroller>
        {folder.data?.kind === "open" ? (
          <LoadedFolder slug={slug} folder={folder.data} />
        ) : folder.data ? (
          <LockedFolder folder={folder.data} tender={tender} />
        ) : folder.error ? (
          <LoadFailure
            error={folder.error}
            title="Die Angebotsmappe ließ sich nicht laden"
            onRetry={() => {
              workArea()?.focus();
              void folder.refetch();
            }}
          />
        ) : (
          <WorkSkeleton heights={[180, 120]} />
        )}
      </WorkScroller>
    </>
  );
}
