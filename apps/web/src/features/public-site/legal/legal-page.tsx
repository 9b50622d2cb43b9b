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
  children?: ReactNode;
}

/** A text to be read, cited and printed. Static: it needs no script. */
export function LegalPage({ title, lead, date, sections = [], children }: Props) {
  return (
    <SitePage>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {date !== undefined && <p className={styles.date}>{date}</p>}
          <p className={styles.lead}>{lead}</p>
        </header>
        {sections.length > 0 && <Contents sections={sections} />}
        <article className={styles.text}>
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
