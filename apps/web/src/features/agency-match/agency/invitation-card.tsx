import type { MatchContact, MatchInvitation } from "@tc/contract";
import { declineReasons, holdsContact } from "@tc/domain";
import { CircleCheck, CircleMinus, CircleX, Clock, Mail } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { daysUntil, formatDay } from "../../../platform/format/format";
import { Badge } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/overlays/toast";
import { MatchFitLine } from "../match-fit-line";
import { useAnswerInvitation, useWithdrawFromMatch } from "../queries";
import type { MatchAnswer, OwnContact } from "../queries";
import { RequestFacts } from "../request-facts";
import styles from "../agency-match.module.css";
import { AcceptForm } from "./accept-form";
import { DeclineForm } from "./decline-form";

interface Props {
  invitation: MatchInvitation;
  ownContact: OwnContact;
}

const soonDays = 7;

/** One request: what it asks, how it fits, and what the agency has said or may still say. */
export function InvitationCard({ invitation, ownContact }: Props) {
  const { id, request, state, isOpen, answersUntil } = invitation;
  const [form, setForm] = useState<"accept" | "decline">();
  const [openedAt] = useState(() => new Date());
  const { mutateAsync, isPending } = useAnswerInvitation();
  const isSoon =
    isOpen && state === "asked" && daysUntil(new Date(answersUntil), openedAt) <= soonDays;

  async function answer(body: MatchAnswer, text: string) {
    try {
      await mutateAsync({ id, body });
      setForm(undefined);
      const undo = {
        label: "Rückgängig",
        run: () => void answer({ answer: "undo" }, "Antwort zurückgenommen."),
      };
      showToast(text, body.answer === "undo" ? {} : { action: undo });
    } catch (error) {
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
    }
  }

  return (
    <article className={styles.invitation}>
      <header className={styles.head}>
        <h3>{request.title}</h3>
        <StateBadge invitation={invitation} />
        <span className={styles.until} data-soon={isSoon || undefined}>
          Antwort bis {formatDay(answersUntil)}
          {isSoon && ", bald vorbei"}
        </span>
      </header>
      <RequestFacts request={request} />
      <MatchFitLine fit={invitation.fit} />
      <Standing invitation={invitation} ownName={ownContact.organisation} />
      {form === "accept" && (
        <AcceptForm
          ownContact={ownContact}
          isBusy={isPending}
          onClose={() => setForm(undefined)}
          onAccept={(body) => void answer(body, "Angenommen. Jetzt entscheidet der Auftraggeber.")}
        />
      )}
      {form === "decline" && (
        <DeclineForm
          isBusy={isPending}
          onClose={() => setForm(undefined)}
          onDecline={(body) =>
            void answer(body, "Abgelehnt. Der Auftraggeber erfährt nichts davon.")
          }
        />
      )}
      {form === undefined && (
        <div className={styles.deeds}>
          {isOpen && state === "asked" && (
            <>
              <Button look="main" onClick={() => setForm("accept")}>
                Annehmen …
              </Button>
              <Button onClick={() => setForm("decline")}>Ablehnen …</Button>
            </>
          )}
          {isOpen && (state === "accepted" || state === "declined") && (
            <Button
              disabled={isPending}
              onClick={() => void answer({ answer: "undo" }, "Antwort zurückgenommen.")}
            >
              Antwort zurücknehmen
            </Button>
          )}
          {(state === "exchanged" || (state === "accepted" && !isOpen)) && <Withdrawal id={id} />}
        </div>
      )}
    </article>
  );
}

function StateBadge({ invitation: { state, isOpen } }: { invitation: MatchInvitation }) {
  if (state === "asked") {
    return isOpen ? (
      <Badge icon={Mail} tone="marker">
        wartet auf eure Antwort
      </Badge>
    ) : (
      <Badge icon={Clock}>Antwortfrist vorbei</Badge>
    );
  }
  if (state === "accepted") {
    return (
      <Badge icon={CircleCheck} tone="pen">
        angenommen
      </Badge>
    );
  }
  if (state === "declined") return <Badge icon={CircleMinus}>abgelehnt</Badge>;
  if (state === "exchanged") {
    return (
      <Badge icon={CircleCheck} tone="green">
        Kontakt ausgetauscht
      </Badge>
    );
  }
  return <Badge icon={CircleX}>beendet</Badge>;
}

const endedWords = {
  agency: "Ihr habt euch zurückgezogen. Die Kontaktdaten sind auf beiden Seiten gelöscht.",
  buyer:
    "Der Auftraggeber sucht nicht weiter oder hat sich anders entschieden. Falls ihr etwas freigegeben hattet, ist es gelöscht.",
  operator: "Die Anfrage ist geschlossen. Falls ihr etwas freigegeben hattet, ist es gelöscht.",
} as const;

/** What holds now, in a sentence. */
function Standing({ invitation, ownName }: { invitation: MatchInvitation; ownName: string }) {
  const { state, endedBy, declineReason, contact } = invitation;
  if (state === "ended" && declineReason !== undefined) {
    return <p className={styles.note}>Ihr hattet abgelehnt. Die Anfrage ist inzwischen beendet.</p>;
  }
  if (state === "ended") return <p className={styles.note}>{endedWords[endedBy ?? "operator"]}</p>;
  if (state === "declined") {
    return (
      <p className={styles.note}>
        Grund, nur für uns: {declineReasons[declineReason ?? "other"]}. Der Auftraggeber erfährt
        nicht, dass ihr gefragt wart.
      </p>
    );
  }
  if (state === "accepted") {
    return (
      <p className={styles.note}>
        Der Auftraggeber sieht jetzt{" "}
        {holdsContact(ownName) ? "eine Agentur ohne Namen" : `„${ownName}“`}, euren AgencyFit und
        eure Nachricht. Eure Kontaktdaten bekommt er, wenn er zustimmt; dann stehen seine hier.
      </p>
    );
  }
  if (state !== "exchanged" || !contact) return null;
  return <ContactLines contact={contact} />;
}

function ContactLines({ contact }: { contact: MatchContact }) {
  const { organisation, name, email, phone } = contact;
  return (
    <address className={styles.contact}>
      <b>{organisation}</b>
      <span>{name}</span>
      <a href={`mailto:${email}`}>{email}</a>
      {phone !== undefined && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
    </address>
  );
}

/** Asks first: nothing brings deleted contacts back. */
function Withdrawal({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useWithdrawFromMatch();
  async function withdraw() {
    try {
      await withdrawal.mutateAsync(id);
      setAsking(false);
      showToast("Zurückgezogen. Die Kontaktdaten sind gelöscht.");
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
          title="Von dieser Anfrage zurückziehen?"
          confirmLabel="Zurückziehen und löschen"
          isDangerous
          isBusy={withdrawal.isPending}
          failure={withdrawal.error ? errorSentence(withdrawal.error) : undefined}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        >
          <p>
            Die Kontaktdaten werden hier auf beiden Seiten gelöscht, und der Auftraggeber wird
            gebeten, eure auch bei sich zu löschen. Das lässt sich nicht zurücknehmen.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
