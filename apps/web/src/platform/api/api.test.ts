import { getTender, listSources, listTenders, loadSamples } from "@tc/contract";
import { notBegunHeader } from "@tc/domain";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callApi } from "./api";
import { endpointUrl } from "./api-fetch";
import { ApiError } from "./api-error";
import { errorSentence } from "./error-sentences";

const noWait = { retryDelaysMs: [0, 0, 0] };
const sources = {
  sources: [],
  tenderCount: 0,
  openTenderCount: 0,
  sample: false,
  sampleOffered: true,
  generalGaps: [],
};

function answerWith(...answers: (() => Response | Error)[]) {
  let call = 0;
  const fake = vi.fn(async (_url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    const answer = answers[Math.min(call++, answers.length - 1)]?.() ?? new Error("no answer");
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal("fetch", fake);
  return fake;
}
const json = (status: number, body: unknown) => () => Response.json(body, { status });

afterEach(() => vi.unstubAllGlobals());

describe("the address of a call", () => {
  test("parameters are escaped and empty filters left out", () => {
    expect(endpointUrl(getTender.path, { slug: "a/b ü" }, undefined)).toBe(
      "/api/tenders/a%2Fb%20%C3%BC",
    );
    expect(
      endpointUrl(listTenders.path, undefined, {
        q: "Plakat & Print",
        cpv: ["79", "film"],
        state: [],
        limit: 30,
      }),
    ).toBe("/api/tenders?q=Plakat+%26+Print&cpv=79%2Cfilm&limit=30");
  });
});

describe("an answer", () => {
  test("arrives as the contract describes it", async () => {
    answerWith(json(200, sources));
    await expect(callApi(listSources)).resolves.toEqual(sources);
  });

  test("that is no JSON of an API is an error, not data", async () => {
    answerWith(() => new Response("<h1>Anmeldung im Hotel-WLAN</h1>"));
    await expect(callApi(listSources)).rejects.toMatchObject({ code: "invalid_answer" });
  });

  test("with an error code keeps code and request id", async () => {
    answerWith(json(404, { error: "not_found", requestId: "r-1" }));
    const failure = await callApi(getTender, { params: { slug: "x" } }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: "not_found", status: 404, requestId: "r-1" });
    expect(errorSentence(failure)).toMatch(/nicht mehr/);
  });
});

describe("a server that is away", () => {
  test("is asked again after 502, 503, 504 and network failures", async () => {
    const fake = answerWith(
      json(502, {}),
      json(503, {}),
      () => new TypeError("network"),
      json(200, sources),
    );
    await expect(callApi(listSources, noWait)).resolves.toEqual(sources);
    expect(fake).toHaveBeenCalledTimes(4);
  });

  test("ends as overloaded or offline when it stays away", async () => {
    answerWith(json(503, "plain"));
    await expect(callApi(listSources, noWait)).rejects.toMatchObject({ code: "overloaded" });
    answerWith(() => new TypeError("network"));
    await expect(callApi(listSources, noWait)).rejects.toMatchObject({ code: "offline" });
  });

  test("is asked again to write what it says it has not begun", async () => {
    const refusal = () => Response.json({}, { status: 503, headers: { [notBegunHeader]: "1" } });
    const fake = answerWith(refusal, refusal, json(200, {}));
    await expect(callApi(loadSamples, noWait)).resolves.toEqual({});
    expect(fake).toHaveBeenCalledTimes(3);
    answerWith(refusal, refusal, refusal, refusal, json(200, {}));
    await expect(callApi(loadSamples, noWait)).rejects.toMatchObject({ code: "overloaded" });
  });

  test("is never asked twice to write otherwise", async () => {
    for (const answer of [json(503, {}), () => new TypeError("network")]) {
      const fake = answerWith(answer);
      await expect(callApi(loadSamples, noWait)).rejects.toBeInstanceOf(ApiError);
      expect(fake).toHaveBeenCalledTimes(1);
    }
  });

  test("an aborted call stops at once and is not retried", async () => {
    const abort = new AbortController();
    abort.abort(new DOMException("gone", "AbortError"));
    const fake = answerWith(json(200, sources));
    await expect(callApi(listSources, { ...noWait, signal: abort.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(fake).toHaveBeenCalledTimes(1);
  });
});
