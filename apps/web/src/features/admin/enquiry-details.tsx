import { tierRights } from "@tc/domain";
import { Bot, CircleAlert, CircleCheck, UserRound } from "lucide-react";
import { formatMoment } from "../../platform/format/format";
import { Badge } from "../../ui/feedback/badge";
import { Button } from "../../ui/forms/button";
import panel from "../../ui/layout/panel.module.css";
import { PreferredBadge } from "./preferred-badge";
import type { Enquiry, EnquiryChange } from "./enquiries-queries";
import alerts from "./alerts-card.module.css";
import styles from "./enquiries-card.module.css";

export const nameOf = ({ firstName, lastName }: Enquiry) => `${firstName} ${lastName}`;

export function EnquirySummary({ enquiry }: { enquiry: Enquiry }) {
  return (
    <span className={alerts.summary}>
      <b>{enquiry.kind === "demo" ? "Demo" : "Kontakt"}</b>
      <span>{[nameOf(enquiry), enquiry.company, enquiry.subject].filter(Boolean).join(" · ")}</span>
      <small>{formatMoment(enquiry.at)}</small>
      {enquiry.handledAt === undefined ? (
        <Badge icon={CircleAlert} tone="amber">
          offen
        </Badge>
      ) : (
        <Badge icon={CircleCheck} tone="green">
          erledigt
        </Badge>
      )}
      <PreferredBadge tier={enquiry.agency?.tier} />
      {enquiry.isSuspected && (
        <Badge icon={Bot} tone="amber">
          Verdacht auf Robot
        </Badge>
      )}
      {enquiry.isApplication && (
        <Badge icon={UserRound}>
          {enquiry.closedAt === undefined ? "Bewerbung" : "Bewerbung, Verfahren beendet"}
        </Badge>
      )}
    </span>
  );
}

interface Props {
  enquiry: Enquiry;
  isBusy: boolean;
  onChange: (change: EnquiryChange, toast: string) => void;
  onDelete: () => void;
}

export function EnquiryDetails({ enquiry, isBusy, onChange, onDelete }: Props) {
  const { email, phone, company, companySize, message, handledAt, closedAt } = enquiry;
  return (
    <div className={panel.stack}>
      <dl className={styles.facts}>
        <dt>E-Mail</dt>
        <dd>
          {/* The address fits the contract's, which knows no question marks. */}
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <Fact
          name="Agentur"
          value={
            enquiry.agency &&
            `${enquiry.agency.name}, Tarif ${tierRights(enquiry.agency.tier).name}. So passt es zur Adresse; ob wirklich sie schreibt, ist nicht geprüft.`
          }
        />
        <Fact name="Telefon" value={phone} />
        <Fact name="Firma" value={company} />
        <Fact name="Unternehmensgröße" value={companySize} />
        <Fact name="Nachricht" value={message} />
        <Fact name="Erledigt" value={handledAt && formatMoment(handledAt)} />
        <Fact name="Verfahren beendet" value={closedAt && formatMoment(closedAt)} />
      </dl>
      <div className={panel.deeds}>
        {handledAt === undefined ? (
          <Button
            disabled={isBusy}
            onClick={() => onChange({ isHandled: true }, "Als erledigt gekennzeichnet.")}
          >
            Erledigt
          </Button>
        ) : (
          <Button disabled={isBusy} onClick={() => onChange({ isHandled: false }, "Wieder offen.")}>
            Wieder öffnen
          </Button>
        )}
        <ApplicationButtons {...{ enquiry, isBusy, onChange }} />
        <Button look="quiet" onClick={onDelete}>
          Löschen
        </Button>
      </div>
    </div>
  );
}

function ApplicationButtons({ enquiry, isBusy, onChange }: Omit<Props, "onDelete">) {
  if (!enquiry.isApplication) {
    return (
      <Button
        disabled={isBusy}
        onClick={() => onChange({ isApplication: true }, "Wird als Bewerbung geführt.")}
      >
        Als Bewerbung führen
      </Button>
    );
  }
  return (
    <>
      {enquiry.closedAt === undefined && (
        <Button
          disabled={isBusy}
          onClick={() =>
            onChange({ isClosed: true }, "Verfahren beendet. Gelöscht wird in sechs Monaten.")
          }
        >
          Verfahren beendet
        </Button>
      )}
      <Button
        disabled={isBusy}
        onClick={() => onChange({ isApplication: false }, "Wird nicht mehr als Bewerbung geführt.")}
      >
        Keine Bewerbung
      </Button>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
