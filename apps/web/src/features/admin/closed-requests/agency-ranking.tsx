import { closedRequestLimits } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { count, formatNumber } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import panel from "../../../ui/layout/panel.module.css";
import { showToast } from "../../../ui/overlays/toast";
import { MatchFitLine } from "../../agency-match";
import { LoadState } from "../load-state";
import { useInviteAgencies, useRankedAgencies } from "./queries";
import type { RankedAgencies } from "./queries";

const stateWords = {
  asked: "gefragt",
  accepted: "angenommen",
  declined: "abgelehnt",
  exchanged: "Kontakt ausgetauscht",
  ended: "beendet",
} as const;
const endedWords = {
  agency: "zurückgezogen",
  buyer: "vom Auftraggeber beendet",
  operator: stateWords.ended,
} as const;

/** Who fits, best first, each with its reasons; the operator chooses whom to ask. */
export function AgencyRanking({ requestId }: { requestId: string }) {
  const ranked = useRankedAgencies(requestId);
  return (
    <section aria-label="Passende Agenturen" className={panel.stack}>
      <LoadState
        isPending={ranked.isPending}
        error={ranked.error}
        onRetry={() => void ranked.refetch()}
      />
      {ranked.data && <Ranking requestId={requestId} ranked={ranked.data} />}
    </section>
  );
}

function Ranking({ requestId, ranked }: { requestId: string; ranked: RankedAgencies }) {
  const { agencies, counts, isReady } = ranked;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const invitation = useInviteAgencies(requestId);
  async function invite() {
    try {
      const { asked: agencyCount } = await invitation.mutateAsync([...chosen]);
      setChosen([]);
      showToast(`${count(agencyCount, "Agentur", "Agenturen")} gefragt.`);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <>
      <p className={panel.note}>
        {formatNumber(counts.eligible)} von {count(counts.withPlan, "Agentur", "Agenturen")} mit
        AgencyMatch passen. Nicht dabei: {counts.otherSectors} mit anderen Branchen,{" "}
        {counts.aboveCap} mit zu kleinem Auftragswert im Tarif, {counts.failed} mit einem nicht
        erfüllten K.-o.-Kriterium. Höchstens {closedRequestLimits.askedMax} werden gefragt.
      </p>
      {!isReady && (
        <p role="alert">Noch sind keine Modelle gelernt; ohne sie gibt es keinen AgencyFit.</p>
      )}
      <ul className={panel.list}>
        {agencies.map(({ id, name, fit, state, endedBy }) => (
          <li key={id}>
            <div className={panel.who}>
              {state === undefined ? (
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={(event) =>
                      setChosen(
                        event.target.checked ? [...chosen, id] : chosen.filter((it) => it !== id),
                      )
                    }
                  />{" "}
                  <b>{name}</b>
                </label>
              ) : (
                <>
                  <b>{name}</b> <small>{endedBy ? endedWords[endedBy] : stateWords[state]}</small>
                </>
              )}
              <MatchFitLine fit={fit} />
            </div>
          </li>
        ))}
      </ul>
      {agencies.length > 0 && (
        <div className={panel.deeds}>
          <Button
            look="main"
            disabled={chosen.length === 0 || invitation.isPending}
            onClick={() => void invite()}
          >
            {chosen.length === 0
              ? "Agenturen fragen"
              : `${count(chosen.length, "Agentur", "Agenturen")} fragen`}
          </Button>
        </div>
      )}
    </>
  );
}
