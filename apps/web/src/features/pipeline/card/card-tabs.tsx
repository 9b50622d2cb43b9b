import { getCardLetter } from "@tc/contract";
import type { PipelineCard } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { callApi } from "../../../platform/api/api";
import { formatNumber } from "../../../platform/format/format";
import { Marked } from "../../../ui/feedback/badge";
import { letterKey } from "../state/queries";
import type { CardTab } from "../state/use-view";
import { useTenderClocks } from "../../deadlines";
import styles from "./card-tabs.module.css";

interface Props {
  answer: PipelineCard;
  tab: CardTab;
  onTab: (tab: CardTab) => void;
}

/** What a card holds, with counts; the letter only where the law gives the right to one. */
export function CardTabs({ answer, tab, onTab }: Props) {
  const { card, facts, letter } = answer;
  const nav = useRef<HTMLElement>(null);
  // On a phone the last tabs lie beyond the edge.
  useEffect(() => {
    nav.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [tab]);
  const unseen = facts?.unseenChanges ?? 0;
  const item = (name: CardTab, words: ReactNode) => (
    <button
      type="button"
      aria-current={tab === name ? "page" : undefined}
      onClick={() => onTab(name)}
    >
      {words}
    </button>
  );
  return (
    <nav ref={nav} className={styles.tabs} aria-label="Karte">
      {item(
        "work",
        <>
          Arbeit{" "}
          {card.tasks.all > 0 && (
            <small>
              {card.tasks.done} / {card.tasks.all}
            </small>
          )}
        </>,
      )}
      {item("deadlines", <>Fristen {!card.volumeLock && <ClockCount slug={card.slug} />}</>)}
      {!card.volumeLock && (
        <>
          {item(
            "changes",
            <>
              Änderungen{" "}
              {unseen > 0 ? (
                <Marked>{unseen} neu</Marked>
              ) : (
                facts !== undefined &&
                facts.changes > 0 && <small>{formatNumber(facts.changes)}</small>
              )}
            </>,
          )}
          {item("assessment", "Bewertung")}
        </>
      )}
      {item("activity", "Verlauf")}
      {letter && item("letter", <LetterWords answer={answer} />)}
    </nav>
  );
}

function ClockCount({ slug }: { slug: string }) {
  const count = useTenderClocks(slug).data?.clocks.length;
  return count === undefined ? null : <small>{count}</small>;
}

/** "§ 62-Brief": the tab follows the rule of the regime. */
function LetterWords({ answer: { card, letter } }: { answer: PipelineCard }) {
  const { data } = useQuery({
    queryKey: letterKey(card.id),
    queryFn: ({ signal }) => callApi(getCardLetter, { params: { id: card.id }, signal }),
  });
  const paragraph =
    data?.kind === "letter" ? /^§\s*\d+\p{L}?/u.exec(data.rule.law ?? "")?.[0] : undefined;
  const daysLeft = letter?.answeredOn === undefined ? letter?.daysLeft : undefined;
  return (
    <>
      {paragraph === undefined ? "Brief" : `${paragraph}-Brief`}{" "}
      {daysLeft !== undefined && (
        <small>{daysLeft < 0 ? "überfällig" : daysLeft === 1 ? "1 Tag" : `${daysLeft} Tage`}</small>
      )}
    </>
  );
}
