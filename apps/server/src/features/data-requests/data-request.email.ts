import {
  brand,
  dataRequestArticles,
  dataRequestKindNames,
  dataRequestOutcomeNames,
} from "@tc/domain";
import type { DataRequestKind, DataRequestOutcome } from "@tc/domain";

const format = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "medium" });
const dayWords = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
const paragraphsOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

interface Request {
  readonly kind: DataRequestKind;
  readonly received_on: string;
  readonly due_on: string;
}

const nameOf = ({ kind }: Pick<Request, "kind">) =>
  `${dataRequestKindNames[kind]} (${dataRequestArticles[kind]})`;

/** Nothing in it was typed freely: an admin may have been given somebody else's address. */
export function dataRequestReceiptEmail(request: Request) {
  return {
    subject: `Deine Datenschutzanfrage an ${brand}`,
    preview: `Wir antworten spätestens am ${dayWords(request.due_on)}.`,
    heading: "Deine Anfrage ist da",
    paragraphs: [
      `Deine Anfrage ist am ${dayWords(request.received_on)} bei uns eingegangen: ${nameOf(request)}.`,
      `Wir antworten spätestens am ${dayWords(request.due_on)}. Können wir nicht sicher sein, dass du es bist, fragen wir vorher nach.`,
    ],
    note: "Du hast nichts angefragt? Dann antworte bitte auf diese Mail.",
  };
}

/** To our own people, without a word about who asks: mails are kept longer than the request. */
export function dataRequestEmail(request: Request, url: string) {
  return {
    subject: `Datenschutzanfrage: ${dataRequestKindNames[request.kind]}`,
    preview: `Antwort bis ${dayWords(request.due_on)}`,
    heading: "Neue Datenschutzanfrage",
    paragraphs: [
      `Ein Mitglied einer Agentur hat in der Anwendung angefragt: ${nameOf(request)}.`,
      `Die Antwort ist bis ${dayWords(request.due_on)} fällig (Art. 12 Abs. 3 DSGVO).`,
    ],
    action: { label: "Anfrage öffnen", url },
  };
}

export function dataRequestExtensionEmail(request: Request & { readonly reason: string }) {
  return {
    subject: `Deine Datenschutzanfrage an ${brand} dauert länger`,
    preview: `Wir antworten spätestens am ${dayWords(request.due_on)}.`,
    heading: "Wir brauchen mehr Zeit",
    paragraphs: [
      `Deine Anfrage vom ${dayWords(request.received_on)} (${nameOf(request)}) können wir nicht innerhalb eines Monats beantworten. Du bekommst die Antwort spätestens am ${dayWords(request.due_on)} (Art. 12 Abs. 3 DSGVO).`,
      "Der Grund:",
      ...paragraphsOf(request.reason),
    ],
    note: "Du kannst auf diese Mail antworten.",
  };
}

export function dataRequestAnswerEmail(
  request: Request & {
    readonly answer: string;
    readonly outcome: DataRequestOutcome;
    readonly authority: string;
  },
) {
  const { answer, outcome, authority } = request;
  return {
    subject: `Antwort auf deine Datenschutzanfrage an ${brand}`,
    preview: `Ergebnis: ${dataRequestOutcomeNames[outcome]}`,
    heading: "Antwort auf deine Anfrage",
    paragraphs: [
      `Deine Anfrage vom ${dayWords(request.received_on)}: ${nameOf(request)}. Ergebnis: ${dataRequestOutcomeNames[outcome]}.`,
      ...paragraphsOf(answer),
      // Art. 12 (4) GDPR
      ...(outcome === "fulfilled"
        ? []
        : [
            `Du kannst dich bei einer Aufsichtsbehörde für den Datenschutz beschweren, für uns zuständig ist ${authority}, und gegen die Entscheidung vor Gericht gehen.`,
          ]),
    ],
    note: "Du kannst auf diese Mail antworten.",
  };
}

export function overdueDataRequestEmail(request: Request, url: string) {
  return {
    subject: `Überfällig: Datenschutzanfrage vom ${dayWords(request.received_on)}`,
    preview: `Die Frist endete am ${dayWords(request.due_on)}.`,
    heading: "Eine Datenschutzanfrage ist überfällig",
    paragraphs: [
      `Die Anfrage vom ${dayWords(request.received_on)} (${nameOf(request)}) war bis ${dayWords(request.due_on)} zu beantworten und ist noch offen.`,
    ],
    action: { label: "Anfrage öffnen", url },
  };
}
