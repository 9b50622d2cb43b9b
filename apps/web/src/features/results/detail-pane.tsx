import { TenderDetail } from "../tender";

/** The tender beside the list. */
export function DetailPane({ slug }: { slug: string }) {
  return <TenderDetail key={slug} slug={slug} />;
}
