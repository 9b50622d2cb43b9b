import { Filter } from "lucide-react";
import { lazy, Suspense } from "react";
import styles from "./results-page.module.css";

const DetailSheet = lazy(async () => ({
  default: (await import("./detail/detail-sheet")).DetailSheet,
}));
const DetailPane = lazy(async () => ({
  default: (await import("./detail/detail-pane")).DetailPane,
}));

interface Props {
  slug: string | undefined;
  isWide: boolean;
  onClose: () => void;
}

/** The tender that was chosen: beside the list where the screen is wide, else over it. */
export function ShownTender({ slug, isWide, onClose }: Props) {
  if (!isWide) {
    return (
      <Suspense>
        <DetailSheet slug={slug} onClose={onClose} />
      </Suspense>
    );
  }
  if (slug === undefined) {
    return (
      <aside className={styles.nothing} aria-label="Ausschreibung im Detail">
        <Filter size={20} aria-hidden />
        <p>Hier erscheint die Ausschreibung, die du auswählst.</p>
      </aside>
    );
  }
  return (
    <aside className={styles.detail} aria-label="Ausschreibung im Detail">
      <Suspense>
        <DetailPane slug={slug} />
      </Suspense>
    </aside>
  );
}
