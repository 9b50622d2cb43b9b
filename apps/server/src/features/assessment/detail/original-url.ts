import type { Tender, TenderLink } from "@tc/domain";

/** Where a bid is really made: the platform, else the documents, else the notice. */
const order = [
  "platform",
  "documents",
  "submission",
  "notice",
] as const satisfies readonly TenderLink["kind"][];

/** The link to the original, all that a locked tender is opened by. */
export function originalUrl(
  tender: Pick<Tender, "notices" | "links"> & {
    readonly lots: readonly Pick<Tender["lots"][number], "links">[];
  },
): string | undefined {
  const links = [...tender.links, ...tender.lots.flatMap((lot) => lot.links)];
  for (const kind of order) {
    const webLink = links.find((link) => link.kind === kind && isWebAddress(link.url));
    if (webLink) return webLink.url;
  }
  return tender.notices.findLast(({ url }) => url !== undefined && isWebAddress(url))?.url;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
