import { safeHref } from "../../../../ui/data/safe-href";
import type { Tender } from "../queries";

type TenderLink = Tender["links"][number];

/** Links of the tender and its lots, each address once. */
export function allLinks(tender: Tender): TenderLink[] {
  const links = [...tender.links, ...tender.lots.flatMap((lot) => lot.links)];
  return [...new Map(links.map((link) => [`${link.kind} ${link.url}`, link])).values()];
}

/** Where a bid is really made: the platform, else the documents, else the notice. */
export function originalLink(tender: Tender): string | undefined {
  const links = allLinks(tender).filter((link) => safeHref(link.url) !== undefined);
  const order = ["platform", "documents", "submission", "notice"] as const;
  const url = order.map((kind) => links.find((link) => link.kind === kind)).find(Boolean)?.url;
  const original = url ?? tender.notices.findLast((notice) => notice.url !== undefined)?.url;
  return original === undefined ? undefined : safeHref(original);
}

/** Where the documents can be had; else where the tender is published. */
export function documentsLink(tender: Tender): string | undefined {
  const urls = allLinks(tender).flatMap(({ kind, url }) =>
    kind === "documents" ? (safeHref(url) ?? []) : [],
  );
  return urls[0] ?? originalLink(tender);
}
