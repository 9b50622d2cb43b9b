import { Bot, CircleCheck, CircleX, Clock, Mail, MailWarning, Play } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { count, formatDay, formatMoment } from "../../../platform/format/format";
import { Badge } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import { Disclosure } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/overlays/toast";
import { RequestFacts } from "../../agency-match";
import alerts from "../alerts-card.module.css";
import { ListCard } from "../list-card";
import { AgencyRanking } from "./agency-ranking";
import { NewRequestForm } from "./new-request-form";
import {
  useChangeRequest,
  useClosedRequests,
  useDeleteRequest,
  useSendConfirmation,
  useSendMissingMails,
} from "./queries";
import type { ClosedRequest } from "./queries";

/** Requests of buyers to agencies: read, let run, matched, closed. */
export function ClosedRequestsCard() {
  const list = useClosedRequests();
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      <ListCard
        title="AgencyMatch"
        note="Nicht öffentliche Anfragen. Sechs Monate nach dem Ende gelöscht, unbestätigt 30 Tage nach der letzten Mail"
        list={list}
        rows={list.requests}
        empty="Keine Anfragen. Auftraggeber richten sie über /kontakt/agentur-finden an Agenturen, oder du erfasst eine."
        search={
          !isTyping && (
            <div className={panel.deeds}>
              <Button onClick={() => setTyping(true)}>Anfrage erfassen</Button>
            </div>
          )
        }
      >
        {(requests) => (
          <div>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </div>
        )}
      </ListCard>
      {isTyping && <NewRequestForm onClose={() => setTyping(false)} />}
    </>
  );
}

function RequestRow({ request }: { request: ClosedRequest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      onToggle={setOpen}
      summary={
        <span className={alerts.summary}>
          <b>{request.request.title}</b>
          <StateBadge state={request.state} />
          {request.isConfirmationWithheld && (
            <Badge icon={MailWarning} tone="amber">
              Mail zurückgehalten
            </Badge>
          )}
          {request.untold > 0 && (
            <Badge icon={MailWarning} tone="amber">
              Mails fehlen
            </Badge>
          )}
          {request.isSuspected && (
            <Badge icon={Bot} tone="amber">
              Verdacht auf Robot
            </Badge>
          )}
          <small>{formatMoment(request.createdAt)}</small>
        </span>
      }
    >
      {isOpen && <RequestDetails request={request} />}
    </Disclosure>
  );
}

function StateBadge({ state }: Pick<ClosedRequest, "state">) {
  if (state === "received") return <Badge icon={Mail}>Adresse unbestätigt</Badge>;
  if (state === "confirmed") {
    return (
      <Badge icon={Clock} tone="amber">
        bestätigt, zu prüfen
      </Badge>
    );
  }
  if (state === "running") {
    return (
      <Badge icon={Play} tone="pen">
        läuft
      </Badge>
    );
  }
  return state === "closed" ? (
    <Badge icon={CircleCheck} tone="green">
      geschlossen
    </Badge>
  ) : (
    <Badge icon={CircleX}>zurückgezogen</Badge>
  );
}

