import type { createCheckoutSession, getAgencyInfo } from "@tc/contract";
import { normalizeVatId } from "@tc/domain";
import type { z } from "zod";
import type { FormProblem } from "../../../ui/forms/form-problems";

export type AgencyInfo = z.output<typeof getAgencyInfo.response>;
export type Order = NonNullable<(typeof createCheckoutSession)["body"]>["_zod"]["input"];

/** Who the bill goes to, as far as the form asks. */
type BillTo = Pick<
  Order,
  "rechnungsempfaenger" | "ansprechpartner" | "strasse" | "hausnummer" | "plz" | "stadt" | "ust_id"
>;

const required = {
  rechnungsempfaenger: "Bitte gib das Unternehmen an.",
  ansprechpartner: "Bitte gib eine Ansprechperson an.",
  strasse: "Bitte gib die Straße an.",
  hausnummer: "Bitte gib die Hausnummer an.",
  plz: "Bitte gib die Postleitzahl an.",
  stadt: "Bitte gib die Stadt an.",
} as const;

export const vatIdProblem = "Bitte gib eine gültige USt-IdNr. im Format z. B. DE123456789 ein.";

/** What to say when the server refuses a field. */
export const orderTexts: Readonly<Record<string, string>> = { ...required, ust_id: vatIdProblem };

export type Reading =
  | { readonly problems: readonly []; readonly billTo: BillTo }
  | { readonly problems: readonly FormProblem[]; readonly billTo?: never };

export function readBillTo(form: FormData): Reading {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const problems: FormProblem[] = [];
  for (const [field, problem] of Object.entries(required)) {
    if (text(field) === "") problems.push({ field, text: problem });
  }
  const typedVatId = text("ust_id");
  const vatId = typedVatId === "" ? undefined : normalizeVatId(typedVatId);
  if (typedVatId !== "" && vatId === undefined) {
    problems.push({ field: "ust_id", text: vatIdProblem });
  }
  if (problems.length > 0) return { problems };
  return {
    problems: [],
    billTo: {
      rechnungsempfaenger: text("rechnungsempfaenger"),
      ansprechpartner: text("ansprechpartner"),
      strasse: text("strasse"),
      hausnummer: text("hausnummer"),
      plz: text("plz"),
      stadt: text("stadt"),
      ...(vatId !== undefined && { ust_id: vatId }),
    },
  };
}
