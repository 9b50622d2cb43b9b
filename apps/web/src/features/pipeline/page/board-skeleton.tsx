import { openStages } from "@tc/domain";
import { Bar } from "../../../ui/feedback/skeleton";
import styles from "./board-skeleton.module.css";

const heights = [
  [150, 136, 110],
  [150, 120, 140],
  [136, 110],
  [150, 110],
  [120, 120],
];

/** Columns of cards to come; on a phone rows. */
export function BoardSkeleton() {
  return (
    <div className={styles.board} aria-hidden>
      {openStages.map((stage, column) => (
        <div key={stage}>
          <Bar width={50} height={14} />
          {(heights[column] ?? []).map((height, card) => (
            <Bar key={card} width={100} height={height} />
          ))}
        </div>
      ))}
    </div>
  );
}