function RequestDetails({ request }: { request: ClosedRequest }) {
  const { id, state, contact, counts, answersUntil, agenciesSought, origin } = request;
  const change = useChangeRequest();
  const [openedAt] = useState(() => new Date());
  const isLate = new Date(answersUntil) < openedAt;
  async function turn(to: "running" | "closed", toast: string) {
    try {
      await change.mutateAsync({ id, state: to });
      showToast(toast);
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <div className={panel.stack}>
      <RequestFacts request={request.request} />
      <p>
        {origin === "form" ? "Über das Formular" : "Von uns erfasst"}. Gesucht: {agenciesSought}.
        Antworten bis {formatDay(answersUntil)}. Gefragt: {counts.asked} offen, {counts.accepted}{" "}
        angenommen, {counts.exchanged} ausgetauscht, {counts.declined} abgelehnt, {counts.ended}{" "}
        beendet.
      </p>
      <p>
        {contact ? (
          <>
            Kontakt: {contact.organisation}, {contact.name},{" "}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            {contact.phone !== undefined && `, ${contact.phone}`}
          </>
        ) : (
          "Kontaktdaten gelöscht: Die Anfrage ist zurückgezogen."
        )}
      </p>
      {request.isConfirmationWithheld && (
        <p className={panel.note}>
          Die Mail zur Bestätigung ging nicht hinaus:{" "}
          {request.isSuspected
            ? "Es war wohl ein Robot."
            : "Ein Postfach, ein Netz oder alle zusammen hatten ihre Mails schon."}
        </p>
      )}
      {request.untold > 0 && (
        <p className={panel.note}>
          {count(request.untold, "Agentur hatte", "Agenturen hatten")} den Kontakt des Auftraggebers
          und {request.untold === 1 ? "weiß" : "wissen"} noch nicht, dass die Anfrage zurückgezogen
          ist: Die Mail ist nicht in der Warteschlange oder endgültig gescheitert.
        </p>
      )}
      <div className={panel.deeds}>
        {request.isConfirmationWithheld && <Confirmation id={id} />}
        {request.untold > 0 && <MissingMails id={id} />}
        {state === "confirmed" && (
          <Button
            look="main"
            disabled={change.isPending}
            onClick={() => void turn("running", "Freigegeben. Jetzt Agenturen auswählen.")}
          >
            Geprüft und freigeben
          </Button>
        )}
        {(state === "confirmed" || state === "running") && (
          <Button
            disabled={change.isPending}
            onClick={() =>
              void turn("closed", "Geschlossen. Agenturen mit Interesse bekommen eine Mail.")
            }
          >
            Schließen
          </Button>
        )}
        {counts.exchanged > 0 ? (
          <Withdrawal id={id} exchanged={counts.exchanged} />
        ) : (
          <Deletion id={id} />
        )}
      </div>
      {state === "running" &&
        (isLate ? (
          <p className={panel.note}>
            Die Antwortfrist ist vorbei. Neue Agenturen fragst du nicht mehr.
          </p>
        ) : (
          <AgencyRanking requestId={id} />
        ))}
    </div>
  );
}

const deletionSentence = (error: unknown) =>
  error instanceof ApiError && error.code === "stale_version"
    ? "Noch hat eine Agentur den Kontakt oder nicht die Mail, ihn zu löschen. Zieh die Anfrage zurück, falls sie es nicht ist; fehlende Mails gehen jetzt hinaus. Versuch es in einigen Minuten wieder."
    : errorSentence(error);

/** Before the deletion: whoever has the buyer's contact is asked to delete it (Art. 19 DSGVO). */
function Withdrawal({ id, exchanged }: { id: string; exchanged: number }) {
  const [isAsking, setAsking] = useState(false);
  const change = useChangeRequest();
  async function run() {
    try {
      await change.mutateAsync({ id, state: "withdrawn" });
      setAsking(false);
      showToast("Zurückgezogen. Die Agenturen bekommen eine Mail.");
    } catch {
      // The dialog says why.
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Zurückziehen …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Anfrage für den Auftraggeber zurückziehen"
          confirmLabel="Zurückziehen"
          isDangerous
          isBusy={change.isPending}
          failure={change.error ? errorSentence(change.error) : undefined}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        >
          <p>
            {count(exchanged, "Agentur hat", "Agenturen haben")} den Kontakt des Auftraggebers. Er
            wird auf beiden Seiten gelöscht, und wir bitten per Mail, ihn auch an anderer Stelle zu
            löschen (Art. 19 DSGVO). Danach lässt sich die Anfrage löschen.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Confirmation({ id }: { id: string }) {
  const sending = useSendConfirmation();
  async function send() {
    try {
      await sending.mutateAsync(id);
      showToast("Die Mail zur Bestätigung geht hinaus.");
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <Button disabled={sending.isPending} onClick={() => void send()}>
      Bestätigung senden
    </Button>
  );
}

function MissingMails({ id }: { id: string }) {
  const sending = useSendMissingMails();
  async function send() {
    try {
      const { queued } = await sending.mutateAsync(id);
      showToast(
        queued === 0
          ? "Alle Mails sind schon unterwegs."
          : `${count(queued, "Mail geht", "Mails gehen")} hinaus.`,
      );
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }
  return (
    <Button look="main" disabled={sending.isPending} onClick={() => void send()}>
      Fehlende Mails senden
    </Button>
  );
}

function Deletion({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteRequest();
  async function run() {
    try {
      await deletion.mutateAsync(id);
      setAsking(false);
      showToast("Anfrage gelöscht.");
    } catch {
      // The dialog says why.
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Löschen …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Anfrage löschen"
          confirmLabel="Endgültig löschen"
          isDangerous
          isBusy={deletion.isPending}
          failure={deletion.error ? deletionSentence(deletion.error) : undefined}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        >
          <p>
            Die Anfrage verschwindet mit allen Antworten, etwa auf Verlangen nach Art. 17 DSGVO.
            Niemand bekommt eine Mail dazu.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
