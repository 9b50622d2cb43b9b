import { webhookEventNames, webhookLimits } from "@tc/domain";
import { ApiError } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment, formatNumber } from "../../platform/format/format";
import type { Delivery, Webhook } from "./queries";

export const eventWords = ({ events }: Pick<Webhook, "events">): string =>
  events.map((event) => webhookEventNames[event]).join(", ");

const stops = {
  member: "von euch abgeschaltet",
  dead: `abgeschaltet, weil ${webhookLimits.tries} Versuche scheiterten`,
  gone: "abgeschaltet, weil der Empfänger sagt, dass es ihn nicht mehr gibt",
  unreadable:
    "abgeschaltet, weil wir Adresse und Geheimnis nicht mehr lesen können: legt ihn neu an",
} as const;

export function stopWords({ stop }: Pick<Webhook, "stop">): string | undefined {
  return stop && `${stops[stop.because]} (${formatMoment(stop.at)})`;
}

const failures = {
  not_https: "Die Adresse ist nicht https.",
  forbidden: "Diese Adresse darf der Server nicht aufrufen.",
  unreachable: "Der Empfänger war nicht zu erreichen.",
  too_slow: `Der Empfänger hat ${webhookLimits.timeoutSeconds} Sekunden lang nicht geantwortet.`,
  too_large: "Die Antwort des Empfängers war zu groß.",
  too_many_redirects: "Der Empfänger leitet weiter; das ist nicht erlaubt.",
  unreadable: "Wir können Adresse und Geheimnis nicht mehr lesen.",
  "no-plan": "Der Tarif enthielt keine Webhooks.",
  "switched-off": "Der Webhook war abgeschaltet.",
} as const;

/** Nobody can go on with a secret that the server cannot read. */
export function rotationFailure(error: unknown): string {
  return error instanceof ApiError && error.details["reason"] === "unreadable"
    ? "Wir können diesen Webhook nicht mehr lesen. Lege ihn bitte neu an."
    : errorSentence(error);
}

/** What became of a delivery, with why and how long it took */
export function outcomeWords({ state, failure, status, ms, tries, nextAt }: Delivery): string {
  const took = ms === undefined ? "" : ` nach ${formatNumber(ms)} ms`;
  const why =
    failure === undefined
      ? ""
      : failure === "status"
        ? `Antwort ${status ?? "unbekannt"}${took}.`
        : failures[failure];
  switch (state) {
    case "delivered":
      return `Zugestellt: Antwort ${status ?? "unbekannt"}${took}.`;
    case "waiting":
      return tries === 0
        ? "Wird gesendet …"
        : `${why} Nächster Versuch ${nextAt === undefined ? "bald" : formatMoment(nextAt)}.`.trim();
    case "failed":
      return `Gescheitert: ${why}`;
    case "dropped":
      return `Nicht gesendet: ${why}`;
  }
}
