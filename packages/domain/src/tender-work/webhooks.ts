/** How a webhook wants its messages. */
export const webhookKindNames = {
  signed: "Eigenes Programm (signiert)",
  slack: "Slack",
  teams: "Microsoft Teams",
} as const;
export type WebhookKind = keyof typeof webhookKindNames;
export const webhookKinds = Object.keys(webhookKindNames) as readonly WebhookKind[];

/** What a webhook may be told of. */
export const webhookEventNames = {
  matches: "Neue Treffer des Profils",
  changes: "Änderungen verfolgter Ausschreibungen",
  results: "Vergaben, auf die ihr geboten habt",
  deadlines: "Fristen, die näher kommen",
} as const;
export type WebhookEvent = keyof typeof webhookEventNames;
export const webhookEvents = Object.keys(webhookEventNames) as readonly WebhookEvent[];

/** What a delivery tells, as programs read it. */
export const webhookTypes = {
  matches: "tender.matched",
  changes: "tender.changed",
  results: "tender.awarded",
  deadlines: "tender.deadline",
  test: "test",
} as const satisfies Record<WebhookEvent | "test", string>;

export const deliveryStates = ["waiting", "delivered", "failed", "dropped"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a try came to nothing, besides a status that is no success. */
export const deliveryFailures = [
  "not_https",
  "forbidden", // an address that no agency may make us call
  "unreachable",
  "too_slow",
  "too_large",
  "too_many_redirects", // any at all: none is followed
  "status",
  "unreadable", // no key of the server reads its address and secret
  "no-plan",
  "switched-off",
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Why nothing is sent to a webhook any more. */
export const webhookStops = ["member", "dead", "gone", "unreadable"] as const;
export type WebhookStop = (typeof webhookStops)[number];

const retryMinutes = [1, 5, 30, 120, 480];

export const webhookLimits = {
  nameMax: 80,
  addressMax: 2_000,
  perAgency: 10,
  /** Waiting times before the second try and the further ones */
  retryMinutes,
  tries: retryMinutes.length + 1,
  timeoutSeconds: 10,
  /** The secret before a rotation signs as long beside the new one. */
  oldSecretHours: 24,
  shownDeliveries: 50,
} as const;
