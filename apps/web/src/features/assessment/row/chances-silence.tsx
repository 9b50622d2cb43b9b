import type { ChancesSilence as Silence } from "@tc/domain";
import styles from "./chances-silence.module.css";

const words = {
  knockout: "keine: Bedingung verfehlt",
  fit: "keine: passt zu wenig",
} as const satisfies Record<Silence, string>;

/** Says why no chance is told, where a number would belong. */
export function ChancesSilence({ silence }: { silence: Silence }) {
  return (
    <span className={styles.silence} data-silence={silence}>
      <span className="visually-hidden">TenderChances </span>
      {words[silence]}
    </span>
  );
}
