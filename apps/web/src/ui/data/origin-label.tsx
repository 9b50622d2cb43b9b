import type { ReactNode } from "react";
import styles from "./origin-label.module.css";

/** Says at the head of a block who wrote what stands in it. */
export function OriginLabel({ children }: { children: ReactNode }) {
  return <b className={styles.label}>{children}</b>;
}

/** What rules took from notice and documents */
export function ByRules() {
  return <OriginLabel>Automatischer Auszug, ohne Sprachmodell</OriginLabel>;
}

/** What a language model wrote, marked for people and for machines (Art. 50 AI Act); without one, what rules took */
export function WrittenBy({ ai }: { ai: { readonly model: string } | undefined }) {
  if (!ai) return <ByRules />;
  return (
    <span data-ai-generated={ai.model}>
      <OriginLabel>KI-generiert, bitte mit Originalunterlagen prüfen</OriginLabel>
    </span>
  );
}
