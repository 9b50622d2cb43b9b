import type { BidFolder } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";

/** Where the folder of a tender is kept once its page was open. */
export const folderKey = (slug: string) => ["bid-folder", slug] as const;

/** "5 von 9" beside the tab, once that is known; it asks for nothing itself. */
export function FolderProgress({ slug }: { slug: string }) {
  const { data } = useQuery<BidFolder>({ queryKey: folderKey(slug), enabled: false });
  if (data?.kind !== "open" || data.progress.wanted === 0) return null;
  const { ready, wanted } = data.progress;
  return (
    <small>
      {ready} von {wanted}
    </small>
  );
}
