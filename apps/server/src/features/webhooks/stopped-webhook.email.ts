import { brand, webhookLimits } from "@tc/domain";

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

interface StoppedWebhook {
  readonly name: string;
  readonly host: string;
  readonly stoppedAt: Date;
  readonly because: "dead" | "gone";
}

export function stoppedWebhookEmail(webhook: StoppedWebhook, url: string) {
  const { name, host, stoppedAt, because } = webhook;
  return {
    subject: `${brand} hat einen Webhook abgeschaltet`,
    preview: `${host} nimmt keine Nachrichten mehr an.`,
    heading: "Ein Webhook ist abgeschaltet",
    paragraphs: [
      `Wir haben den Webhook „${name}“ am ${moment.format(stoppedAt)} Uhr abgeschaltet: ${
        because === "gone"
          ? `${host} hat geantwortet, dass es die Adresse nicht mehr gibt (410).`
          : `${host} hat eine Nachricht ${webhookLimits.tries}-mal nicht angenommen und in dieser Zeit auch keine andere.`
      }`,
      "Bis ihr ihn wieder einschaltet, geht nichts mehr dorthin. Was noch wartete, wird nicht nachgeholt.",
    ],
    action: { label: "Verbindungen öffnen", url },
    note: "Diese Mail bekommt, wer die Verbindungen der Agentur verwaltet.",
  };
}
