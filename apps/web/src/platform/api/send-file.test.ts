import { uploadDocument } from "@tc/contract";
import { notBegunHeader } from "@tc/domain";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { onApiFailure } from "./api-fetch";
import { sendFile } from "./send-file";
import type { Sending } from "./send-file";

/** As far as a file is sent with it; a test plays the server. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  readonly answerHeaders = new Map<string, string>();
  address = "";
  body: unknown;
  status = 0;
  responseText = "";

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.answerHeaders.get(name) ?? null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.#end("abort");
  }
  fail() {
    this.#end("error");
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.#end("load");
  }
  #end(kind: string) {
    this.dispatchEvent(new Event(kind));
    this.dispatchEvent(new Event("loadend"));
  }
}

beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const file = new Blob(["%PDF"]);

function send(more: Sending = {}) {
  const sent = sendFile(uploadDocument, {
    params: { slug: "kampagne" },
    query: { name: "Preis & Blatt.pdf" },
    file,
    ...more,
  });
  const request = FakeRequest.last;
  if (!request) throw new Error("nothing was sent");
  return { sent, request };
}

test("a file goes as it is to the endpoint's address, and the answer comes back", async () => {
  const { sent, request } = send();
  expect(request.address).toBe("POST /api/tenders/kampagne/documents?name=Preis+%26+Blatt.pdf");
  expect(request.headers.get("content-type")).toBe("application/octet-stream");
  expect(request.body).toBe(file);
  request.answer(200, { id: "1" });
  await expect(sent).resolves.toEqual({ id: "1" });
});

test("it tells how much is sent", () => {
  const shares: number[] = [];
  const { request } = send({ onProgress: (share) => shares.push(share) });
  request.progress(1, 4);
  request.progress(4, 4);
  expect(shares).toEqual([0.25, 1]);
});

test("a file that the server has not begun to take is sent again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { sent, request } = send();
  request.answerHeaders.set(notBegunHeader, "1");
  request.answer(503, { error: "overloaded", requestId: "r" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeRequest.last).not.toBe(request);
  expect(FakeRequest.last?.body).toBe(file);
  FakeRequest.last?.answer(200, { id: "1" });
  await expect(sent).resolves.toEqual({ id: "1" });
});

test("a refusal is an error with its code, and whoever keeps the session hears of it", async () => {
  const codes: string[] = [];
  const stop = onApiFailure(({ code }) => codes.push(code));
  const { sent, request } = send();
  request.answer(401, { error: "unauthenticated", requestId: "r" });
  await expect(sent).rejects.toMatchObject({ code: "unauthenticated", status: 401 });
  expect(codes).toEqual(["unauthenticated"]);
  stop();
});

test("what is no answer of the API is an error, not data", async () => {
  const { sent, request } = send();
  request.answer(200, "<h1>Anmeldung im Hotel-WLAN</h1>");
  await expect(sent).rejects.toMatchObject({ code: "invalid_answer" });
});

test("a server out of reach is offline", async () => {
  const { sent, request } = send();
  request.fail();
  await expect(sent).rejects.toMatchObject({ code: "offline" });
});

test("it stops when it is called off", async () => {
  const abort = new AbortController();
  const { sent } = send({ signal: abort.signal });
  abort.abort(new DOMException("gone", "AbortError"));
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
});
