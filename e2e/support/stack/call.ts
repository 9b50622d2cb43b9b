import { randomInt } from "node:crypto";
import { vi } from "vitest";
import type { RealStack } from "./real-stack.ts";

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

interface Call {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** One call of the API as a browser would make it, from some network: limits are counted by network. */
export async function call(
  stack: RealStack,
  { method, path }: Endpoint,
  { body, cookie, headers, query }: Call = {},
): Promise<{ json: unknown; cookie: string }> {
  const search = query ? `?${new URLSearchParams(query).toString()}` : "";
  const request = {
    method,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`,
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  // A server on a busy machine sends some calls away.
  const answer = await vi.waitFor(
    async () => {
      const first = await fetch(stack.origin + path + search, request);
      if (first.status === 503) throw new Error(`${method} ${path}: the server stays busy`);
      return first;
    },
    { timeout: 30_000, interval: 250 },
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return { json: (await answer.json()) as unknown, cookie: cookies.join("; ") };
}
