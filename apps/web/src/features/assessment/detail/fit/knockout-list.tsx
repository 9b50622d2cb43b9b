import { Check, CircleHelp, OctagonX } from "lucide-react";
import { languageWord } from "../../../../platform/format/words";
import { exclusionWords, knockoutStatusWords, knockoutWords, openKnockoutWords } from "./fit-words";
import type { Knockout } from "../queries";
import styles from "./knockout-list.module.css";

const icons = { met: Check, open: CircleHelp, failed: OctagonX } as const;
const order = { failed: 0, open: 1, met: 2 } as const;

/** What decides about taking part at all: each demand with its quote and what the profile holds against it. */
export function KnockoutList({ knockouts }: { knockouts: readonly Knockout[] }) {
  if (knockouts.length === 0) {
    return (
      <p className={styles.none}>
        Die Bekanntmachung nennt keine Mindestanforderungen. Oft stehen sie erst in den
        Vergabeunterlagen.
      </p>
    );
  }
  const sorted = withoutRepetition(knockouts).toSorted((a, b) => order[a.status] - order[b.status]);
  return (
    <ul className={styles.knockouts}>
      {sorted.map((knockout, index) => (
        <KnockoutEntry key={index} knockout={knockout} />
      ))}
    </ul>
  );
}

/** Several exclusions that all leave the tender alone are one line. */
function withoutRepetition(knockouts: readonly Knockout[]): Knockout[] {
  const seen = new Set<string>();
  return knockouts.filter(({ kind, status, demand, evidence }) => {
    if (status !== "met" || demand) return true;
    const key = `${kind} ${evidence ?? ""}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Language codes as the profile and the notice write them, "DEU, ENG". */
const languageCodes = (text: string) => text.replace(/\b[A-Z]{3}\b/g, languageWord);

function KnockoutEntry({ knockout }: { knockout: Knockout }) {
  const Icon = icons[knockout.status];
  const spell = knockout.kind === "language" ? languageCodes : (text: string) => text;
  const evidence = knockout.evidence === undefined ? undefined : spell(knockout.evidence);
  const answer =
    evidence ?? (knockout.status === "open" ? openKnockoutWords[knockout.kind] : undefined);
  const words = knockout.kind === "exclusion" ? exclusionWords : knockoutStatusWords;
  const hasHit = knockout.kind === "exclusion" && knockout.status === "failed";
  const status = words[knockout.status] + (hasHit && evidence !== undefined ? ":" : "");
  return (
    <li data-status={knockout.status}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      <div>
        <p>
          <b>{knockoutWords[knockout.kind]}</b> <span>{status}</span>
        </p>
        {knockout.demand && (
          <blockquote>
            „{spell(knockout.demand.quote)}“
            {knockout.demand.lotId !== undefined && <cite>{knockout.demand.lotId}</cite>}
          </blockquote>
        )}
        {answer !== undefined && <p className={styles.answer}>{answer}</p>}
      </div>
    </li>
  );
}
