import { companySizes, contactSubjects } from "@tc/domain";
import type { account } from "../../platform/api/api-account";
import { isEmail, valueOf } from "../account";
import type { FormProblem } from "../../ui/forms/form-problems";

type BodyOf<Name extends "sendDemoRequest" | "sendContactRequest"> = NonNullable<
  NonNullable<Parameters<(typeof account)[Name]>[0]>["body"]
>;

/** What to say beside a field, whether the browser or the server finds it wanting. */
const sender = {
  firstName: "Bitte gib deinen Vornamen an.",
  lastName: "Bitte gib deinen Nachnamen an.",
  email: "Bitte gib eine gültige E-Mail-Adresse an.",
  phone: "Diese Telefonnummer können wir nicht lesen.",
};
export const demoTexts = {
  ...sender,
  company: "Bitte gib deine Firma an.",
  companySize: "Bitte wähle die Unternehmensgröße.",
  message: "Diese Nachricht ist zu lang.",
};
export const contactTexts = {
  ...sender,
  company: "Dieser Firmenname ist zu lang.",
  subject: "Bitte wähle einen Betreff.",
  message: "Bitte schreib uns, worum es geht.",
};

/** Control characters come in by pasting; the server refuses them, and nobody sees them to take them out. */
const lineOf = (form: FormData, name: string) =>
  valueOf(form, name)
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();
const linesOf = (form: FormData, name: string) =>
  valueOf(form, name)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .trim();

const readSender = (form: FormData) => ({
  firstName: lineOf(form, "firstName"),
  lastName: lineOf(form, "lastName"),
  email: lineOf(form, "email"),
  phone: lineOf(form, "phone"),
  company: lineOf(form, "company"),
  message: linesOf(form, "message"),
  extra: valueOf(form, "extra"),
});

/** What the server will be sent, or what is wrong with it, in the order of the form. */
export type Reading<Body> =
  | { readonly body: Body; readonly problems: readonly [] }
  | { readonly problems: readonly FormProblem[] };

export function readDemoRequest(form: FormData): Reading<BodyOf<"sendDemoRequest">> {
  const typed = readSender(form);
  const size = companySizes.find((option) => option === valueOf(form, "companySize"));
  const problems = problemsOf(demoTexts, {
    firstName: typed.firstName !== "",
    lastName: typed.lastName !== "",
    email: isEmail(typed.email),
    company: typed.company !== "",
    companySize: size !== undefined,
  });
  if (problems.length > 0 || size === undefined) return { problems };
  return { problems: [], body: { ...typed, companySize: size } };
}

export function readContactRequest(form: FormData): Reading<BodyOf<"sendContactRequest">> {
  const typed = readSender(form);
  const subject = contactSubjects.find((option) => option === valueOf(form, "subject"));
  const problems = problemsOf(contactTexts, {
    firstName: typed.firstName !== "",
    lastName: typed.lastName !== "",
    email: isEmail(typed.email),
    subject: subject !== undefined,
    message: typed.message !== "",
  });
  if (problems.length > 0 || subject === undefined) return { problems };
  return { problems: [], body: { ...typed, subject } };
}

function problemsOf<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  isGood: Partial<Readonly<Record<NoInfer<Name>, boolean>>>,
): FormProblem[] {
  const names = Object.keys(isGood) as Name[];
  return names.flatMap((field) => (isGood[field] ? [] : [{ field, text: texts[field] }]));
}
