import { TenderDetail } from "../../detail/tender-detail";

/** The tender beside the list. */
export function DetailPane({ slug }: { slug: string }) {
  return <TenderDetail key={slug} slug={slug} />;
}
