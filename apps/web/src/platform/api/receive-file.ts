import type { Endpoint } from "@tc/contract";
import type { z } from "zod";
import { ApiError } from "./api-error";
import { endpointUrl, throwApiError } from "./api-fetch";
import { dropBootstrap } from "./bootstrap";

export interface ReceivedFile {
  readonly fileName: string;
  readonly content: Blob;
}

/** Calls an endpoint whose answer is a file (`givesFile`). Throws ApiError. */
export async function receiveFile<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body>,
  {
    params,
    query,
    body,
  }: { params?: z.input<Params>; query?: z.input<Query>; body?: z.input<Body> },
): Promise<ReceivedFile> {
  dropBootstrap();
  const answer = await fetch(endpointUrl(endpoint.path, params, query), {
    method: endpoint.method,
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new ApiError("offline", 0);
  });
  const requestId = answer.headers.get("x-request-id") ?? undefined;
  if (!answer.ok) {
    return throwApiError(await answer.json().catch(() => undefined), answer.status, requestId);
  }
  const content = await answer.blob().catch(() => {
    // The server ends the connection where it cannot make the file whole.
    throw new ApiError("offline", answer.status, requestId);
  });
  return { fileName: fileNameOf(answer.headers.get("content-disposition")), content };
}

function fileNameOf(disposition: string | null): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "") ?? [];
  return name === undefined ? "datei" : decodeURIComponent(name);
}
