import { Check, CircleHelp, OctagonX } from "lucide-react";
import { languageWord } from "../../platform/words";
import { gateStatusWords, gateWords, openGateWords } from "./fit-words";
import type { Gate } from "./queries";
import styles from "./gate-list.module.css";

const icons = { met: Check, open: CircleHelp, failed: OctagonX } as const;
const order = { failed: 0, open: 1, met: 2 } as const;

/** What decides about taking part at all: each demand with its quote and what the profile holds against it. */
export function GateList({ gates }: { gates: readonly Gate[] }) {
  if (gates.length === 0) {
    return (
      <p className={styles.none}>
        Die Bekanntmachung nennt keine Mindestanforderungen. Oft stehen sie erst in den
        Vergabeunterlagen.
      </p>
    );
  }
  const sorted = withoutRepetition(gates).toSorted((a, b) => order[a.status] - order[b.status]);
  return (
    <ul className={styles.gates}>
      {sorted.map((gate, index) => (
        <GateEntry key={index} gate={gate} />
      ))}
    </ul>
  );
}

/** Several exclusions that all leave the tender alone are one line. */
function withoutRepetition(gates: readonly Gate[]): Gate[] {
  const seen = new Set<string>();
  return gates.filter(({ kind, status, demand, evidence }) => {
    if (status !== "met" || demand) return true;
    const key = `${kind} ${evidence ?? ""}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Language codes as the profile and the notice write them, "DEU, ENG". */
const languageCodes = (text: string) => text.replace(/\b[A-Z]{3}\b/g, languageWord);

function GateEntry({ gate }: { gate: Gate }) {
  const Icon = icons[gate.status];
  const spell = gate.kind === "language" ? languageCodes : (text: string) => text;
  const evidence = gate.evidence === undefined ? undefined : spell(gate.evidence);
  const answer = evidence ?? (gate.status === "open" ? openGateWords[gate.kind] : undefined);
  return (
    <li data-status={gate.status}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      <div>
        <p>
          <b>{gateWords[gate.kind]}</b> <span>{gateStatusWords[gate.status]}</span>
        </p>
        {gate.demand && (
          <blockquote>
            „{spell(gate.demand.quote)}“
            {gate.demand.lotId !== undefined && <cite>{gate.demand.lotId}</cite>}
          </blockquote>
        )}
        {answer !== undefined && <p className={styles.answer}>{answer}</p>}
      </div>
    </li>
  );
}
