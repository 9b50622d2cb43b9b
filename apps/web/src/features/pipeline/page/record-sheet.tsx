import type { getOwnRecord } from "@tc/contract";
import type { z } from "zod";
import { formatNumber } from "../../../platform/format/format";
import { Sheet } from "../../../ui/overlays/sheet";
import styles from "./record-sheet.module.css";

type OwnRecord = z.output<typeof getOwnRecord.response>;

/** The own outcomes, and what TenderChances had said of them at the submission. */
export function RecordSheet({ record, onClose }: { record: OwnRecord; onClose: () => void }) {
  const { won, decided, declined, ratePercent, calibration } = record;
  return (
    <Sheet title="Eure Ausgänge" isOpen onClose={onClose}>
      <p className={styles.sum}>
        <b>
          {won} von {decided}
        </b>{" "}
        entschiedenen Angeboten gewonnen
        {ratePercent !== undefined && `, das sind ${ratePercent} %`}. Abgesagt: {declined}.
      </p>
      {calibration.bids > 0 ? (
        <>
          <h3 className={styles.title}>Was wir sagten, und was kam</h3>
          <p className={styles.note}>
            Bei {calibration.bids === 1 ? "einem Angebot" : `${calibration.bids} Angeboten`} stand
            bei der Abgabe eine Chance da. Erwartet wären danach{" "}
            {formatNumber(Math.round(calibration.expectedWins * 10) / 10)} Zuschläge.
          </p>
          {calibration.groups ? (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">gesagt</th>
                  <th scope="col">Angebote</th>
                  <th scope="col">gewonnen</th>
                </tr>
              </thead>
              <tbody>
                {calibration.groups.map((group) => (
                  <tr key={group.fromPercent}>
                    <th scope="row">
                      {group.fromPercent} bis {group.toPercent} %
                    </th>
                    <td>{group.bids}</td>
                    <td>{group.won}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <p className={styles.note}>
              Für einen Vergleich nach Höhe der Chance sind es noch zu wenige: ab 20 steht er hier.
            </p>
          )}
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Ausschreibung</th>
                <th scope="col">gesagt</th>
                <th scope="col">Ausgang</th>
              </tr>
            </thead>
            <tbody>
              {calibration.cases.map((bid) => (
                <tr key={`${bid.slug} ${bid.submittedAt}`}>
                  <th scope="row">{bid.title}</th>
                  <td>
                    {bid.saidPercent} %{" "}
                    <small>
                      {bid.lowPercent} bis {bid.highPercent}
                    </small>
                  </td>
                  <td>{bid.isWon ? "gewonnen" : "verloren"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className={styles.note}>
          Sobald Angebote entschieden sind, bei deren Abgabe eine Chance dastand, vergleichen wir
          hier beides.
        </p>
      )}
    </Sheet>
  );
}
