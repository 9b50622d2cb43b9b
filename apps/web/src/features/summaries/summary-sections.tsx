import { summarySectionNames } from "@tc/contract";
import type { Summary, SummaryStatement } from "@tc/contract";
import { GitCompare } from "lucide-react";
import type { ReactNode } from "react";
import { AiBadge } from "../../ui/data/ai-badge";
import { QuotePlaceList } from "../../ui/data/quote-place";
import { Badge } from "../../ui/feedback/badge";
import styles from "./summary-card.module.css";

interface Props extends Pick<Summary, "sections" | "missing"> {
  slug: string;
  /** The language model of the statements `byModel` */
  ai?: Summary["ai"];
  /** Where else it may stand */
  missingNote?: string;
  /** What can be done with a statement */
  actionOf?: (statement: SummaryStatement) => ReactNode;
}

/** Statements under their headings, each with the place it is taken from; what is not said, at the end. */
export function SummarySections({ slug, sections, ai, missing, missingNote, actionOf }: Props) {
  return (
    <>
      {sections.map(({ name, statements }) => (
        <section key={name} className={styles.section} aria-label={summarySectionNames[name]}>
          <h3>{summarySectionNames[name]}</h3>
          <ul>
            {statements.map((statement) => (
              <li key={statement.key} data-ai-generated={statement.byModel ? ai?.model : undefined}>
                <Statement slug={slug} statement={statement} />
                {actionOf?.(statement)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {missing.length > 0 && (
        <section className={styles.section} aria-label="Nicht angegeben">
          <h3>Nicht angegeben</h3>
          <p className={styles.missing}>
            {missing.join(", ")}
            {missingNote}
          </p>
        </section>
      )}
    </>
  );
}

function Statement({ slug, statement }: { slug: string; statement: SummaryStatement }) {
  const { text, quotes, note, isContradicted, byModel } = statement;
  return (
    <>
      {isContradicted && (
        <Badge icon={GitCompare} tone="amber">
          zwei Angaben
        </Badge>
      )}
      {byModel && <AiBadge />}
      <span>
        {text}
        {note !== undefined && <em>{note}</em>} <QuotePlaceList slug={slug} quotes={quotes} />
      </span>
    </>
  );
}
