import { notificationHeading } from "@tc/domain";
import { originalUrl } from "../../assessment/index.ts";
import { listStanding } from "../../deadlines/index.ts";
import type { RenderNotificationMail } from "../../notifications/index.ts";
import { mailLinks } from "../look/mail-links.ts";
import { notificationEmail } from "../look/notification.email.ts";
import { whyNow } from "../run/why-words.ts";
import { withOpenTasks } from "../run/with-open-tasks.ts";
import { findMailedTender } from "./mailed-tender.store.ts";

const whyBeforeDigest =
  "„Fristen“ steht bei dir auf täglich. Vor deiner nächsten Sammelmail wäre diese Frist vorbei.";

/** The mail of what happened at once: the gravest in full, what happened beside it in a line each. */
export const renderNotificationMail: RenderNotificationMail = async (t, input) => {
  const notifications = await withOpenTasks(t, await listStanding(t, input.notifications));
  const main = notifications.find(({ details }) => details) ?? notifications[0];
  if (!main) return undefined;
  const { event, path, details, tenderId } = main;
  const tender = tenderId === undefined ? undefined : await findMailedTender(t, tenderId);
  const original = tender && originalUrl(tender.record);
  const { publicUrl } = t.site;
  const { frequencies } = input.recipient.settings;
  return notificationEmail(
    {
      event,
      heading: notificationHeading(main, t.now()),
      ...(details && { details }),
      ...(tender && {
        tender: {
          title: tender.title,
          ...(tender.buyer !== null && { buyer: tender.buyer }),
          ...(original !== undefined && { originalUrl: original }),
        },
      }),
      others: notifications
        .filter(({ id }) => id !== main.id)
        .map((other) => ({
          label: notificationHeading(other, t.now()),
          url: `${publicUrl}${other.path}`,
        })),
      url: `${publicUrl}${path}`,
      why: frequencies[event] === "immediately" ? whyNow(event) : whyBeforeDigest,
    },
    { links: mailLinks(t.site), site: t.site },
    t.now(),
  );
};
