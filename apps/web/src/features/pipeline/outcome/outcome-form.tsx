import type { CardOutcome, PublishedResult } from "@tc/contract";
import {
  closedStages,
  outcomeReasonNames,
  pipelineLimits,
  pipelineStageNames,
  reasonsOfOutcome,
} from "@tc/domain";
import type { ClosedStage, OutcomeReason } from "@tc/domain";
import { FileText, MailQuestion } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { count } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { ChipPicker } from "../../../ui/forms/chip-picker";
import { MoneyField } from "../../../ui/forms/money-field";
import { NumberField } from "../../../ui/forms/number-field";
import type { Filing } from "../state/moving";
import styles from "./outcome-form.module.css";

type Outcome = Omit<Filing, "revision" | "basedOn">;

interface Props {
  result: PublishedResult | undefined;
  /** What was said before */
  outcome: CardOutcome | undefined;
  stage: ClosedStage;
  lead: ReactNode;
  /** It takes the place of what a colleague filed meanwhile. */
  isReplacing: boolean;
  isPending: boolean;
  /** Why it was not stored */
  problem: string | undefined;
  onStage: (stage: ClosedStage) => void;
  onFile: (outcome: Outcome) => void;
  onLater: () => void;
}

const endWords = {
  won: "gewonnen",
  lost: "verloren",
  declined: "abgesagt",
} as const satisfies Record<ClosedStage, string>;
const reasonQuestions = {
  won: "Was hat den Ausschlag gegeben?",
  lost: "Woran lag es?",
  declined: "Warum nicht?",
} as const satisfies Record<ClosedStage, string>;

/** Only the outcome is wanted, and learning reads it alone. All else is kept for the agency's members. */
export function OutcomeForm(props: Props) {
  const { result, outcome, stage, lead, isReplacing, isPending, problem } = props;
  const { onStage, onFile, onLater } = props;
  const published = result?.proposes === "declined" ? undefined : result;
  const [rank, setRank] = useState(outcome?.rank ?? published?.rank);
  const [offers, setOffers] = useState(outcome?.offers ?? published?.offers);
  const [ownPriceCents, setOwnPrice] = useState(outcome?.ownPriceCents);
  const [winner, setWinner] = useState(outcome?.winner ?? published?.winner ?? "");
  const [valueCents, setValue] = useState(outcome?.valueCents ?? published?.valueCents);
  const [reasons, setReasons] = useState<readonly OutcomeReason[]>(
    outcome?.reasons ?? result?.reasons ?? [],
  );
  const [note, setNote] = useState(outcome?.note ?? "");
  const isOffered = stage !== "declined";
  const isBeyond = isOffered && rank !== undefined && offers !== undefined && rank > offers;
  const first = useRef<HTMLFieldSetElement>(null);
  // While the answer was on its way the dialog itself had the focus.
  useEffect(() => first.current?.querySelector<HTMLInputElement>(":checked")?.focus(), []);
  const choices: readonly OutcomeReason[] = reasonsOfOutcome[stage];

  function file() {
    if (isBeyond || isPending) return;
    const named = reasons.filter((reason) => choices.includes(reason));
    const words = note.trim();
    onFile({
      stage,
      reasons: [...named],
      ...(words !== "" && { note: words }),
      ...(isOffered && {
        ...(rank !== undefined && { rank }),
        ...(offers !== undefined && { offers }),
        ...(ownPriceCents !== undefined && { ownPriceCents }),
        ...(winner.trim() !== "" && stage === "lost" && { winner: winner.trim() }),
        ...(valueCents !== undefined && { valueCents }),
      }),
    });
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        file();
      }}
    >
      <div className={styles.body}>
        {lead}
        <fieldset ref={first} className={styles.stages}>
          <legend>Ausgang</legend>
          {closedStages.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="outcome"
                checked={name === stage}
                onChange={() => onStage(name)}
              />
              {pipelineStageNames[name]}
            </label>
          ))}
          <small>Alles Weitere ist freiwillig.</small>
        </fieldset>
        {isOffered && (
          <div className={styles.pair}>
            <div className={styles.rank}>
              <Sourced isSourced={rank !== undefined && rank === published?.rank}>
                <NumberField
                  label="Euer Rang"
                  placeholder="2"
                  min={1}
                  max={999}
                  value={rank}
                  onChange={setRank}
                />
              </Sourced>
              <span aria-hidden>von</span>
              <Sourced isSourced={offers !== undefined && offers === published?.offers}>
                <NumberField
                  label="Angebote insgesamt"
                  placeholder="4"
                  min={1}
                  max={999}
                  value={offers}
                  onChange={setOffers}
                />
              </Sourced>
            </div>
            <MoneyField
              label="Euer Angebotspreis, netto"
              placeholder="268.500,00"
              cents={ownPriceCents}
              onChange={setOwnPrice}
            />
            {stage === "lost" && (
              <Sourced isSourced={winner !== "" && winner === published?.winner}>
                <label className={styles.text}>
                  Gewinner
                  <span>
                    <input
                      value={winner}
                      maxLength={300}
                      autoComplete="off"
                      onChange={(event) => setWinner(event.target.value)}
                    />
                  </span>
                </label>
              </Sourced>
            )}
            <Sourced isSourced={valueCents !== undefined && valueCents === published?.valueCents}>
              <MoneyField
                label="Zuschlagswert, netto"
                placeholder="241.900,00"
                cents={valueCents}
                onChange={setValue}
              />
            </Sourced>
          </div>
        )}
        {isBeyond && (
          <p role="alert" className={styles.problem}>
            Rang {rank} von {count(offers, "Angebot", "Angeboten")} gibt es nicht. Bitte Rang oder
            Zahl der Angebote ändern.
          </p>
        )}
        <ChipPicker
          label={reasonQuestions[stage]}
          hint="Mehreres ist möglich"
          choices={choices.map((value) => ({ value, label: outcomeReasonNames[value] }))}
          selected={reasons}
          onChange={setReasons}
        />
        <label className={styles.note}>
          <span>
            Notiz <small>sieht nur eure Agentur</small>
          </span>
          <textarea
            rows={2}
            maxLength={pipelineLimits.noteMax}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {stage === "lost" && (
          <p className={styles.next}>
            <MailQuestion size={16} strokeWidth={1.75} aria-hidden />
            <span>
              <b>Danach: Auskunft verlangen.</b> Wo das Gesetz sie gibt, liegt auf der Karte der
              Entwurf des Briefs bereit.
            </span>
          </p>
        )}
      </div>
      <footer>
        {problem === undefined ? (
          <p>
            Der Ausgang hilft, eure TenderChances zu eichen. Rang, Preis und Grund bleiben Notizen
            eurer Agentur.
          </p>
        ) : (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button look="quiet" aria-disabled={isPending} onClick={() => isPending || onLater()}>
          Später
        </Button>
        <Button type="submit" look="main" aria-disabled={isPending}>
          {isPending
            ? "Wird abgelegt …"
            : `${isReplacing ? "Trotzdem als" : "Als"} ${endWords[stage]} ablegen`}
        </Button>
      </footer>
    </form>
  );
}

/** A word that was taken from the notice lies on the marker, until somebody writes another. */
function Sourced({ isSourced, children }: { isSourced: boolean; children: ReactNode }) {
  return (
    <div className={styles.sourced} data-sourced={isSourced || undefined}>
      {children}
      {isSourced && (
        <span className={styles.source} title="aus der Bekanntmachung">
          <FileText size={14} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden">aus der Bekanntmachung</span>
        </span>
      )}
    </div>
  );
}
