import type { BidFactor, BidFactorWeights, TenderCheck } from "@tc/contract";
import { bidFactorNames, factorVoiceNames, factorWeightNames, factorWeights } from "@tc/domain";
import type { FactorVoice } from "@tc/domain";
import { Check, ChevronDown, CircleQuestionMark, Minus, X } from "lucide-react";
import { useId } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { StateMark } from "../../../ui/data/state-mark";
import type { StateLook } from "../../../ui/data/state-mark";
import { NativeSelect } from "../../../ui/forms/native-select";
import { showToast } from "../../../ui/overlays/toast";
import { useWeighFactors } from "../queries";
import styles from "./factor-list.module.css";

const looks = {
  for: { icon: Check, tone: "green" },
  against: { icon: X, tone: "red" },
  open: { icon: CircleQuestionMark, tone: "amber" },
  neutral: { icon: Minus, tone: "quiet" },
} as const satisfies Record<FactorVoice, StateLook>;

const choices = factorWeights.map((value) => ({ value, label: factorWeightNames[value] }));

interface Props {
  slug: string;
  proposal: NonNullable<TenderCheck["proposal"]>;
}

/** What the proposal rests on. A member says how much each factor counts, and the proposal is made anew. */
export function FactorList({ slug, proposal: { factors, isEdited } }: Props) {
  const weigh = useWeighFactors(slug);
  const titleId = useId();
  const save = (weights: BidFactorWeights) =>
    weigh.mutate(weights, {
      onError: (error) => showToast(errorSentence(error), { isFailure: true }),
    });
  // What was chosen last counts, also while its answer is on the way.
  const weights = weigh.isPending ? weigh.variables : weightsOf(factors);
  return (
    <section className={styles.factors} aria-labelledby={titleId}>
      <h3 id={titleId}>Worauf der Vorschlag beruht</h3>
      <ul>
        {factors.map(({ key, value, voice }) => {
          const name = bidFactorNames[key];
          const weight = weights[key] ?? "counted";
          return (
            <li key={key} data-weight={weight}>
              <span className={styles.name}>{name}</span>
              <StateMark look={looks[voice]} word={factorVoiceNames[voice]} />
              <span className={styles.value}>{value}</span>
              <NativeSelect
                label={`${name}: Gewicht`}
                value={weight}
                choices={choices}
                className={styles.weight}
                onChange={(next) => save({ ...weights, [key]: next })}
              >
                {factorWeightNames[weight]}
                <ChevronDown size={14} aria-hidden />
              </NativeSelect>
            </li>
          );
        })}
      </ul>
      {isEdited && (
        <button
          type="button"
          className={styles.reset}
          onClick={() => {
            save({});
            showToast("Alle Faktoren zählen wieder.", {
              action: { label: "Rückgängig", run: () => save(weights) },
            });
          }}
        >
          Änderungen zurücknehmen
        </button>
      )}
    </section>
  );
}

function weightsOf(factors: readonly BidFactor[]): BidFactorWeights {
  return Object.fromEntries(factors.map(({ key, weight }) => [key, weight]));
}
