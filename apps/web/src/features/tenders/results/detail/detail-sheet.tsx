import { BareSheet } from "../../../../ui/overlays/sheet";
import { TenderDetail } from "../../detail/tender-detail";

interface Props {
  slug: string | undefined;
  onClose: () => void;
}

/** The tender over the list, where there is no room beside it. */
export function DetailSheet({ slug, onClose }: Props) {
  return (
    <BareSheet title="Ausschreibung im Detail" isOpen={slug !== undefined} onClose={onClose}>
      {slug !== undefined && <TenderDetail key={slug} slug={slug} onBack={onClose} />}
    </BareSheet>
  );
}
