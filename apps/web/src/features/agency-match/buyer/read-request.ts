import type { sendClosedRequest } from "@tc/contract";
import {
  agencySectorNames,
  buyerKinds,
  closedRequestLimits as limits,
  holdsContact,
  laender,
} from "@tc/domain";
import type { BuyerKind, Land } from "@tc/domain";
import type { z } from "zod";
import { parseTypedDay, parseTypedEuros } from "../../../platform/format/typed-values";
import type { FormProblem } from "../../../ui/forms/form-problems";
import { isEmail, valueOf } from "../../account";

export type RequestBody = z.input<NonNullable<(typeof sendClosedRequest)["body"]>>;
export type TypedRequest = Omit<RequestBody, "agreesToExchange" | "isLawful" | "extra">;

export const requestTexts = {
  title: `Bitte sag in ${limits.titleMin} bis ${limits.titleMax} Zeichen, worum es geht, ohne Kontaktdaten.`,
  description: `Bitte beschreib den Auftrag in mindestens ${limits.descriptionMin} Zeichen, ohne Adressen und Telefonnummern.`,
  buyerKind: "Bitte wähle die Art des Auftraggebers.",
  agencySectors: `Bitte wähle 1 bis ${limits.sectorsMax} Branchen.`,
  valueLow: "Bitte einen Betrag wie 50.000 oder 1,2 Mio.",
  valueHigh: "Bitte einen Betrag, der nicht kleiner ist als der erste.",
  answersOn: `Bitte ein Datum wie 24.12.2026, in ${limits.answerDaysMin} bis ${limits.answerDaysMax} Tagen.`,
  agenciesSought: `Bitte eine Zahl von 1 bis ${limits.agenciesMax}.`,
  organisation: "Bitte gib den Auftraggeber an.",
  name: "Bitte gib deinen Namen an.",
  email: "Bitte gib eine gültige E-Mail-Adresse an.",
  agreesToExchange: "Ohne diese Zustimmung können wir keine Kontaktdaten austauschen.",
  isLawful: "Bitte bestätige, dass kein öffentlicher Aufruf nötig ist.",
} as const;
type Field = keyof typeof requestTexts;

/** Control characters come in by pasting; the server refuses them. */
const lineOf = (form: FormData, name: string) =>
  valueOf(form, name)
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();

const centsOf = (form: FormData, name: string): number | undefined => {
  const euros = parseTypedEuros(valueOf(form, name).trim());
  return euros === undefined ? undefined : Math.round(euros * 100);
};
const isAmount = (form: FormData, name: string) =>
  valueOf(form, name).trim() === "" || (centsOf(form, name) ?? 0) > 0;

/** What was typed, and what is wrong with it in the order of the form. */
export function readRequest(
  form: FormData,
  today: string,
): { readonly request: TypedRequest | undefined; readonly problems: readonly FormProblem[] } {
  const title = lineOf(form, "title");
  const description = valueOf(form, "description")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
  const buyerKind = Object.keys(buyerKinds).find((kind) => kind === valueOf(form, "buyerKind"));
  const chosen = new Set(form.getAll("agencySectors"));
  const agencySectors = agencySectorNames.filter((sector) => chosen.has(sector));
  const [low, high] = [centsOf(form, "valueLow"), centsOf(form, "valueHigh")];
  const answersOn = parseTypedDay(valueOf(form, "answersOn").trim(), today);
  const days = answersOn === undefined ? 0 : daysBetween(today, answersOn);
  const agenciesSought = Number(valueOf(form, "agenciesSought"));
  const organisation = lineOf(form, "organisation");
  const name = lineOf(form, "name");
  const email = lineOf(form, "email");
  const phone = lineOf(form, "phone");
  const isGood: Readonly<Partial<Record<Field, boolean>>> = {
    title:
      title.length >= limits.titleMin && title.length <= limits.titleMax && !holdsContact(title),
    description: description.length >= limits.descriptionMin && !holdsContact(description),
    buyerKind: buyerKind !== undefined,
    agencySectors: agencySectors.length >= 1 && agencySectors.length <= limits.sectorsMax,
    valueLow: isAmount(form, "valueLow"),
    valueHigh:
      isAmount(form, "valueHigh") && (low === undefined || high === undefined || low <= high),
    answersOn: days >= limits.answerDaysMin && days <= limits.answerDaysMax,
    agenciesSought:
      Number.isInteger(agenciesSought) &&
      agenciesSought >= 1 &&
      agenciesSought <= limits.agenciesMax,
    organisation: organisation !== "",
    name: name !== "",
    email: isEmail(email),
  };
  const problems = Object.entries(isGood).flatMap(([field, good]) =>
    good ? [] : [{ field, text: requestTexts[field as Field] }],
  );
  if (problems.length > 0 || answersOn === undefined) return { request: undefined, problems };
  return {
    problems,
    request: {
      title,
      description,
      // Found in the list above, or there would be a problem
      buyerKind: buyerKind as BuyerKind,
      agencySectors,
      laender: Object.keys(laender).filter((land) =>
        form.getAll("laender").includes(land),
      ) as Land[],
      ...(low !== undefined && { valueLowCents: low }),
      ...(high !== undefined && { valueHighCents: high }),
      answersOn,
      agenciesSought,
      contact: { organisation, name, email, ...(phone !== "" && { phone }) },
    },
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}
