import { Filter } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import styles from "./results-page.module.css";

const loadSheet = () => import("./detail/detail-sheet");
const DetailSheet = lazy(async () => ({ default: (await loadSheet()).DetailSheet }));
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
  const [hasOpened, setHasOpened] = useState(false);
  if (slug !== undefined && !hasOpened) setHasOpened(true);
  // A phone reads the list first; the sheet is loaded with the first touch, before the tap has ended.
  useEffect(() => {
    if (isWide) return undefined;
    const load = () => void loadSheet();
    addEventListener("pointerdown", load, { once: true });
    return () => removeEventListener("pointerdown", load);
  }, [isWide]);

  if (!isWide) {
    return hasOpened ? (
      <Suspense>
        <DetailSheet slug={slug} onClose={onClose} />
      </Suspense>
    ) : null;
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
