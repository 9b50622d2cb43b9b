import type { ComponentType, ReactNode } from "react";
import { SitePage } from "../../../ui/layout/site-page";
import { Contents } from "./contents";
import styles from "./legal-page.module.css";

/** A numbered part of a legal text. Its id is in links of others: it stays when the title changes. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly Text: ComponentType;
}

interface Props {
  title: string;
  /** The page's own first sentence. */
  lead: string;
  /** Since when it holds, e.g. "Stand: 23. November 2026". */
  date?: string;
  /** With them comes a table of contents. */
  sections?: readonly LegalSection[];
  /** The server puts announced versions of the text in. */
  hasVersions?: boolean;
  children?: ReactNode;
}

/** A text to be read, cited and printed. Static: it needs no script. */
export function LegalPage(props: Props) {
  const { title, lead, date, sections = [], hasVersions = false, children } = props;
  const place = (name: string) => hasVersions && { "data-legal": name };
  return (
    <SitePage>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {date !== undefined && (
            <p className={styles.date} {...place("date")}>
              {date}
            </p>
          )}
          <p className={styles.lead}>{lead}</p>
        </header>
        {hasVersions && <div className={styles.announced} {...place("announced")} />}
        {sections.length > 0 && <Contents sections={sections} hasVersions={hasVersions} />}
        <article className={styles.text} {...place("text")}>
          {sections.map(({ id, title: name, Text }, index) => (
            <Section key={id} id={id} title={`${index + 1}. ${name}`}>
              <Text />
            </Section>
          ))}
          {children}
        </article>
      </div>
    </SitePage>
  );
}

export function Section({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
