import { paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { formatMoney, formatMoneyShort, formatNumber } from "../../../../platform/format/format";
import { LegalTable } from "../legal-table";

const columns = [
  "Tarif",
  "Jährlich gezahlt",
  "Monatlich gezahlt",
  "Auftragswert",
  "Personen",
  "TenderChecks",
];

function price(tier: PaidTier, period: BillingPeriod): string {
  return `${formatNumber(pricePerMonthCents(tier, period) / 100)} € im Monat`;
}

/** 250.000 €, but 5 Mio. € */
function amount(cents: number): string {
  const money = { cents, currency: "EUR" };
  return cents < 100_000_000 ? formatMoney(money) : formatMoneyShort(money);
}

function rowOf(tier: PaidTier): readonly [string, ...string[]] {
  const { name, volumeCapCents, seats, tenderChecksPerMonth, hasAutomaticTenderChecks } =
    tierRights(tier);
  return [
    name,
    price(tier, "annual"),
    price(tier, "monthly"),
    volumeCapCents === null ? "ohne Grenze" : `bis ${amount(volumeCapCents)}`,
    String(seats),
    `${tenderChecksPerMonth} im Monat${hasAutomaticTenderChecks ? " und automatische" : ""}`,
  ];
}

/** The same table that the server enforces and the price page shows. */
export function PriceTable() {
  return (
    <LegalTable
      caption="Tarife mit Preisen ohne Umsatzsteuer und Umfang"
      columns={columns}
      rows={paidTiers.map(rowOf)}
    />
  );
}
