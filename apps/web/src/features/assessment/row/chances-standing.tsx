import type { ChancesStanding as Standing } from "@tc/domain";
import { ArrowDown, ArrowUp } from "lucide-react";
import styles from "./chances-standing.module.css";

const looks = {
  better: { icon: ArrowUp, word: "besser" },
  worse: { icon: ArrowDown, word: "schlechter" },
} as const satisfies Record<Standing, unknown>;

/** Compares a chance with the agency's other hits; stands only where the difference is real. */
export function ChancesStanding({ standing }: { standing: Standing }) {
  const { icon: Icon, word } = looks[standing];
  return (
    <span className={styles.standing} data-standing={standing}>
      <Icon size={12} strokeWidth={2.4} aria-hidden />
      {word}
      <span className="visually-hidden"> als eure übrigen Treffer</span>
    </span>
  );
}
