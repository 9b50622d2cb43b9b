import { brand, webhookLimits } from "@tc/domain";
import type { WebhookStop } from "@tc/domain";

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

interface StoppedWebhook {
  readonly name: string;
  readonly host: string;
  readonly stoppedAt: Date;
  readonly because: SystemStop;
}

/** Why the system stops a webhook */
export type SystemStop = Exclude<WebhookStop, "member">;

const reasons: Readonly<Record<SystemStop, (host: string) => string>> = {
  dead: (host) =>
    `${host} hat eine Nachricht ${webhookLimits.tries}-mal nicht angenommen und in dieser Zeit auch keine andere.`,
  gone: (host) => `${host} hat geantwortet, dass es die Adresse nicht mehr gibt (410).`,
  unreadable: () =>
    "Wir können seine Adresse und sein Geheimnis nicht mehr lesen, weil uns der Schlüssel dazu fehlt.",
};

export function stoppedWebhookEmail(webhook: StoppedWebhook, url: string) {
  const { name, host, stoppedAt, because } = webhook;
  return {
    subject: `${brand} hat einen Webhook abgeschaltet`,
    preview:
      because === "unreadable"
        ? "Wir können seine Adresse nicht mehr lesen."
        : `${host} nimmt keine Nachrichten mehr an.`,
    heading: "Ein Webhook ist abgeschaltet",
    paragraphs: [
      `Wir haben den Webhook „${name}“ am ${moment.format(stoppedAt)} Uhr abgeschaltet: ${reasons[because](host)}`,
      because === "unreadable"
        ? "Legt ihn bitte neu an. Bis dahin geht nichts mehr dorthin, und was noch wartete, wird nicht nachgeholt."
        : "Bis ihr ihn wieder einschaltet, geht nichts mehr dorthin. Was noch wartete, wird nicht nachgeholt.",
    ],
    action: { label: "Verbindungen öffnen", url },
    note: "Diese Mail bekommt, wer die Verbindungen der Agentur verwaltet.",
  };
}
