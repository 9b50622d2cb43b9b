import type { TenderCheck } from "@tc/contract";
import { tierRights } from "@tc/domain";
import { RefreshCw } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/forms/button";
import type { TenderAnswer } from "../../tenders";
import type { useStartCheck } from "../queries";
import { endedSentence } from "./ended-sentence";
import { StartProblem } from "./start-problem";
import styles from "./start.module.css";

interface Props {
  check: TenderCheck;
  tender: TenderAnswer | undefined;
  start: ReturnType<typeof useStartCheck>;
}

/** Below a result: to check once more, or why that cannot be had any more. */
export function RepeatCard({ check, tender, start }: Props) {
  const { isOutdated, quota, lockedTier } = check;
  const ended = tender && endedSentence(tender);
  const stays = "Dieses Ergebnis bleibt lesbar.";
  if (ended !== undefined) {
    return (
      <div className={styles.repeat}>
        <p>
          {ended} {stays}
        </p>
      </div>
    );
  }
  if (lockedTier !== undefined || quota.limit === 0) {
    return (
      <div className={styles.repeat}>
        <p>
          {lockedTier === undefined
            ? "Ohne Tarif wird nicht erneut geprüft."
            : `Erneut prüft ihr diese Ausschreibung ab ${tierRights(lockedTier).name}.`}{" "}
          {stays} <Link to="/app/upgrade">Tarife ansehen</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.repeat}>
      <p>
        {isOutdated
          ? "Ausschreibung, Unterlagen, Profil oder Nachweise haben sich seit diesem Check geändert."
          : "Nach einer Berichtigung, mit neuen Unterlagen oder einem ergänzten Profil lohnt sich ein neuer Check."}{" "}
        Erneut prüfen ist kostenlos.
      </p>
      <Button
        look={isOutdated ? "main" : "plain"}
        disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        <RefreshCw size={16} aria-hidden />
        Erneut prüfen
      </Button>
      <StartProblem start={start} />
    </div>
  );
}
