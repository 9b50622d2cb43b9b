import type { Tender } from "../tender.ts";

/** Where the notice says that everybody gets the documents (BT-15); undefined where access is restricted (BT-14). */
export function documentsAddress({
  links,
  lots,
}: Pick<Tender, "links" | "lots">): string | undefined {
  const all = [...links, ...lots.flatMap((lot) => lot.links)];
  return all.find(
    ({ kind, url, restricted }) =>
      kind === "documents" && restricted !== true && /^https?:\/\//i.test(url),
  )?.url;
}
