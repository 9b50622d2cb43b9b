import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import type { MailFaultPlan } from "./mail-faults.ts";
import { readMail } from "./received-mail.ts";
import type { ReceivedMail } from "./received-mail.ts";

export interface MailServer {
  readonly port: number;
  stop(): Promise<void>;
}

export interface MailServerOptions {
  readonly port: number;
  readonly faults: MailFaultPlan;
  readonly nextId: () => number;
  readonly onMail: (mail: ReceivedMail) => void;
}

const maxBytes = 10 * 1024 * 1024;

const refusal = (responseCode: number) =>
  Object.assign(new Error("fault on demand"), { responseCode });

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw refusal(552);
  return Buffer.concat(chunks);
}

/** A mail server on loopback that takes every mail and delivers none. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { faults, nextId, onMail } = options;

  const sockets = new Set<Socket>();

  /** False: the connection has ended in place of an answer. */
  async function take(
    stream: SMTPServerDataStream,
    { envelope, remotePort }: SMTPServerSession,
  ): Promise<boolean> {
    const to = envelope.rcptTo.map(({ address }) => address);
    const source = await readAll(stream);
    const fault = faults.take("data");
    if (fault?.kind === "slow") await wait(fault.delayMs);
    if (fault?.kind === "refuse") throw refusal(fault.code);
    onMail(await readMail(source, { id: nextId(), to, receivedAt: new Date().toISOString() }));
    if (fault?.kind !== "lost") return true;
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
    return false;
  }

  const server = new SMTPServer({
    name: "postfach.localhost",
    size: maxBytes,
    authOptional: true,
    // Its built-in certificate is no secret to anybody.
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 200,
    onConnect(_session, callback) {
      if (faults.take("greeting") === undefined) callback(null);
    },
    onRcptTo(_address, _session, callback) {
      const fault = faults.take("recipient");
      callback(fault?.kind === "refuse" ? refusal(fault.code) : null);
    },
    onData(stream, session, callback) {
      take(stream, session).then(
        (isAnswered) => isAnswered && callback(null),
        (error: unknown) => callback(error instanceof Error ? error : refusal(451)),
      );
    },
  });
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // A client that goes away in the middle is its own business.
  server.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
