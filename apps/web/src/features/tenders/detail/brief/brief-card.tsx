import { FileText } from "lucide-react";
import { OriginLabel } from "../../../../ui/data/origin-label";
import { Card, Disclosure } from "../../../../ui/layout/card";
import { Prose } from "../../../../ui/layout/prose";
import type { TenderAnswer } from "../queries";
import { fieldWords } from "../../../../platform/format/field-words";
import styles from "./brief-card.module.css";

type Brief = NonNullable<TenderAnswer["brief"]>;

interface Props {
  brief: Brief | undefined;
  description: string | undefined;
}

/** What it is about, in the notice's own words, each with the field it stands in; the whole text behind it. */
export function BriefCard({ brief, description }: Props) {
  const parts = brief ?? [];
  if (parts.length === 0 && description === undefined) return null;
  const isWhole = parts.some(({ text, isCut }) => !isCut && text === description?.trim());
  return (
    <Card title="Worum es geht" note={<OriginLabel>Wörtlich aus der Bekanntmachung</OriginLabel>}>
      <div className={styles.brief} lang="de">
        {parts.map(({ text, field, isCut }) => (
          <p key={`${field} ${text}`}>
            {text}
            {isCut && " …"}{" "}
            <span className={styles.source}>
              <FileText size={12} aria-hidden />
              {fieldWords(field)}
            </span>
          </p>
        ))}
      </div>
      {description !== undefined && !isWhole && (
        <div className={styles.whole}>
          <Disclosure summary="Ganze Beschreibung">
            <Prose text={description} />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
