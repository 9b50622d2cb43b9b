import { itemsOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import { germanMoment } from "@tc/documents";
import { bidDeadlines, documentsAddress, invariant } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { buildTender, readNotice } from "@tc/notices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readerInPlace } from "../../testing/documents/reader-in-place.ts";
import { readConfig } from "../../platform/settings/config.ts";
import type { Outbound } from "../../ports/outbound.ts";
import { plugOutbound } from "./outbound.ts";
import type { PluggedOutbound } from "./outbound.ts";
import { createSamples } from "./samples.ts";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://localhost/x",
  SESSION_SECRET: "x".repeat(32),
  PUBLIC_URL: "https://tenderchances.example",
  SMTP_URL: "smtp://127.0.0.1:1",
};
const today = "2026-11-23";
const limits = { maxBytes: 1_000_000, timeoutMs: 20_000, maxRedirects: 0 };
const { signal } = new AbortController();

let plugged: PluggedOutbound;
let tenders: Tender[];
beforeAll(async () => {
  plugged = await plugOutbound(readConfig({ WEBSITE_STANDIN_PORT: "0" }));
  tenders = (await createSamples(plugged.websiteUrl).generate(today)).flatMap(({ raw }) => {
    const notice = readNotice(raw.bytes);
    return notice.kind === "call" ? [buildTender([{ notice, sources: [{ id: "sample" }] }])] : [];
  });
});
afterAll(() => plugged.stop());

const ask = (outbound: Outbound, address: string) =>
  outbound.fetch(address, { limits, signal, wants: "file" });
const isFile = (address: string) => address.endsWith(".zip");

/** The last call that names such an address and says when bids are due. */
function lastWith(isWanted: (address: string) => boolean) {
  for (const tender of tenders.toReversed()) {
    const address = documentsAddress(tender);
    const [deadline] = bidDeadlines(tender);
    if (address && isWanted(address) && deadline?.hasTime) return { tender, address, deadline };
  }
  throw new Error("no generated call has such an address");
}

async function readArchive(file: string, bytes: Uint8Array): Promise<DocumentText[]> {
  const texts: DocumentText[] = [];
  for await (const member of readerInPlace.unpack({ file, bytes })) {
    invariant("bytes" in member, "every member is a document");
    const { text, refusals } = await readerInPlace.read(member);
    expect(refusals, member.file).toEqual([]);
    if (text) texts.push(text);
  }
  return texts;
}

test("the address in a generated notice delivers documents that say the same as the notice", async () => {
  const { tender, address, deadline } = lastWith(isFile);
  const answer = await ask(plugged.outbound, address);
  invariant(answer.kind === "answer", "the stand-in answers");
  const texts = await readArchive("Vergabeunterlagen.zip", answer.body);
  expect(texts.map(({ format }) => format).toSorted()).toEqual(["docx", "pdf", "txt", "xlsx"]);
  expect(JSON.stringify(texts)).toContain(tender.reference);
  const items = itemsOf(texts);
  const offers = items.flatMap((item) =>
    item.type === "deadline" && item.kind === "offer" ? [{ date: item.date, time: item.time }] : [],
  );
  expect(offers).toEqual([germanMoment(deadline)]);
  expect(items.filter(({ state }) => state === "contradicted")).toEqual([]);
});

test("other generated notices lead to a page, which names what it is about", async () => {
  const { tender, address } = lastWith((other) => !isFile(other));
  const answer = await ask(plugged.outbound, address);
  expect(answer).toMatchObject({ kind: "answer", status: 200 });
  invariant(answer.kind === "answer", "the stand-in answers");
  expect(answer.contentType).toContain("text/html");
  expect(Buffer.from(answer.body).toString()).toContain(tender.reference);
});

test("one in five or more of the calls delivers files", () => {
  const addresses = tenders.flatMap((tender) => documentsAddress(tender) ?? []);
  expect(addresses.every((address) => address.startsWith(`${plugged.websiteUrl}/`))).toBe(true);
  expect(addresses.filter(isFile).length / addresses.length).toBeGreaterThan(0.2);
});

test("production has no such stand-in and calls no address on this machine", async () => {
  const { address } = lastWith(isFile);
  const { outbound, websiteUrl, stop } = await plugOutbound(readConfig(production));
  expect(websiteUrl).toBeUndefined();
  expect(await ask(outbound, address)).toEqual({ kind: "failed", reason: "not_https" });
  await stop();
});
