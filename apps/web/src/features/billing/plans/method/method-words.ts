import type { Billing } from "../../../shell";

type Method = NonNullable<Billing["paymentMethod"]>;

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
};

/** "Visa, endet auf 4242, gültig bis 12/2028" */
export function methodWords({ kind, brand, last4, expiresIn }: Method): string {
  const parts = [nameOf(kind, brand)];
  if (last4 !== undefined) {
    parts.push(kind === "sepa_debit" ? `IBAN endet auf ${last4}` : `endet auf ${last4}`);
  }
  if (expiresIn) {
    parts.push(`gültig bis ${String(expiresIn.month).padStart(2, "0")}/${expiresIn.year}`);
  }
  return parts.join(", ");
}

function nameOf(kind: Method["kind"], brand: string | undefined): string {
  if (kind === "sepa_debit") return "SEPA-Lastschrift";
  if (kind === "other") return "Andere Zahlungsart";
  return (brand && brands[brand]) ?? "Karte";
}
