import { createHash, createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { startMailbox } from "@tc/standins";
import type { Mailbox } from "@tc/standins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailer } from "./create-mailer.ts";
import type { SmtpMailer } from "./create-mailer.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});

let mailbox: Mailbox;
let mailer: SmtpMailer;
beforeAll(async () => {
  mailbox = await startMailbox();
  mailer = createMailer({
    smtpUrl: mailbox.smtpUrl,
    from: "TenderChances <hallo@tenderchances.example>",
    dkim: { domain: "tenderchances.example", selector: "mail2026", privateKey },
  });
});
afterAll(async () => {
  mailer.close();
  await mailbox.stop();
});

const relaxed = (name: string, value: string) =>
  `${name.toLowerCase().trim()}:${value.replaceAll(/\s+/g, " ").trim()}`;

/** RFC 6376, relaxed/relaxed with rsa-sha256, as a receiving server checks it; the signed field names, or why not. */
function verifyDkim(source: string, key: string): readonly string[] | string {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const fields = head.split(/\r\n(?![ \t])/).map((line) => {
    const colon = line.indexOf(":");
    return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1) };
  });
  const signature = fields.find(({ name }) => name === "dkim-signature")?.value;
  if (signature === undefined) return "unsigned";
  const tags = new Map(
    signature
      .replaceAll(/\r\n/g, "")
      .split(";")
      .map((tag) => [tag.slice(0, tag.indexOf("=")).trim(), tag.slice(tag.indexOf("=") + 1)]),
  );
  if (tags.get("a")?.trim() !== "rsa-sha256") return "another algorithm";
  if (tags.get("c")?.trim() !== "relaxed/relaxed") return "another canonicalization";
  const body = rest
    .join("\r\n\r\n")
    .split("\r\n")
    .map((line) => line.replaceAll(/[ \t]+/g, " ").replace(/ $/, ""))
    .join("\r\n")
    .replace(/(?:\r\n)*$/, "\r\n");
  const bodyHash = createHash("sha256").update(body, "utf8").digest("base64");
  if (bodyHash !== tags.get("bh")?.replaceAll(/\s/g, "")) return "another body";
  const names = (tags.get("h") ?? "").split(":").map((name) => name.trim().toLowerCase());
  const signed = names.flatMap((name) => {
    const field = fields.findLast((it) => it.name === name);
    return field ? [`${relaxed(field.name, field.value)}\r\n`] : [];
  });
  const unfilled = signature.replace(/(\bb=)[^;]+/, "$1");
  const data = signed.join("") + relaxed("dkim-signature", unfilled);
  const bytes = Buffer.from((tags.get("b") ?? "").replaceAll(/\s/g, ""), "base64");
  return verify("sha256", Buffer.from(data), createPublicKey(key), bytes) ? names : "forged";
}

const mail = {
  to: "jana@agentur.example",
  subject: "Frist vorverlegt – Größe §",
  text: "Guten Tag\n\nNeue Frist\n",
  html: "<p>Guten Tag &amp; willkommen</p>",
  headers: {
    "List-Unsubscribe": `<https://tenderchances.example/api/one-click/${"a".repeat(64)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
};

test("mails are signed, with both fields of one-click unsubscribing and what the reader sees", async () => {
  await mailer.send(mail);
  const names = verifyDkim(mailbox.mails[0]?.source ?? "", publicKey);
  expect(names).toEqual(
    expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
  );
});

test("the check of this test notices a changed field, a changed text and another key", async () => {
  await mailer.send(mail);
  const source = mailbox.mails[0]?.source ?? "";
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({
    type: "spki",
    format: "pem",
  });
  expect(verifyDkim(source, String(other))).toBe("forged");
  expect(verifyDkim(source.replace("=One-Click", "=Two-Click"), publicKey)).toBe("forged");
  expect(verifyDkim(source.replace("willkommen", "verschwunden"), publicKey)).toBe("another body");
});
