import { ChevronDown, ChevronUp } from "lucide-react";
import type { DashboardCard } from "@tc/domain";
import { useEffect, useRef, useState } from "react";
import { Button, IconButton } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { useArrange } from "./use-arrange";
import styles from "./arrange-panel.module.css";

const names = {
  today: "Heute dran",
  pipeline: "Eure Pipeline",
  market: "Markt",
  regions: "Woher sie kommen",
  newest: "Neu veröffentlicht",
  automatic: "Automatisch geprüft",
  deadlines: "Nächste Fristen",
  profile: "Euer Profil",
} as const satisfies Record<DashboardCard, string>;

interface Props {
  /** Those that are shown, in their order */
  cards: readonly DashboardCard[];
  onDone: () => void;
}

/** The order of the cards as a list; each press is kept at once. */
export function ArrangePanel({ cards, onDone }: Props) {
  const arrange = useArrange();
  const [told, setTold] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  function move(at: number, by: -1 | 1) {
    const card = cards[at];
    if (card === undefined || cards[at + by] === undefined) return;
    arrange.mutate(cards.toSpliced(at, 1).toSpliced(at + by, 0, card));
    setTold(`${names[card]}: Platz ${at + by + 1} von ${cards.length}`);
  }
  return (
    <Card
      title="Karten anordnen"
      titleRef={title}
      note={
        <span className={styles.acts}>
          <Button
            look="quiet"
            onClick={() => {
              arrange.mutate([]);
              setTold("Die Karten liegen wieder wie am Anfang.");
            }}
          >
            Wie am Anfang
          </Button>
          <Button onClick={onDone}>Fertig</Button>
        </span>
      }
    >
      <ol className={styles.list}>
        {cards.map((card, at) => (
          <li key={card}>
            <span>{names[card]}</span>
            <IconButton
              label={`${names[card]} nach oben`}
              aria-disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <ChevronUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              label={`${names[card]} nach unten`}
              aria-disabled={at === cards.length - 1}
              onClick={() => move(at, 1)}
            >
              <ChevronDown size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.told}>
        {told || "Die Reihenfolge gilt nur für dich und bleibt, bis du sie änderst."}
      </p>
    </Card>
  );
}
