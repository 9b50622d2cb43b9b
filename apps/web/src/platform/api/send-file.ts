import type { Endpoint } from "@tc/contract";
import type { z } from "zod";
import { notBegunHeader } from "@tc/domain";
import { ApiError } from "./api-error";
import { defaultRetryDelaysMs, endpointUrl, pause, throwApiError } from "./api-fetch";
import { dropBootstrap } from "./bootstrap";

export interface Sending {
  /** Tells which share of the file is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

interface FileCall<Params, Query> extends Sending {
  readonly params: Params;
  readonly query: Query;
  readonly file: Blob;
}

/**
 * Sends a file to an endpoint that takes one (`takesFile`). Throws ApiError, or the abort reason when `signal` fires.
 * By XMLHttpRequest, because `fetch` does not tell how much of a body is sent.
 */
export async function sendFile<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  call: FileCall<z.input<Params>, z.input<Query>>,
): Promise<z.output<Response>> {
  dropBootstrap();
  const url = endpointUrl(endpoint.path, call.params, call.query);
  const answer = await transferWithRetries(endpoint.method, url, call);
  const json = parsed(answer.responseText);
  const requestId = answer.getResponseHeader("x-request-id") ?? undefined;
  if (answer.status < 200 || answer.status > 299) {
    return throwApiError(json, answer.status, requestId);
  }
  if (typeof json !== "object" || json === null) {
    throw new ApiError("invalid_answer", answer.status, requestId);
  }
  // Checked on the server by the schema this type comes from.
  return json as z.output<Response>;
}

async function transferWithRetries(
  method: string,
  url: string,
  call: Sending & { readonly file: Blob },
): Promise<XMLHttpRequest> {
  for (const delayMs of defaultRetryDelaysMs) {
    const answer = await transfer(method, url, call);
    if (answer.getResponseHeader(notBegunHeader) === null) return answer;
    await pause(delayMs, call.signal);
  }
  return transfer(method, url, call);
}

function transfer(
  method: string,
  url: string,
  { file, onProgress, signal }: Sending & { readonly file: Blob },
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(method, url);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      onProgress?.(total === 0 ? 1 : loaded / total);
    });
    request.addEventListener("load", () => resolve(request));
    request.addEventListener("error", () => reject(new ApiError("offline", 0)));
    request.addEventListener("abort", () => {
      reject(signal?.reason instanceof Error ? signal.reason : new Error("aborted"));
    });
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", stop));
    signal?.addEventListener("abort", stop);
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
