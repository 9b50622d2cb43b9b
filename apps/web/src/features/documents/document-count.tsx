import { useDocuments } from "./queries";

/** How many documents the agency has of a tender; nothing before that is known. */
export function DocumentCount({ slug }: { slug: string }) {
  const number = useDocuments(slug).data?.documents.length;
  return number !== undefined && <small>{number}</small>;
}
