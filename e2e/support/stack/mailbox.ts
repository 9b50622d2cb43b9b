import type { ReceivedMail } from "@tc/standins";
import { vi } from "vitest";
import type { RealStack } from "./real-stack.ts";

interface Wanted {
  readonly to: string;
  readonly subject?: string | RegExp;
  /** Only mails after this one; `newestMailId` tells it. */
  readonly after?: number;
}

/** All that came so far, to one address or to any */
export async function listMails(
  { mailboxUrl }: RealStack,
  to?: string,
): Promise<readonly ReceivedMail[]> {
  const query = to === undefined ? "" : `?${new URLSearchParams({ to }).toString()}`;
  const response = await fetch(`${mailboxUrl}/mails.json${query}`);
  return (await response.json()) as readonly ReceivedMail[];
}

/** The newest such mail, as soon as it is there. Mails are sent by jobs, a moment after the answer on the screen. */
export async function waitForMail(
  stack: RealStack,
  { to, subject = "", after = 0 }: Wanted,
): Promise<ReceivedMail> {
  return await vi.waitFor(
    async () => {
      const mails = await listMails(stack, to);
      const wanted = mails.find(
        (mail) =>
          mail.id > after &&
          (typeof subject === "string"
            ? mail.subject.includes(subject)
            : subject.test(mail.subject)),
      );
      if (wanted) return wanted;
      const others = mails.map((mail) => mail.subject).join(", ") || "none";
      throw new Error(`no mail "${String(subject)}" to ${to}; mails to that address: ${others}`);
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** What to pass as `after` to see only mails that come from now on. */
export async function newestMailId(stack: RealStack): Promise<number> {
  const [newest] = await listMails(stack);
  return newest?.id ?? 0;
}

/** The one link of a mail; throws when there is none or a choice. */
export function linkOf({ links, subject }: ReceivedMail): string {
  const [link, ...others] = new Set(links);
  if (link === undefined || others.length > 0) {
    throw new Error(`"${subject}" has ${links.length} links`);
  }
  return link;
}
