import http from "node:http";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { isIPv6 } from "node:net";
import type { LookupFunction } from "node:net";
import type {
  Outbound,
  OutboundMessage,
  OutboundRequest,
  OutboundResult,
} from "../../ports/outbound.ts";
import { checkHop } from "./check-hop.ts";
import type { CheckedHop } from "./check-hop.ts";
import { internet } from "./network.ts";
import type { Network } from "./network.ts";
import { OutboundError } from "./outbound-error.ts";
import { acceptedEncodings, readBody } from "./read-body.ts";

export interface OutboundOptions {
  /** Setting CONTACT */
  readonly contact: string;
  /** Setting OUTBOUND_TEST_ORIGINS: loopback origins that tests and development may read, also without TLS. */
  readonly testOrigins?: readonly string[];
  readonly network?: Network;
}

const robotName = "TenderChances";
const accepted = {
  page: "text/html,application/xhtml+xml,text/plain;q=0.9",
  file: "*/*",
} as const satisfies Record<NonNullable<OutboundRequest["wants"]>, string>;
const redirects = new Set([301, 302, 303, 307, 308]);

/** The one way out to an address that somebody gave us. It keeps no cookies and sends no credentials. */
export function createOutbound({
  contact,
  testOrigins = [],
  network = internet,
}: OutboundOptions): Outbound {
  const origins = new Set(testOrigins);
  const headers = {
    "user-agent": `${robotName}/1.0 (+${contact})`,
    "accept-language": "de,en;q=0.5",
    "accept-encoding": acceptedEncodings,
  };

  async function follow(
    address: string,
    { limits: { maxBytes, maxRedirects }, wants = "page", send }: Omit<OutboundRequest, "signal">,
    signal: AbortSignal,
  ): Promise<OutboundResult> {
    const sent = { ...send?.headers, ...headers, accept: accepted[wants] };
    const maxHops = send ? 0 : maxRedirects;
    let next = address;
    let base: URL | undefined;
    for (let hop = 0; hop <= maxHops; hop++) {
      const checked = await checkHop(next, base, network, origins);
      signal.throwIfAborted();
      const response = await request(checked, { headers: sent, signal, ca: network.ca, send });
      const { statusCode: status = 0, headers: answered } = response;
      if (redirects.has(status) && answered.location !== undefined) {
        response.destroy();
        next = answered.location;
        base = checked.url;
        continue;
      }
      try {
        // A change of protocol that names none arrives as an answer.
        if (status < 200) throw new OutboundError("unreachable");
        const body = await readBody(response, maxBytes).catch((error: unknown) => {
          // Whoever takes a message has said all with the status.
          if (send) return new Uint8Array();
          throw error;
        });
        const contentType = answered["content-type"] ?? "";
        const disposition = answered["content-disposition"] ?? "";
        return { kind: "answer", url: checked.url.href, status, contentType, disposition, body };
      } finally {
        response.destroy();
      }
    }
    throw new OutboundError("too_many_redirects");
  }

  return {
    robotName,
    async fetch(address, { signal, ...wish }) {
      const timeout = AbortSignal.timeout(wish.limits.timeoutMs);
      try {
        const either = AbortSignal.any([signal, timeout]);
        return await unlessAborted(follow(address, wish, either), either);
      } catch (error) {
        signal.throwIfAborted();
        if (timeout.aborted) return { kind: "failed", reason: "too_slow" };
        // Anything else is the other side's: no connection, a wrong certificate, no HTTP, broken packing.
        const reason = error instanceof OutboundError ? error.reason : "unreachable";
        return { kind: "failed", reason };
      }
    },
  };
}

function request(
  { url, addresses }: CheckedHop,
  {
    headers,
    signal,
    ca,
    send: message,
  }: {
    headers: Record<string, string>;
    signal: AbortSignal;
    ca: string | undefined;
    send: OutboundMessage | undefined;
  },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === "https:" ? https.request : http.request;
  // A new connection each time: a kept one would skip the check of its address.
  const call = send(url, {
    agent: false,
    ...(message && { method: "POST" }),
    headers: message
      ? {
          ...headers,
          "content-type": message.contentType,
          "content-length": String(Buffer.byteLength(message.body)),
        }
      : headers,
    signal,
    lookup: lookupOf(addresses),
    maxHeaderSize: 16 * 1024,
    rejectUnauthorized: true,
    ...(ca !== undefined && { ca }),
  });
  call.on("response", resolve);
  call.on("error", reject);
  // The request named no other protocol, so the server must not switch.
  call.on("upgrade", (_response, socket) => {
    socket.destroy();
    reject(new OutboundError("unreachable"));
  });
  // Whatever else ends a call without an answer; after an answer this changes nothing.
  call.on("close", () => reject(new OutboundError("unreachable")));
  call.end(message?.body);
  return promise;
}

/** Answers with the checked addresses: a name that is looked up again may have another address by then. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, options, callback) => {
    const [first] = all;
    if (options.all) callback(null, all);
    else callback(null, first?.address ?? "", first?.family);
  };
}

/** A lookup of a name cannot be stopped, and a connection may end without a word: neither is waited for any longer. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", abort));
}
