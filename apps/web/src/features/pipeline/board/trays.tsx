import type { BoardCard as Card } from "@tc/contract";
import { closedStages, outcomeReasonNames, pipelineStageNames } from "@tc/domain";
import type { ClosedStage } from "@tc/domain";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { formatMoney, formatMoneyShort, formatNumber } from "../../../platform/format/format";
import { rankWords } from "../outcome/rank-words";
import type { Pipeline } from "../state/queries";
import { CardMark } from "./card-mark";
import styles from "./trays.module.css";

interface Props {
  trays: Pipeline["trays"];
  counts: Readonly<Record<ClosedStage, number>>;
  columns: Readonly<Record<ClosedStage, readonly Card[]>>;
  /** The own rate of wins, at its end */
  record: ReactNode;
}

/** What is filed away: a downward move, and archives that need no column. */
export function Trays({ trays, counts, columns, record }: Props) {
  const [openStage, setOpenStage] = useState<ClosedStage>();
  return (
    <div className={styles.trays}>
      {closedStages.map((stage) => (
        <Tray
          key={stage}
          stage={stage}
          cards={columns[stage]}
          count={counts[stage]}
          isOpen={stage === openStage}
          onToggle={() => setOpenStage(stage === openStage ? undefined : stage)}
        >
          {trayWords[stage](trays)}
        </Tray>
      ))}
      {record}
    </div>
  );
}

interface TrayProps {
  stage: ClosedStage;
  cards: readonly Card[];
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Tray({ stage, cards, count, isOpen, onToggle, children }: TrayProps) {
  const name = pipelineStageNames[stage];
  const id = useId();
  return (
    <section className={styles.tray} aria-label={name} data-drop-stage={stage}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <b>{formatNumber(count)}</b>
        <span>
          <span className={styles.name}>{name}</span>
          <small>{children}</small>
        </span>
      </button>
      {/* Closed it is still a list for readers, of titles without links. */}
      <ul id={id} aria-label={name} className={isOpen ? styles.list : "visually-hidden"}>
        {cards.map((card) => (
          <li key={card.id} data-card={card.id}>
            {isOpen ? (
              <>
                <a href={`/pipeline?card=${card.id}`} draggable={false} data-open-card>
                  {card.title}
                </a>
                <small>{endWords(card)}</small>
                {card.mark && <CardMark mark={card.mark} />}
              </>
            ) : (
              card.title
            )}
          </li>
        ))}
        {cards.length < count && isOpen && (
          <li>
            die letzten {cards.length} von {count}
          </li>
        )}
      </ul>
    </section>
  );
}

const trayWords: Readonly<Record<ClosedStage, (trays: Pipeline["trays"]) => ReactNode>> = {
  won: ({ won: { last } }) =>
    last
      ? `zuletzt: ${last.title}${last.valueCents === undefined ? "" : `, ${formatMoneyShort({ cents: last.valueCents, currency: "EUR" })}`}`
      : "noch nichts gewonnen",
  lost: ({ lost: { last, letter } }) =>
    letter ? (
      <>
        <b>{letterWords(letter.daysLeft)}</b>
        {letter.buyer !== undefined && ` · ${letter.buyer}`}
      </>
    ) : last ? (
      `zuletzt: ${last.title}`
    ) : (
      "noch nichts verloren"
    ),
  declined: ({ declined: { last, reason } }) =>
    reason
      ? `am häufigsten: ${lowerFirst(outcomeReasonNames[reason.code])} (${reason.count})`
      : last
        ? `zuletzt: ${last.title}`
        : "noch nichts abgesagt",
};

function letterWords(daysLeft: number): string {
  if (daysLeft < 0) return "Auskunft überfällig";
  if (daysLeft === 0) return "Auskunft: heute fällig";
  return `Auskunft: noch ${daysLeft === 1 ? "1 Tag" : `${daysLeft} Tage`}`;
}

/** "Rang 2 von 5 · 292.000 € · an Beispiel GmbH" */
export function endWords({
  stage,
  outcome,
  buyer,
}: Pick<Card, "stage" | "outcome" | "buyer">): string {
  const { rank, offers, ownPriceCents, winner } = outcome ?? {};
  const words = [
    rankWords({ rank, offers }),
    ownPriceCents !== undefined && formatMoney({ cents: ownPriceCents, currency: "EUR" }),
    winner !== undefined && stage === "lost" && `an ${winner}`,
  ].filter((word) => typeof word === "string");
  return words.length > 0 ? words.join(" · ") : (buyer ?? "");
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
