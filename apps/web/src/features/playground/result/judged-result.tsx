import type { JudgedText, TenderQuote } from "@tc/contract";
import { tierRights } from "@tc/domain";
import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { itemKey } from "../../../platform/documents/quote-address";
import { count, formatMoneyShort } from "../../../platform/format/format";
import { QuotePlaces } from "../../../ui/data/quote-place";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { BudgetPart, ChancesPart, FitPart, isGateFailed } from "../../assessment";
import {
  DocumentParts,
  quoteMarks,
  refusedPageGroups,
  removedWords,
  useReturnToChip,
} from "../../documents";
import { SummarySections } from "../../summaries";
import { RequirementCard } from "../../tender-checks";
import { passageOf } from "./passage-of";
import { TextPlace, TextParts } from "./text-place";
import { ViewSwitch } from "./view-switch";
import styles from "./judged-result.module.css";

const placeOf = (quote: TenderQuote) => <TextPlace quote={quote} />;

interface Props {
  answer: JudgedText;
  /** Back to the text in the form; undefined for a file */
  onEdit: (() => void) | undefined;
  onLeave: () => void;
}

/** What came of a text, with the text beside it: each quote leads to its passage. */
export function JudgedResult({ answer, onEdit, onLeave }: Props) {
  const { parts, name, pages } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const [query] = useSearchParams();
  const key = query.get("stelle") ?? undefined;
  useReturnToChip(key);
  const passages = useMemo(() => passagesOf(answer), [answer]);
  const passage = key === undefined ? undefined : passages.get(key);
  const marks = useMemo(() => quoteMarks(passage, [], [...passages.values()]), [passage, passages]);
  const isReading = passage !== undefined || query.get("ansicht") === "text";
  return (
    <>
      <div className={styles.line}>
        <h2 ref={title} tabIndex={-1}>
          {answer.title}
        </h2>
        <p>
          {name}, {count(pages, "Seite", "Seiten")}
          {answer.removedCharacters > 0 && `, ${removedWords(answer.removedCharacters)}`}
        </p>
        <span className={styles.deeds}>
          {onEdit && <Button onClick={onEdit}>Text ändern</Button>}
          <Button onClick={onLeave}>Neuer Text</Button>
        </span>
      </div>
      <ViewSwitch isReading={isReading} />
      <div className={styles.columns} data-view={isReading ? "text" : "result"}>
        <section className={styles.found} aria-label="Auswertung">
          <TextParts value={parts}>
            <QuotePlaces value={placeOf}>
              <TextResult answer={answer} />
            </QuotePlaces>
          </TextParts>
        </section>
        <section className={styles.text} aria-label="Gelesener Text">
          <DocumentParts parts={parts} marks={marks} />
        </section>
      </div>
    </>
  );
}

function TextResult({ answer }: Pick<Props, "answer">) {
  const { summary, requirements, fit, chances, budget, cpv, volumeWarning } = answer;
  const isPending = fit.kind === "pending";
  return (
    <>
      <Unread answer={answer} />
      <Card title="Zusammenfassung">
        <SummarySections slug="" {...summary} />
        {cpv && (
          <p className={styles.note}>
            {cpv.isEstimated ? "CPV aus dem Text geschätzt" : "CPV"}: {cpv.code}
            {cpv.label !== undefined && ` ${cpv.label}`}
          </p>
        )}
      </Card>
      {requirements && <RequirementCard slug="" requirements={requirements} />}
      {isPending ? (
        <Card title="Bewertung">
          <p className={styles.note}>
            Passung, Chancen und Budget lassen sich hier noch nicht berechnen. Versuche es später
            noch einmal.
          </p>
        </Card>
      ) : (
        <>
          <FitPart fit={fit} />
          {!isGateFailed(answer) && <ChancesPart slug="" chances={chances} />}
          <BudgetPart slug="" budget={budget} />
        </>
      )}
      {budget.kind === "quoted" && (
        <p className={styles.note}>
          Der Betrag steht im Text: <TextPlace quote={{ quote: budget.quote }} />
        </p>
      )}
      {volumeWarning && (
        <p className={styles.warning}>
          Der genannte Betrag liegt über der Grenze eures Tarifs von{" "}
          {formatMoneyShort({ cents: volumeWarning.capCents, currency: "EUR" })}. Eine
          veröffentlichte Ausschreibung dieser Größe öffnet {tierRights(volumeWarning.tier).name}.
        </p>
      )}
    </>
  );
}

/** Pages that are no part of all this, and why */
function Unread({ answer }: Pick<Props, "answer">) {
  const groups = refusedPageGroups(answer);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.warning} aria-label="Nicht gelesen">
      {groups.map(({ pages, sentence }) => (
        <li key={pages}>
          {pages} nicht gelesen. {sentence}
        </li>
      ))}
    </ul>
  );
}

/** Every passage that a chip may lead to, by the key that stands in the address. */
function passagesOf({ parts, summary, requirements = [], chances, budget }: JudgedText) {
  const quotes = [
    ...summary.sections.flatMap(({ statements }) => statements.flatMap((row) => row.quotes)),
    ...requirements.flatMap((row) => row.quotes),
    ...(chances.kind === "chances" ? (chances.facts ?? []).map(({ source }) => source) : []),
    ...(budget.kind === "quoted" ? [{ quote: budget.quote }] : []),
  ];
  return new Map(
    quotes.flatMap((quote) => {
      const passage = passageOf(parts, quote);
      return passage ? [[itemKey(passage), passage] as const] : [];
    }),
  );
}
