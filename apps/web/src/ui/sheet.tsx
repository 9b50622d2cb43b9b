import { Drawer, Modal } from "@mantine/core";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button";
import { ThemeProvider } from "./theme-provider";
import styles from "./sheet.module.css";

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** A panel from the right, the whole screen on a phone. Focus returns to where it was. */
export function Sheet({ footer, children, ...sheet }: Props) {
  return (
    <BareSheet {...sheet} size={440}>
      <Head title={sheet.title} onClose={sheet.onClose} />
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </BareSheet>
  );
}

/** The same without a head of its own: the content brings it. */
export function BareSheet({
  title,
  isOpen,
  onClose,
  children,
  size = 480,
}: Omit<Props, "footer"> & { size?: number }) {
  return (
    <ThemeProvider>
      {/* The app scrolls inside its panels; locking the body would need a style element at run time. */}
      <Drawer.Root
        opened={isOpen}
        onClose={onClose}
        position="right"
        size={size}
        padding={0}
        lockScroll={false}
        classNames={{ content: styles.content ?? "", overlay: styles.overlay ?? "" }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={title}>{children}</Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
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

export function Dialog({ title, isOpen, onClose, children }: Omit<Props, "footer">) {
  return (
    <ThemeProvider>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        size={520}
        centered
        padding={0}
        lockScroll={false}
        classNames={{ content: styles.dialog ?? "", overlay: styles.overlay ?? "" }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={title}>
          <Head title={title} onClose={onClose} />
          <div className={styles.body}>{children}</div>
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  );
}
