import type { BidFolder } from "@tc/contract";
import { tierRights } from "@tc/domain";
import { Link } from "react-router";
import buttons from "../../ui/forms/button.module.css";
import { Card } from "../../ui/layout/card";
import { WorkBody } from "../../ui/layout/work-page";
import { VolumeLock } from "../tenders";
import type { TenderAnswer } from "../tenders";
import styles from "./locked-folder.module.css";

interface Props {
  folder: Extract<BidFolder, { kind: "locked" }>;
  tender: TenderAnswer | undefined;
}

/** Why the folder is closed, and what opens it. */
export function LockedFolder({ folder: { reason, tier }, tender }: Props) {
  const plan = tierRights(tier).name;
  return (
    <WorkBody>
      {tender?.volumeLock ? (
        <VolumeLock lock={tender.volumeLock} />
      ) : (
        <Card title="Angebotsmappe">
          <div className={styles.locked}>
            <ul>
              <li>
                Welche Unterlagen verlangt sind, was davon fehlt und was vor der Frist abläuft
              </li>
              <li>Eure drei passendsten Referenzen, mit Referenzblättern und Firmenblatt</li>
              <li>Entwürfe für Bieterfragen, jede mit Regel und Fundstelle</li>
            </ul>
            <p>
              {reason === "plan"
                ? `Die Angebotsmappe gehört zu jedem Tarif, ab ${plan}.`
                : `Diese Ausschreibung liegt über der Grenze eures Tarifs; ${plan} öffnet sie.`}
            </p>
            <Link
              to="/app/upgrade"
              className={`${buttons.button} ${buttons.main} ${buttons.large}`}
            >
              Tarife ansehen
            </Link>
          </div>
        </Card>
      )}
    </WorkBody>
  );
}
