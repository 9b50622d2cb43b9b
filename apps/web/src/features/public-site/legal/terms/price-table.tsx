import { paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { capWords } from "../../../../platform/offer/plan-facts";
import { wholeEuros } from "../../../../platform/offer/price-words";
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
  return `${wholeEuros(pricePerMonthCents(tier, period))} im Monat`;
}

function rowOf(tier: PaidTier): readonly [string, ...string[]] {
  const { name, volumeCapCents, seats, tenderChecksPerMonth, hasAutomaticTenderChecks } =
    tierRights(tier);
  return [
    name,
    price(tier, "annual"),
    price(tier, "monthly"),
    volumeCapCents === null ? "ohne Grenze" : `bis ${capWords(volumeCapCents)}`,
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
