import { createConnection } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "../../platform/settings/config.ts";
import { noMailer, plugMailer } from "./mailer.ts";

const mail = { to: "jana@agentur.example", subject: "Probe", text: "Hallo", html: "<p>Hallo</p>" };
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://localhost/x",
  SESSION_SECRET: "x".repeat(32),
  PUBLIC_URL: "https://tenderchances.example",
};

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

test("without a mail server of its own a development set-up shows its mails on a page", async () => {
  const plugged = plugMailer(readConfig({ MAILBOX_PORT: "0" }));
  await plugged.mailer.send(mail);
  const mailboxUrl = (await plugged.openMailbox?.()) ?? "";
  const answer = await fetch(`${mailboxUrl}/mails.json`);
  expect(await answer.json()).toMatchObject([{ to: [mail.to], subject: "Probe" }]);
  await plugged.stop();
  expect(await isOpen(Number(new URL(mailboxUrl).port))).toBe(false);
});

test("with a mail server no mailbox is opened, and never in production", async () => {
  for (const env of [{}, production]) {
    const config = readConfig({ ...env, SMTP_URL: "smtp://127.0.0.1:1" });
    const plugged = plugMailer(config);
    expect(plugged.openMailbox).toBeUndefined();
    await plugged.stop();
  }
  expect(() => readConfig(production)).toThrow("SMTP_URL");
});

test("a process that does no jobs sends nothing", async () => {
  await expect(noMailer.send(mail)).rejects.toThrow("only workers");
});
