import { errorCodes, notBegunHeader } from "@tc/domain";
import type { ErrorCode } from "@tc/domain";
import { ApiError } from "./api-error";
import { dropBootstrap, takeBootstrapAnswer } from "./bootstrap";

export interface FetchOptions {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  /** Waiting time before each further try; tests pass zeros. */
  retryDelaysMs?: readonly number[] | undefined;
}

export const defaultRetryDelaysMs = [400, 1200, 3000];
/** The server or something before it is briefly away; the same call may work in a moment. */
const retryStatus = new Set([502, 503, 504]);

const listeners = new Set<(error: ApiError) => void>();

/** Tells of every failed answer: whoever keeps the session hears of its end here, whichever call met it. */
export function onApiFailure(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The answer's JSON, unchecked. Throws ApiError, or the abort reason when `signal` fires. */
export async function fetchApi(
  url: string,
  options: FetchOptions,
): Promise<{ json: unknown; status: number; requestId: string | undefined }> {
  if (options.method === "GET") {
    const json = await takeBootstrapAnswer(url);
    if (json !== undefined) {
      options.signal?.throwIfAborted();
      return { json, status: 200, requestId: undefined };
    }
  } else dropBootstrap();
  const headers = new Headers({ accept: "application/json", ...options.headers });
  const init: RequestInit = { method: options.method, headers };
  if (options.signal) init.signal = options.signal;
  if (options.body !== undefined) {
    init.body = JSON.stringify(options.body);
    headers.set("content-type", "application/json");
  }
  const answer = await fetchWithRetries(url, init, options.retryDelaysMs ?? defaultRetryDelaysMs);
  const json: unknown = await answer.json().catch(() => undefined);
  const requestId = answer.headers.get("x-request-id") ?? undefined;
  if (answer.ok) return { json, status: answer.status, requestId };
  return throwApiError(json, answer.status, requestId);
}

/** Tells everybody who listens that a call was refused, and throws why. */
export function throwApiError(json: unknown, status: number, requestId: string | undefined): never {
  const error = toApiError(json, status, requestId);
  for (const listener of listeners) listener(error);
  throw error;
}

/** "/api/tenders/:slug" with its parameters and query filled in and escaped. */
export function endpointUrl(path: string, params: unknown, query: unknown): string {
  const values = entriesOf(params);
  const filled = path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(text(values.find(([key]) => key === name)?.[1])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of entriesOf(query)) {
    if (value !== undefined && text(value) !== "") search.set(key, text(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(",");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";
}

async function fetchWithRetries(
  url: string,
  init: RequestInit,
  delaysMs: readonly number[],
): Promise<Response> {
  // A repeated write could happen twice, unless the server has not begun the first.
  const isRead = init.method === "GET";
  for (let attempt = 0; ; attempt++) {
    const delayMs = delaysMs[attempt];
    try {
      const answer = await fetch(url, init);
      const isAgain =
        answer.headers.get(notBegunHeader) !== null || (isRead && retryStatus.has(answer.status));
      if (delayMs === undefined || !isAgain) return answer;
    } catch {
      init.signal?.throwIfAborted();
      if (delayMs === undefined || !isRead) throw new ApiError("offline", 0);
    }
    await pause(delayMs, init.signal);
  }
}

export function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
    });
  });
}

/** Reads the contract's error answer by hand: the pages before the sign-in load no schema library. */
function toApiError(json: unknown, status: number, requestId: string | undefined): ApiError {
  if (isRecord(json) && isErrorCode(json["error"])) {
    const id = typeof json["requestId"] === "string" ? json["requestId"] : requestId;
    return new ApiError(json["error"], status, id, {
      details: Object.fromEntries(entriesOf(json["details"]).filter(isDetail)),
      fields: Array.isArray(json["fields"]) ? json["fields"].filter(isField) : [],
      ...(typeof json["detail"] === "string" && { detail: json["detail"] }),
    });
  }
  const code = retryStatus.has(status) ? "overloaded" : status === 404 ? "not_found" : "internal";
  return new ApiError(code, status, requestId);
}

function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}

function isDetail(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === "string" || typeof entry[1] === "number";
}

function isField(value: unknown): value is { path: string; problem: string } {
  return (
    isRecord(value) && typeof value["path"] === "string" && typeof value["problem"] === "string"
  );
}
