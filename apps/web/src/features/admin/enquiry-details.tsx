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

const kindNames = { demo: "Demo", contact: "Kontakt", onboarding: "Onboarding" } as const;

export const nameOf = ({ firstName, lastName }: Enquiry) => `${firstName} ${lastName}`.trim();

export function EnquirySummary({ enquiry }: { enquiry: Enquiry }) {
  return (
    <span className={alerts.summary}>
      <b>{kindNames[enquiry.kind]}</b>
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
        <Fact name="Agentur" value={enquiry.agency && agencyWords(enquiry.kind, enquiry.agency)} />
        <Fact name="Telefon" value={phone} />
        <Fact name="Firma" value={enquiry.kind === "onboarding" ? undefined : company} />
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
        {enquiry.kind !== "onboarding" && <ApplicationButtons {...{ enquiry, isBusy, onChange }} />}
        <Button look="quiet" onClick={onDelete}>
          Löschen
        </Button>
      </div>
    </div>
  );
}

function agencyWords(kind: Enquiry["kind"], { name, tier }: NonNullable<Enquiry["agency"]>) {
  const proof =
    kind === "onboarding"
      ? "Angemeldet in der Anwendung gestellt."
      : "So passt es zur Adresse; ob wirklich sie schreibt, ist nicht geprüft.";
  return `${name}, Tarif jetzt ${tierRights(tier).name}. ${proof}`;
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
