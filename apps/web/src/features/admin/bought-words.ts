import { tierRights } from "@tc/domain";
import { formatDay, formatMoment } from "../../platform/format/format";
import { megabytes } from "../../platform/format/megabytes";
import type { AdminAgency } from "./queries";

const periods = { annual: "jährlich", monthly: "monatlich" } as const;

const statuses = {
  incomplete: "noch nicht bezahlt",
  incomplete_expired: "nie bezahlt",
  trialing: "Testphase mit Zahlungsart",
  active: "aktiv",
  past_due: "Zahlung offen",
  unpaid: "nicht bezahlt",
  paused: "angehalten",
  canceled: "beendet",
} as const satisfies Record<NonNullable<AdminAgency["bought"]>["status"], string>;

/** "Gebucht: Premium, monatlich · aktiv · endet am 24.12.2026": what stands behind an agency's plan. */
export function planOrigin({ bought, grantedTier }: AdminAgency): string {
  const parts: string[] = [];
  if (grantedTier !== undefined) parts.push(`Von Hand gesetzt: ${tierRights(grantedTier).name}`);
  if (bought) {
    parts.push(`Gebucht: ${tierRights(bought.tier).name}, ${periods[bought.period]}`);
    parts.push(statuses[bought.status]);
    if (bought.unpaidSince !== undefined) parts.push(`offen seit ${formatDay(bought.unpaidSince)}`);
    if (bought.endsAt !== undefined) parts.push(`endet am ${formatDay(bought.endsAt)}`);
  }
  return parts.length === 0 ? "Nichts gebucht" : parts.join(" · ");
}

/** "12 von 50 TenderChecks im Monat · 2 von 3 Plätzen · 48 MB · zuletzt genutzt …" */
export function usageWords({ tier, usage, users }: AdminAgency): string {
  const { tenderChecksPerMonth, seats } = tierRights(tier);
  const active = users.filter(({ isActive }) => isActive).length;
  return [
    `${usage.checksThisMonth} von ${tenderChecksPerMonth} TenderChecks im Monat`,
    `${active} von ${seats} Plätzen`,
    `${megabytes(usage.storedBytes)} hochgeladen`,
    usage.lastUsedAt === undefined
      ? "noch nie genutzt"
      : `zuletzt genutzt ${formatMoment(usage.lastUsedAt)}`,
  ].join(" · ");
}
