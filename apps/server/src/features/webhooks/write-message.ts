import { brand, webhookTypes } from "@tc/domain";
import { Webhook } from "standardwebhooks";
import type { ClaimedDelivery } from "./delivery.store.ts";
import type { Target } from "./sealed-target.ts";

export interface Message {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Told = Pick<ClaimedDelivery, "id" | "kind" | "event" | "heading" | "payload" | "createdAt">;

/** A delivery as its receiver reads it: signed JSON, or a ready-made message for a channel. */
export function writeMessage(delivery: Told, target: Target, now: Date): Message {
  switch (delivery.kind) {
    case "signed":
      return signedMessage(delivery, target, now);
    case "slack":
      return { body: JSON.stringify(slackMessage(delivery)), headers: {} };
    case "teams":
      return { body: JSON.stringify(teamsMessage(delivery)), headers: {} };
  }
}

/** The Standard Webhooks: id, time and body are signed, so nothing of it can be changed or sent again later. */
function signedMessage(
  { id, event, payload, createdAt }: Told,
  { secret, oldSecret }: Target,
  now: Date,
): Message {
  const body = JSON.stringify({
    type: webhookTypes[event],
    timestamp: createdAt.toISOString(),
    data: payload,
  });
  const secrets = [
    ...(secret === undefined ? [] : [secret]),
    ...(oldSecret && new Date(oldSecret.until) > now ? [oldSecret.secret] : []),
  ];
  return {
    body,
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": secrets.map((it) => new Webhook(it).sign(id, now, body)).join(" "),
    },
  };
}

const urlOf = (payload: unknown): string | undefined =>
  typeof payload === "object" && payload !== null && "url" in payload
    ? String(payload.url)
    : undefined;

/** Only these three mean something in Slack's own markup (links, mentions). */
const slackEscapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const forSlack = (text: string) => text.replaceAll(/[&<>]/g, (sign) => slackEscapes[sign] ?? sign);

/** `plain_text` knows no markup at all: what a buyer wrote can neither link nor call anybody. */
function slackMessage({ heading, payload }: Told): object {
  const url = urlOf(payload);
  return {
    text: forSlack(heading),
    blocks: [
      {
        type: "section",
        text: { type: "plain_text", text: heading.slice(0, 3_000), emoji: false },
      },
      ...(url === undefined
        ? []
        : [
            {
              type: "section",
              text: { type: "mrkdwn", text: `<${forSlack(url)}|In ${brand} ansehen>` },
            },
          ]),
    ],
  };
}

/** An adaptive card. A run of rich text knows no Markdown, as a text block would. */
function teamsMessage({ heading, payload }: Told): object {
  const url = urlOf(payload);
  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          fallbackText: heading,
          body: [
            {
              type: "RichTextBlock",
              inlines: [{ type: "TextRun", text: heading, weight: "Bolder" }],
            },
          ],
          ...(url !== undefined && {
            actions: [{ type: "Action.OpenUrl", title: `In ${brand} ansehen`, url }],
          }),
        },
      },
    ],
  };
}
