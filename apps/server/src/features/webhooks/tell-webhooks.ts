import { webhookEvents, webhookTypes } from "@tc/domain";
import type { NotificationDetails } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { queueDeliveries } from "./queue-deliveries.ts";

/** What a member is told, as far as webhooks tell it too */
export interface ToldNews {
  readonly event: string;
  readonly key: string;
  readonly heading: string;
  readonly path: string;
  readonly details?: NotificationDetails;
}

/** Tells webhooks what members are told of a tender: once, however many members there are. */
export async function tellWebhooks(t: AgencyTransaction, news: ToldNews): Promise<void> {
  const event = webhookEvents.find((it) => it === news.event);
  // Matches are told to each member by own searches; webhooks have a look of their own for the agency.
  if (event === undefined || event === "matches") return;
  const { details } = news;
  await queueDeliveries(t, {
    event,
    key: `${event} ${news.key}`,
    heading: headingOf(news),
    payload: {
      type: webhookTypes[event],
      heading: headingOf(news),
      url: `${t.site.publicUrl}${news.path}`,
      ...(details && { details }),
    },
  });
}

/** A reminder's heading is made when it is read; a message is read at any time, so it names the day. */
function headingOf({ heading, details }: ToldNews): string {
  if (details?.kind !== "deadline") return heading;
  const day = new Intl.DateTimeFormat("de-DE", {
    dateStyle: "medium",
    timeZone: "Europe/Berlin",
    ...(details.hasTime && { timeStyle: "short" }),
  }).format(new Date(details.dueAt));
  return `${details.name} am ${day}${details.hasTime ? " Uhr" : ""}: ${details.title}`;
}
