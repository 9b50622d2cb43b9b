import type { DataRequest } from "@tc/contract";
import { dataRequestKindNames, dataRequestOutcomeNames } from "@tc/domain";
import { CircleCheck, CircleSlash, Clock } from "lucide-react";
import { useRef, useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatDay, formatMoment } from "../../platform/format/format";
import { Badge } from "../../ui/feedback/badge";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card, Disclosure } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { Prose } from "../../ui/layout/prose";
import { DataRequestForm } from "./data-request-form";
import { useDataRequests } from "./queries";

/** A person's rights to their own data: a form, and what became of what they asked. */
export function DataRequestsCard() {
  const list = useDataRequests();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  function close() {
    setAsking(false);
    // The button that opened the form is there again after the next drawing.
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus());
  }
  return (
    <Card title="Deine Rechte an deinen Daten">
      <div className={panel.stack}>
        <p className={panel.note}>
          Auskunft, Berichtigung, Löschung und mehr: für die Daten zu dir als Person. Wir antworten
          innerhalb eines Monats. Nur du siehst deine Anfragen hier, auch die Agentur nicht.
        </p>
        {isAsking ? (
          <DataRequestForm onClose={close} />
        ) : (
          <div ref={opener}>
            <Button onClick={() => setAsking(true)}>Anfrage stellen</Button>
          </div>
        )}
        {list.data ? (
          list.data.requests.length > 0 && (
            <div>
              {list.data.requests.map((request) => (
                <Disclosure key={request.id} summary={<Summary request={request} />}>
                  <Details request={request} />
                </Disclosure>
              ))}
            </div>
          )
        ) : list.isError ? (
          <>
            <p className={panel.failure}>{errorSentence(list.error)}</p>
            <div>
              <Button onClick={() => void list.refetch()}>Erneut versuchen</Button>
            </div>
          </>
        ) : (
          <Bar width={100} height={24} />
        )}
      </div>
    </Card>
  );
}

function Summary({ request: { kind, receivedOn, dueOn, answer } }: { request: DataRequest }) {
  return (
    <span className={panel.row}>
      <b>{dataRequestKindNames[kind]}</b>
      <small className={panel.small}>vom {formatDay(receivedOn)}</small>
      {answer ? (
        <Badge
          icon={answer.outcome === "refused" ? CircleSlash : CircleCheck}
          tone={answer.outcome === "fulfilled" ? "green" : "amber"}
        >
          {dataRequestOutcomeNames[answer.outcome]}
        </Badge>
      ) : (
        <Badge icon={Clock}>Antwort bis {formatDay(dueOn)}</Badge>
      )}
    </span>
  );
}

function Details({ request: { text, extensionReason, answer } }: { request: DataRequest }) {
  return (
    <div className={panel.stack}>
      {text === undefined ? (
        <p className={panel.small}>Ohne weitere Angaben gestellt.</p>
      ) : (
        <Prose text={text} />
      )}
      {extensionReason !== undefined && (
        <div>
          <p className={panel.small}>Warum die Antwort länger dauert</p>
          <Prose text={extensionReason} />
        </div>
      )}
      {answer && (
        <div>
          <p className={panel.small}>Antwort vom {formatMoment(answer.at)}</p>
          <Prose text={answer.text} />
        </div>
      )}
    </div>
  );
}
