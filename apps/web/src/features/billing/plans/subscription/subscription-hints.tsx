import { openWithoutPlan } from "@tc/domain";
import { CalendarClock, CircleSlash, Hourglass, TriangleAlert } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useNow } from "../../../../platform/format/clock";
import { formatDay } from "../../../../platform/format/format";
import { Button } from "../../../../ui/forms/button";
import { ExternalLink } from "../../../../ui/data/external-link";
import type { Billing } from "../../../shell";
import { DropChangeDialog, ResumeDialog } from "../change/take-back-dialogs";
import styles from "./notice.module.css";
import { runningSubscription } from "../upgrade/offer";
import type { Subscription } from "../upgrade/offer";
import { ChangeMethodLink } from "../method/change-method-link";
import { periodPrice, planWords } from "../words";

/** What needs attention: an open payment first, then what is planned. */
export function SubscriptionHints({ billing }: { billing: Billing }) {
  const subscription = runningSubscription(billing);
  if (!subscription) return null;
  const canManage = billing.can.manage;
  return (
    <>
      {subscription.unpaid && (
        <Unpaid
          billing={billing}
          planEndsAt={subscription.unpaid.planEndsAt}
          isInvoiced={subscription.isInvoiced === true}
        />
      )}
      {subscription.isFirstPaymentProcessing && (
        <Hint icon={Hourglass} title="Eure erste Zahlung ist unterwegs.">
          Eine Lastschrift dauert einige Werktage. Euer Tarif ist schon freigeschaltet.
        </Hint>
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

interface HintProps {
  icon: LucideIcon;
  tone?: "red" | "amber";
  title: string;
  children: ReactNode;
  deeds?: ReactNode;
}

function Hint({ icon: Icon, tone, title, children, deeds }: HintProps) {
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

interface UnpaidProps {
  billing: Billing;
  planEndsAt: string;
  isInvoiced: boolean;
}

function Unpaid({ billing, planEndsAt, isInvoiced }: UnpaidProps) {
  const isOver = new Date(planEndsAt) <= useNow();
  // The oldest one is what the grace period counts from.
  const page = billing.invoices.findLast(({ status }) => status === "open")?.pageUrl;
  return (
    <Hint
      icon={TriangleAlert}
      tone="red"
      title={
        isOver
          ? "Euer Tarif ruht."
          : isInvoiced
            ? "Eine Rechnung ist überfällig."
            : "Eine Zahlung ist fehlgeschlagen."
      }
      deeds={
        <>
          {billing.can.manage && !isInvoiced && (
            <ChangeMethodLink look="main">Zahlungsart ändern</ChangeMethodLink>
          )}
          {page !== undefined && <ExternalLink url={page}>Rechnung bezahlen</ExternalLink>}
        </>
      }
    >
      {isOver
        ? `Seit dem ${formatDay(planEndsAt)} sind die Funktionen des Tarifs gesperrt, weil eine Rechnung offen ist. Eure Daten bleiben erhalten. Sobald sie bezahlt ist, geht es weiter.`
        : `${isInvoiced ? "Ihr Betrag ist noch nicht bei uns eingegangen." : "Wir konnten eine Rechnung nicht abbuchen und versuchen es weiter."} Bis zum ${formatDay(planEndsAt)} bleibt alles freigeschaltet, danach ruht der Tarif, bis bezahlt ist. Eure Daten bleiben in jedem Fall erhalten.`}
    </Hint>
  );
}

interface PlannedProps {
  subscription: Subscription;
  canManage: boolean;
}

function Ending({ subscription, endsAt, canManage }: PlannedProps & { endsAt: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Hint
      icon={CircleSlash}
      tone="amber"
      title={`Gekündigt zum ${formatDay(endsAt)}.`}
      deeds={canManage && <Button onClick={() => setAsking(true)}>Kündigung zurücknehmen</Button>}
    >
      Bis dahin bleibt alles freigeschaltet. Danach bleiben euch {openWithoutPlan}.
      {isAsking && <ResumeDialog subscription={subscription} onClose={() => setAsking(false)} />}
    </Hint>
  );
}

function Scheduled({
  subscription,
  next,
  canManage,
}: PlannedProps & { next: NonNullable<Subscription["next"]> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Hint
      icon={CalendarClock}
      title={`Wechsel zum ${formatDay(next.from)}.`}
      deeds={
        canManage &&
        subscription.endsAt === undefined && (
          <Button onClick={() => setAsking(true)}>Wechsel zurücknehmen</Button>
        )
      }
    >
      Dann habt ihr {planWords(next)} für {periodPrice(next.tier, next.period, next.netCents)}.
      {isAsking && (
        <DropChangeDialog subscription={subscription} onClose={() => setAsking(false)} />
      )}
    </Hint>
  );
}
