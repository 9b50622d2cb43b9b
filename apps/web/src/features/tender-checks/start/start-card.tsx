import type { TenderCheck } from "@tc/contract";
import { tierRights } from "@tc/domain";
import { ClipboardCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import buttons from "../../../ui/forms/button.module.css";
import { Card } from "../../../ui/layout/card";
import { VolumeLock } from "../../tenders";
import type { TenderAnswer } from "../../tenders";
import type { useStartCheck } from "../queries";
import { endedSentence } from "./ended-sentence";
import { StartProblem } from "./start-problem";
import { quotaWords } from "./words";
import styles from "./start.module.css";

interface Props {
  check: TenderCheck;
  tender: TenderAnswer | undefined;
  start: ReturnType<typeof useStartCheck>;
}

/** Before the first check: what it finds out, what it costs, and why it may not be had. */
export function StartCard({ check, tender, start }: Props) {
  if (tender?.volumeLock) return <VolumeLock lock={tender.volumeLock} />;
  const { quota, lockedTier } = check;
  const ended = tender && endedSentence(tender);
  const isExhausted = quota.used >= quota.limit && !quota.isCounted;
  return (
    <Card title="TenderCheck" note={quotaWords(quota)}>
      <div className={styles.start}>
        <ul>
          <li>Jede Forderung neben eurem Profil: erfüllt, ungeprüft oder nicht erfüllt</li>
          <li>Formulare und Nachweise, und was davon vor der Frist abläuft</li>
          <li>Risiken im Vertrag und sieben Punkte zur Fairness des Pitches</li>
          <li>Was ein Angebot kostet, und ab welcher Chance es sich lohnt</li>
        </ul>
        <p>
          Geprüft werden die Bekanntmachung und die Unterlagen, die hochgeladen oder von der
          Vergabestelle geholt sind. Jede Angabe kommt mit Wortlaut und Fundstelle.
        </p>
        {ended !== undefined ? (
          <p>{ended}</p>
        ) : lockedTier !== undefined ? (
          <Plan>Diese Ausschreibung prüft ihr ab {tierRights(lockedTier).name}.</Plan>
        ) : quota.limit === 0 ? (
          <Plan>TenderChecks gehören zu jedem Tarif.</Plan>
        ) : isExhausted ? (
          <Plan>
            Die Checks dieses Monats sind aufgebraucht. Neue gibt es ab dem{" "}
            {formatDay(quota.renewsOn)}, mehr in einem größeren Tarif.
          </Plan>
        ) : (
          <Button
            look="main"
            size="large"
            disabled={start.isPending}
            onClick={() => start.mutate()}
          >
            <ClipboardCheck size={18} aria-hidden />
            TenderCheck starten
          </Button>
        )}
        <StartProblem start={start} />
      </div>
    </Card>
  );
}

function Plan({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <Link to="/app/upgrade" className={`${buttons.button} ${buttons.main} ${buttons.large}`}>
        Tarife ansehen
      </Link>
    </>
  );
}
