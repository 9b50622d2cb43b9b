import type { BoardCard as Card } from "@tc/contract";
import { Ellipsis } from "lucide-react";
import { memo } from "react";
import { Initials } from "../../../ui/data/initials";
import { IconButton } from "../../../ui/forms/button";
import { CardMarks } from "./card-mark";
import { CardComments, CardDays, CardFit, CardTasks } from "./card-parts";
import styles from "./board-card.module.css";

interface Props {
  card: Card;
  weights: readonly number[] | undefined;
  assignee: string | undefined;
  now: Date;
  isOpen: boolean;
  /** The one card that the Tab key reaches. */
  isTabStop: boolean;
}

/** What is due, what changed, who: in this order. It knows no acts; the board hears the press and reads which card. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { card, weights, assignee, now, isOpen, isTabStop } = props;
  const tabIndex = isTabStop ? undefined : -1;
  return (
    <li className={styles.card} data-card={card.id} data-open={isOpen || undefined}>
      <div className={styles.top}>
        <CardFit card={card} weights={weights} />
        <span className={styles.days}>
          <CardDays card={card} now={now} />
        </span>
        <IconButton
          label={`${card.title}: verschieben und mehr`}
          title="Verschieben und mehr"
          aria-haspopup="menu"
          className={styles.more}
          tabIndex={tabIndex}
          data-more
        >
          <Ellipsis size={15} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <div>
        <a href={`/pipeline?card=${card.id}`} draggable={false} tabIndex={tabIndex} data-open-card>
          {card.title}
        </a>
        <p>{card.buyer ?? "Auftraggeber nicht genannt"}</p>
      </div>
      {!card.volumeLock && <CardMarks card={card} />}
      <div className={styles.foot}>
        <CardTasks card={card} />
        <CardComments card={card} />
        <span className={styles.who}>
          <Initials name={assignee} />
        </span>
      </div>
    </li>
  );
});
