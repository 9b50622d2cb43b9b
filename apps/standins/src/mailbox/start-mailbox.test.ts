import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailbox } from "./start-mailbox.ts";
import type { Mailbox } from "./start-mailbox.ts";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

/** Speaks SMTP line by line; resolves with everything the server said. */
function deliver(to: string, message: string, at = mailbox): Promise<string> {
  const { port } = new URL(at.smtpUrl.replace("smtp:", "http:"));
  const lines = [
    "EHLO probe.localhost",
    "MAIL FROM:<a@probe.example>",
    `RCPT TO:<${to}>`,
    "DATA",
    `${message.replaceAll(/\r?\n/g, "\r\n")}\r\n.`,
    "QUIT",
  ];
  return new Promise((resolve, reject) => {
    let replies = "";
    const socket = connect(Number(port), "127.0.0.1");
    socket.setEncoding("utf8").on("error", reject);
    socket.on("data", (text: string) => {
      replies += text;
      // The last line of an answer has a space behind its number.
      if (/^\d{3} .*\r\n$/m.test(text)) socket.write(`${lines.shift() ?? ""}\r\n`);
    });
    socket.on("close", () => resolve(replies));
  });
}

const message = (subject: string, body = "Hallo") =>
  `From: A <a@probe.example>\nTo: b@probe.example\nSubject: ${subject}\nContent-Type: text/html; charset=utf-8\n\n${body}`;

const get = async (path: string) => {
  const response = await fetch(mailbox.url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("a mail can be read on the page and as JSON, newest first", async () => {
  await deliver("eins@probe.example", message("Erste"));
  await deliver("zwei@probe.example", message("Zweite", "Mehr: https://tc.example/a?b=1&c=2"));
  expect(mailbox.mails.map(({ subject, to }) => [subject, ...to])).toEqual([
    ["Zweite", "zwei@probe.example"],
    ["Erste", "eins@probe.example"],
  ]);
  const { text } = await get("/");
  expect(text.indexOf("Zweite")).toBeLessThan(text.indexOf("Erste"));
  expect(JSON.parse((await get("/mails.json?to=eins@probe.example")).text)).toMatchObject([
    { subject: "Erste", to: ["eins@probe.example"] },
  ]);
});

test("nothing in a mail becomes part of the page", async () => {
  const hostile = `"><script>alert(1)</script>`;
  await deliver("b@probe.example", message(hostile, hostile));
  const id = mailbox.mails[0]?.id;
  for (const path of ["/", `/mails/${id}`]) {
    const page = await get(path);
    expect(page.text).not.toContain("<script>alert");
    expect(page.text).toContain("&lt;script&gt;");
    expect(page.headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*script-src 'self'/,
    );
  }
});

test("a mail's HTML is shown without scripts, without anything from elsewhere, in a place of its own", async () => {
  await deliver("b@probe.example", message("Bild", "<img src=https://tc.example/x.png>"));
  const id = mailbox.mails[0]?.id;
  expect((await get(`/mails/${id}`)).text).toMatch(/<iframe[^>]*sandbox="allow-popups [^"]*"/);
  const policy = (await get(`/mails/${id}/html`)).headers.get("content-security-policy");
  expect(policy).toMatch(/^sandbox allow-popups/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|https?:/);
  expect(policy).toContain("default-src 'none'");
});

test("a mail that is not there is a 404", async () => {
  for (const path of ["/mails/0", "/mails/abc", "/mails/99999/html", "/gibtesnicht"]) {
    expect((await get(path)).status).toBe(404);
  }
});

test("a page under another name cannot read the mails", async () => {
  const { port } = new URL(mailbox.url);
  const status = await new Promise((resolve, reject) => {
    request(
      { host: "127.0.0.1", port, path: "/mails.json", headers: { host: "boese.example" } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

test("faults can be ordered from another process, and plain forms are no orders", async () => {
  const order = (body: string, type: string) =>
    fetch(`${mailbox.url}/faults`, { method: "POST", body, headers: { "content-type": type } });
  const fault = JSON.stringify({ kind: "refuse", code: 550, at: "data" });
  expect((await order(fault, "text/plain")).status).toBe(415);
  expect((await order(fault, "application/json")).status).toBe(200);
  expect(await deliver("b@probe.example", message("verweigert"))).toContain("\r\n550 ");
  expect(await deliver("b@probe.example", message("genommen"))).not.toContain("\r\n550 ");
  expect(mailbox.mails[0]?.subject).toBe("genommen");
});

test("a second mailbox takes other ports", async () => {
  const { port: webPort } = new URL(mailbox.url);
  const { port: smtpPort } = new URL(mailbox.smtpUrl.replace("smtp:", "http:"));
  const second = await startMailbox({ webPort: Number(webPort), smtpPort: Number(smtpPort) });
  expect(second.url).not.toBe(mailbox.url);
  expect(second.smtpUrl).not.toBe(mailbox.smtpUrl);
  await second.stop();
});

test("the oldest mails make room for new ones", async () => {
  const small = await startMailbox({ keep: 2 });
  for (const subject of ["1", "2", "3"]) await deliver("b@probe.example", message(subject), small);
  expect(small.mails.map(({ subject }) => subject)).toEqual(["3", "2"]);
  await small.stop();
});
