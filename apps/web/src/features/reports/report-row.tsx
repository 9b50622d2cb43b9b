import type { Report } from "@tc/contract";
import { reportFormats } from "@tc/domain";
import { Button } from "../../ui/forms/button";
import { Disclosure } from "../../ui/layout/card";
import { useDeleteReport, useDownload, useReceiveReport } from "./queries";
import { deliveryDay, deliveryWords, filterLine, partWords, sendingWords } from "./report-words";
import panel from "../../ui/layout/panel.module.css";
import styles from "./reports.module.css";

interface Props {
  report: Report;
  myId: string | undefined;
  onEdit: (report: Report) => void;
}

export function ReportRow({ report, myId, onEdit }: Props) {
  const { id, name, deliveries, recipientNames } = report;
  const download = useDownload();
  const remove = useDeleteReport();
  const receive = useReceiveReport();
  const hasStopped = recipientNames.some((it) => it.id === myId && it.hasStopped);
  const stopped = recipientNames.filter((it) => it.id !== myId && it.hasStopped);
  return (
    <li>
      <span className={panel.who}>
        <b>{name}</b>
        <small>
          {filterLine(report)} · {partWords(report)}
        </small>
        <small>{sendingWords(report)}</small>
        {stopped.length > 0 && (
          <small>Abbestellt von {stopped.map((member) => member.name).join(", ")}</small>
        )}
        {hasStopped && (
          <small>
            Du hast ihn abbestellt.{" "}
            <Button
              look="quiet"
              disabled={receive.isPending}
              onClick={() => receive.mutate(report)}
            >
              Wieder bekommen
            </Button>
          </small>
        )}
      </span>
      <span className={panel.deeds}>
        {reportFormats.map((format) => (
          <Button
            key={format}
            aria-label={`${format.toUpperCase()} herunterladen: ${name}`}
            aria-disabled={download.isPending}
            onClick={() => !download.isPending && download.mutate({ id, format })}
          >
            {download.isPending && download.variables.format === format
              ? "Wird erstellt …"
              : format.toUpperCase()}
          </Button>
        ))}
        <Button look="quiet" aria-label={`Bearbeiten: ${name}`} onClick={() => onEdit(report)}>
          Bearbeiten
        </Button>
        <Button
          look="quiet"
          aria-label={`Löschen: ${name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(report)}
        >
          Löschen
        </Button>
      </span>
      {deliveries.length > 0 && (
        <div className={styles.log}>
          <Disclosure
            summary={
              <>
                Verschickt<span className="visually-hidden">: {name}</span>
              </>
            }
          >
            <ul className={styles.deliveries}>
              {deliveries.map((delivery) => (
                <li key={delivery.id}>
                  {deliveryDay(delivery)}: {deliveryWords(delivery)}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </li>
  );
}
