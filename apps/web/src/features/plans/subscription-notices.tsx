import { CalendarClock, CircleSlash, Hourglass, TriangleAlert } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useNow } from "../../platform/clock";
import { formatDay } from "../../platform/format";
import { Button } from "../../ui/button";
import { ExternalLink } from "../../ui/external-link";
import type { Billing } from "../shell";
import { DropChangeDialog, ResumeDialog } from "./take-back-dialogs";
import styles from "./notice.module.css";
import { runningSubscription } from "./offer";
import type { Subscription } from "./offer";
import { ChangeMethodLink } from "./change-method-link";
import { periodPrice, planWords } from "./words";

/** What needs attention: an open payment first, then what is planned. */
export function SubscriptionNotices({ billing }: { billing: Billing }) {
  const subscription = runningSubscription(billing);
  if (!subscription) return null;
  const canManage = billing.can.manage;
  return (
    <>
      {subscription.unpaid && (
        <Unpaid billing={billing} planEndsAt={subscription.unpaid.planEndsAt} />
      )}
      {subscription.isFirstPaymentProcessing && (
        <Notice icon={Hourglass} title="Eure erste Zahlung ist unterwegs.">
          Eine Lastschrift dauert einige Werktage. Euer Tarif ist schon freigeschaltet.
        </Notice>
      )}
      {subscription.endsAt !== undefined && (
        <Ending subscription={subscription} endsAt={subscription.endsAt} canManage={canManage} />
      )}
      {subscription.next && (
        <Scheduled subscription={subscription} next={subscription.next} canManage={canManage} />
      )}
    </>
  );
}

interface NoticeProps {
  icon: LucideIcon;
  tone?: "red" | "amber";
  title: string;
  children: ReactNode;
  deeds?: ReactNode;
}

function Notice({ icon: Icon, tone, title, children, deeds }: NoticeProps) {
  return (
    <section className={styles.notice} data-tone={tone} aria-label={title}>
      <Icon size={17} aria-hidden />
      <div>
        <p>
          <b>{title}</b> {children}
        </p>
      </div>
      {deeds && <div className={styles.deeds}>{deeds}</div>}
    </section>
  );
}

function Unpaid({ billing, planEndsAt }: { billing: Billing; planEndsAt: string }) {
  const isOver = new Date(planEndsAt) <= useNow();
  // The oldest one is what the grace period counts from.
  const page = billing.invoices.findLast(({ status }) => status === "open")?.pageUrl;
  return (
    <Notice
      icon={TriangleAlert}
      tone="red"
      title={isOver ? "Euer Tarif ruht." : "Eine Zahlung ist fehlgeschlagen."}
      deeds={
        <>
          {billing.can.manage && (
            <ChangeMethodLink look="main">Zahlungsart ändern</ChangeMethodLink>
          )}
          {page !== undefined && <ExternalLink url={page}>Rechnung bezahlen</ExternalLink>}
        </>
      }
    >
      {isOver
        ? `Seit dem ${formatDay(planEndsAt)} sind die Funktionen des Tarifs gesperrt, weil eine Rechnung offen ist. Eure Daten bleiben erhalten. Sobald sie bezahlt ist, geht es weiter.`
        : `Wir konnten eine Rechnung nicht abbuchen und versuchen es weiter. Bis zum ${formatDay(planEndsAt)} bleibt alles freigeschaltet, danach ruht der Tarif, bis bezahlt ist. Eure Daten bleiben in jedem Fall erhalten.`}
    </Notice>
  );
}

interface PlannedProps {
  subscription: Subscription;
  canManage: boolean;
}

function Ending({ subscription, endsAt, canManage }: PlannedProps & { endsAt: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice
      icon={CircleSlash}
      tone="amber"
      title={`Gekündigt zum ${formatDay(endsAt)}.`}
      deeds={canManage && <Button onClick={() => setAsking(true)}>Kündigung zurücknehmen</Button>}
    >
      Bis dahin bleibt alles freigeschaltet. Danach bleiben euch Suche, veröffentlichte Angaben,
      Profil, eigene Daten und Export.
      {isAsking && <ResumeDialog subscription={subscription} onClose={() => setAsking(false)} />}
    </Notice>
  );
}

function Scheduled({
  subscription,
  next,
  canManage,
}: PlannedProps & { next: NonNullable<Subscription["next"]> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice
      icon={CalendarClock}
      title={`Wechsel zum ${formatDay(next.from)}.`}
      deeds={
        canManage &&
        subscription.endsAt === undefined && (
          <Button onClick={() => setAsking(true)}>Wechsel zurücknehmen</Button>
        )
      }
    >
      Dann habt ihr {planWords(next)} für {periodPrice(next.tier, next.period)}.
      {isAsking && (
        <DropChangeDialog subscription={subscription} onClose={() => setAsking(false)} />
      )}
    </Notice>
  );
}
