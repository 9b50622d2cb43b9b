import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useUnseenCount } from "./queries";
import styles from "./bell.module.css";

const NotificationSheet = lazy(async () => ({
  default: (await import("./notification-sheet")).NotificationSheet,
}));

/** Says how many notifications are unseen, and opens them. */
export function Bell() {
  const unseen = useUnseenCount() ?? 0;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={unseen === 0 ? "Mitteilungen" : `Mitteilungen, ${unseen} ungelesen`}
        onClick={() => setOpen(true)}
      >
        <BellIcon size={18} strokeWidth={1.75} aria-hidden />
        {unseen > 0 && <b aria-hidden>{unseen > 99 ? "99+" : unseen}</b>}
      </button>
      <Suspense>{isOpen && <NotificationSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
