import type { RecordedDataRequest } from "@tc/contract";
import { dataRequestKindNames, dataRequestOutcomeNames } from "@tc/domain";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { useState } from "react";
import { formatDay } from "../../../platform/format/format";
import { Badge } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import { Disclosure } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import alerts from "../alerts-card.module.css";
import { ListCard } from "../list-card";
import { RequestDetails } from "./request-details";
import { RequestForm } from "./request-form";
import { useAllDataRequests } from "./data-requests-queries";
import type { RequestState } from "./data-requests-queries";

const states: readonly { readonly id: RequestState; readonly label: string }[] = [
  { id: "open", label: "Offene" },
  { id: "answered", label: "Beantwortete" },
];

/** What people ask about their own data (Art. 15 to 21 GDPR), by its last day. */
export function DataRequestsCard() {
  const [state, setState] = useState<RequestState>("open");
  const [isRecording, setRecording] = useState(false);
  const list = useAllDataRequests(state);
  return (
    <ListCard
      title="Betroffenenrechte"
      note="Antwort binnen eines Monats (Art. 12 Abs. 3 DSGVO), drei Jahre nach der Antwort gelöscht"
      list={list}
      rows={list.requests}
      empty={state === "open" ? "Keine offenen Anfragen." : "Noch keine beantwortet."}
      search={
        <>
          {list.counts && list.counts.overdue > 0 && (
            <p className={panel.hint}>
              <CircleAlert size={16} aria-hidden />
              {list.counts.overdue === 1
                ? "Eine Anfrage ist überfällig."
                : `${list.counts.overdue} Anfragen sind überfällig.`}
            </p>
          )}
          {isRecording ? (
            <RequestForm onClose={() => setRecording(false)} />
          ) : (
            <div className={panel.row}>
              <Button look="main" onClick={() => setRecording(true)}>
                Anfrage festhalten
              </Button>
              {states.map(({ id, label }) => (
                <Button
                  key={id}
                  look="quiet"
                  aria-pressed={state === id}
                  onClick={() => setState(id)}
                >
                  {label}
                  {id === "open" && list.counts && ` (${list.counts.open})`}
                </Button>
              ))}
            </div>
          )}
        </>
      }
    >
      {(requests) => (
        <div>
          {requests.map((request) => (
            <Disclosure key={request.id} summary={<Summary request={request} />}>
              <RequestDetails request={request} />
            </Disclosure>
          ))}
        </div>
      )}
    </ListCard>
  );
}

function Summary({ request }: { request: RecordedDataRequest }) {
  const { kind, subjectName, agencyName, receivedOn, dueOn, isOverdue, answer } = request;
  return (
    <span className={alerts.summary}>
      <b>{dataRequestKindNames[kind]}</b>
      <span>{[subjectName, agencyName].filter(Boolean).join(", ")}</span>
      <small>vom {formatDay(receivedOn)}</small>
      {answer ? (
        <Badge icon={CircleCheck} tone="green">
          {dataRequestOutcomeNames[answer.outcome]}
        </Badge>
      ) : isOverdue ? (
        <Badge icon={CircleAlert} tone="red">
          überfällig seit {formatDay(dueOn)}
        </Badge>
      ) : (
        <Badge icon={Clock}>bis {formatDay(dueOn)}</Badge>
      )}
    </span>
  );
}
