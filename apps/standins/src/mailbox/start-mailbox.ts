import { createMailFaultPlan } from "./mail-faults.ts";
import type { MailFault } from "./mail-faults.ts";
import { startMailServer } from "./mail-server.ts";
import type { MailServer } from "./mail-server.ts";
import { startMailboxWeb } from "./mailbox-web.ts";
import type { ReceivedMail } from "./received-mail.ts";

export interface MailboxOptions {
  /** 0 or taken: any free one */
  readonly smtpPort?: number;
  readonly webPort?: number;
  /** How many mails stay; the oldest go. */
  readonly keep?: number;
}

export interface Mailbox {
  /** Where to send: smtp://127.0.0.1:PORT */
  readonly smtpUrl: string;
  /** Where to read */
  readonly url: string;
  /** Newest first */
  readonly mails: readonly ReceivedMail[];
  /** The next `times` mails go wrong. */
  fail(fault: MailFault, times?: number): void;
  /** The mail server is gone until `comeBack`; the page stays. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Several products on one machine shall not fail for their mailboxes. */
async function onFreePort<Result>(
  port: number,
  listen: (port: number) => Promise<Result>,
): Promise<Result> {
  try {
    return await listen(port);
  } catch (error) {
    if (port === 0 || !isTaken(error)) throw error;
    return listen(0);
  }
}

/** A mail server that delivers nothing, and a page to read what it took. Both on loopback; never for production. */
export async function startMailbox({
  smtpPort = 0,
  webPort = 0,
  keep = 500,
}: MailboxOptions = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const faults = createMailFaultPlan();
  let lastId = 0;
  const listen = (port: number) =>
    startMailServer({
      port,
      faults,
      nextId: () => ++lastId,
      onMail: (mail) => {
        mails.unshift(mail);
        mails.length = Math.min(mails.length, keep);
      },
    });
  const fail = (fault: MailFault, times = 1) => faults.add(fault, times);

  let server: MailServer | undefined = await onFreePort(smtpPort, listen);
  const { port } = server;
  const goDown = async () => {
    const running = server;
    server = undefined;
    await running?.stop();
  };
  const comeBack = async () => {
    server ??= await listen(port);
  };
  const web = await onFreePort(webPort, (wanted) =>
    startMailboxWeb({ port: wanted, mails, fail, goDown, comeBack }),
  );
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    url: web.url,
    mails,
    fail,
    goDown,
    comeBack,
    stop: async () => {
      await Promise.all([goDown(), web.stop()]);
    },
  };
}
