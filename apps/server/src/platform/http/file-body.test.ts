import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Context } from "../context.ts";
import { FileBodies } from "./file-body.ts";
import { FileAnswer } from "./http-answer.ts";
import { createHttpServer } from "./http-server.ts";
import { bind, registerEndpoints } from "./http.ts";
import type { Admit } from "./http.ts";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const keepFile = endpoint({
  method: "POST",
  path: "/api/files",
  access: "public",
  summary: "Eine Datei behalten",
  maxBodyBytes: 100_000,
  takesFile: true,
  query: z.object({ name: z.string().min(2) }),
  body: bytes,
  response: z.object({ size: z.int() }),
});
const giveFile = endpoint({
  method: "GET",
  path: "/api/files",
  access: "public",
  summary: "Die Datei",
  givesFile: true,
  response: bytes,
});
const nameEndpoint = endpoint({
  method: "POST",
  path: "/api/names",
  access: "public",
  summary: "Ein Name",
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});

let app: FastifyInstance;
let address: string;
let kept: Uint8Array | undefined;
let admit: Admit;
beforeEach(async () => {
  kept = undefined;
  admit = (_request, _endpoint, work) => work({} as Context);
  app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
  const endpoints = [
    bind(keepFile, async (_ctx, { body }) => {
      kept = body;
      return { size: body.byteLength };
    }),
    bind(giveFile, async () => new FileAnswer(Buffer.from(kept ?? []), "Größe & Maß (2).pdf")),
    bind(nameEndpoint, async (_ctx, { body }) => body),
  ];
  registerEndpoints(app, endpoints, (...call) => admit(...call));
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const send = (body: Uint8Array<ArrayBuffer>, query = "name=a.pdf") =>
  fetch(`${address}/api/files?${query}`, { method: "POST", body });

test("a file arrives byte by byte, and is given back to be saved under its name", async () => {
  const file = randomBytes(90_000);
  expect(await (await send(file)).json()).toEqual({ size: 90_000 });
  expect(kept).toEqual(file);
  const answer = await fetch(`${address}/api/files`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(file);
  expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20Ma%C3%9F%20%282%29.pdf",
  );
});

test("a file beyond the limit is refused with its reason", async () => {
  const answer = await send(randomBytes(100_001));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: "payload_too_large" });
  expect(kept).toBeUndefined();
});

test.each([
  ["whose sender is not let in", "name=a.pdf", 401],
  ["of a call that is wrong", "name=", 400],
])("a file %s is not read", async (_what, query, status) => {
  if (status === 401) admit = () => Promise.reject(new AppError("unauthenticated"));
  expect((await send(randomBytes(50_000), query)).status).toBe(status);
  expect(kept).toBeUndefined();
});

test("no file is an empty one", async () => {
  const answer = await fetch(`${address}/api/files?name=a.pdf`, { method: "POST" });
  expect(await answer.json()).toEqual({ size: 0 });
});

test("files that are read at once share their memory, and give it back", async () => {
  const bodies = new FileBodies(1_000);
  const gate = Promise.withResolvers<void>();
  const body = (size: number) => Readable.from([Buffer.alloc(size)]);
  const first = bodies.read(body(700), 1_000, async () => gate.promise);
  await expect(bodies.read(body(400), 1_000, async () => "read")).rejects.toEqual(
    new AppError("overloaded"),
  );
  expect(await bodies.read(body(300), 1_000, async () => "read")).toBe("read");
  gate.resolve();
  await first;
  expect(await bodies.read(body(1_000), 1_000, async () => "read")).toBe("read");
});

/** Begins a call and sends nothing of its body; resolves once the server has begun to answer it. */
async function beginCall(path: string) {
  const begun = once(app.server, "request");
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  // That the server ends the connection is what one of these tests is about.
  socket.on("error", () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n`,
  );
  await begun;
  return socket;
}

test("who sends words byte by byte loses the connection after half a minute, who sends a file does not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const words = await beginCall("/api/names");
  const file = await beginCall("/api/files?name=a.pdf");
  const wordsEnd = once(words, "close");
  vi.advanceTimersByTime(30_000);
  await wordsEnd;
  expect(file.destroyed).toBe(false);
  const answer = once(file, "data");
  file.write(Buffer.alloc(90));
  expect(String(await answer)).toContain('{"size":90}');
  file.destroy();
});
