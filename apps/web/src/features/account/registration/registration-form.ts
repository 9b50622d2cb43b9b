import type { register } from "@tc/contract";
import { accountLimits, profileLimits } from "@tc/domain";
import type { z } from "zod";
import type { FormProblem } from "../../../ui/forms/form-problems";
import { isEmail, valueOf } from "../field-problems";
import type { FieldTexts } from "../field-problems";
import { hasPasswordLength, passwordLengthSentence } from "../passwords/password-length";

export type Registration = z.input<NonNullable<(typeof register)["body"]>>;

/** What is said beside a field, whoever refused it. */
export const registrationTexts = {
  companyName: `Bitte gib den Namen deiner Firma an (höchstens ${accountLimits.companyMax} Zeichen).`,
  contactPerson: `Bitte gib einen Ansprechpartner an (höchstens ${accountLimits.nameMax} Zeichen).`,
  email: "Bitte gib eine gültige E-Mail-Adresse an.",
  password: passwordLengthSentence,
  focus: "Bitte beschreibe in einem Satz, was deine Agentur macht.",
  "billingAddress.street": "Die Straße ist zu lang.",
  "billingAddress.houseNumber": "Die Hausnummer ist zu lang.",
  "billingAddress.postalCode": "Die Postleitzahl ist zu lang.",
  "billingAddress.city": "Der Ort ist zu lang.",
  isBusiness:
    "TenderChances ist nur für Unternehmen. Bitte bestätige, dass du als Unternehmen handelst.",
  acceptsTerms: "Bitte stimme den Nutzungsbedingungen zu.",
} as const satisfies FieldTexts;

const addressFields = ["street", "houseNumber", "postalCode", "city"] as const;

/** The request as the form has it; empty optional parts are left out. */
export function readRegistration(form: FormData, referenceCount: number): Registration {
  const address = Object.fromEntries(
    addressFields
      .map((name) => [name, valueOf(form, `billingAddress.${name}`).trim()] as const)
      .filter(([, value]) => value !== ""),
  );
  return {
    companyName: valueOf(form, "companyName").trim(),
    contactPerson: valueOf(form, "contactPerson").trim(),
    email: valueOf(form, "email").trim(),
    // Exactly as typed
    password: valueOf(form, "password"),
    focus: valueOf(form, "focus").trim(),
    ...(Object.keys(address).length > 0 && { billingAddress: address }),
    references: readReferences(form, referenceCount),
    // Sent only when the check below found both boxes ticked.
    isBusiness: true,
    acceptsTerms: true,
  };
}

function readReferences(form: FormData, count: number): NonNullable<Registration["references"]> {
  return Array.from({ length: count }, (_, index) => ({
    client: valueOf(form, `references.${index}.client`).trim(),
    title: valueOf(form, `references.${index}.title`).trim(),
    year: Number(valueOf(form, `references.${index}.year`)),
  }));
}

/** Everything wrong with the form, in the order of its fields. */
export function checkRegistration(form: FormData, referenceCount: number): FormProblem[] {
  const { companyMax, nameMax } = accountLimits;
  const values = readRegistration(form, referenceCount);
  const wrong = new Set<string>();
  if (values.companyName === "" || values.companyName.length > companyMax) wrong.add("companyName");
  if (values.contactPerson === "" || values.contactPerson.length > nameMax) {
    wrong.add("contactPerson");
  }
  if (!isEmail(values.email)) wrong.add("email");
  if (!hasPasswordLength(values.password)) wrong.add("password");
  if (values.focus === "") wrong.add("focus");
  if (form.get("isBusiness") === null) wrong.add("isBusiness");
  if (form.get("acceptsTerms") === null) wrong.add("acceptsTerms");
  const isConsent = (field: string) => field === "isBusiness" || field === "acceptsTerms";
  const problems = Object.entries(registrationTexts)
    .filter(([field]) => wrong.has(field))
    .map(([field, text]) => ({ field, text }));
  return [
    ...problems.filter(({ field }) => !isConsent(field)),
    ...checkReferences(values.references ?? []),
    ...problems.filter(({ field }) => isConsent(field)),
  ];
}

function checkReferences(references: NonNullable<Registration["references"]>): FormProblem[] {
  return references.flatMap(({ client, title, year }, index) => {
    const at = (name: string, text: string) => ({
      field: `references.${index}.${name}`,
      text: `Referenz ${index + 1}: ${text}`,
    });
    const isYear =
      Number.isInteger(year) && year >= profileLimits.firstYear && year <= profileLimits.lastYear;
    return [
      ...(client === "" ? [at("client", "Bitte nenne den Kunden.")] : []),
      ...(title === "" ? [at("title", "Bitte nenne das Projekt.")] : []),
      ...(isYear ? [] : [at("year", "Bitte gib ein Jahr wie 2025 an.")]),
    ];
  });
}
