import type { TenderListItem } from "@tc/contract";

const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/**
 * The same for records of one procedure that portals publish without a common number: title, buyer and deadline agree.
 * Without a buyer or a deadline nothing is taken for the same.
 */
export function clusterKey({
  id,
  title,
  buyer,
  deadline,
}: Pick<TenderListItem, "id" | "title" | "buyer" | "deadline">): string {
  if (!buyer || !deadline) return id;
  return [bare(title), bare(buyer.name), deadline.at.slice(0, 10)].join("|");
}
