import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../forms/button";
import { ModalDialog } from "./modal-dialog";
import { Toasts } from "./toast";
import styles from "./sheet.module.css";

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the right with a title, the whole screen on a phone. */
export function Sheet({
  title,
  onClose,
  children,
  footer,
  isOpen,
}: Props & { footer?: ReactNode }) {
  return (
    <Overlay className={styles.sheet} title={title} isOpen={isOpen} onClose={onClose}>
      <Head title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </Overlay>
  );
}

/** A wider panel without a head: the content brings its own. */
export function BareSheet(props: Props) {
  return <Overlay className={`${styles.sheet} ${styles.wide}`} {...props} />;
}

/** A panel in the middle with a title. */
export function Dialog({ title, onClose, children, isOpen }: Props) {
  return (
    <Overlay className={styles.dialog} title={title} isOpen={isOpen} onClose={onClose}>
      <Head title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
    </Overlay>
  );
}

/** The page behind is inert, its messages too; so the overlay shows them itself. */
function Overlay({
  className,
  title,
  children,
  ...dialog
}: Props & { className: string | undefined }) {
  return (
    <ModalDialog {...dialog} className={className} aria-label={title} closesBeside>
      {children}
      <Toasts />
    </ModalDialog>
  );
}

function Head({ title, onClose }: Pick<Props, "title" | "onClose">) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <IconButton label={`${title} schließen`} onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
