import { brand } from "@tc/domain";
import type { FormHTMLAttributes, ReactNode } from "react";
import { Mascot } from "../data/mascot";
import { SiteFooter } from "./site-footer";
import styles from "./public-frame.module.css";

interface Props {
  title: string;
  lead?: ReactNode;
  /** Beside the brand, e.g. the way to the login. */
  aside?: ReactNode;
  isWide?: boolean;
  /** Room for two columns. */
  isDouble?: boolean;
  children?: ReactNode;
}

/** The centred page of everything before the app: one card on paper, the mascot faded behind it. */
export function PublicFrame(props: Props) {
  const { title, lead, aside, isWide = false, isDouble = false, children } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {/* Plain links: the start page and the legal pages run without the app's script. */}
        <a className={styles.brand} href="/">
          <Mascot className={styles.logo} />
          {brand}
        </a>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        <div
          className={styles.card}
          data-wide={isWide || undefined}
          data-double={isDouble || undefined}
        >
          <div className={styles.title}>
            <h1>{title}</h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <SiteFooter />
      {/* It stands at the page's end: read last, it does not move while the rest still arrives. */}
      <Mascot faded className={styles.backdrop} />
    </div>
  );
}

/**
 * The fields of a page one below the other. Checked by our own words, not by the browser's bubbles. Never sent as part of
 * an address, should the browser send it before our script does.
 */
export function PublicForm({ children, ...form }: FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form method="post" className={styles.form} noValidate {...form}>
      {children}
    </form>
  );
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export function FormLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
