import { endpoints } from "@tc/contract/endpoints";
import { afterEach, expect, test, vi } from "vitest";
import { account } from "./api-account";
import { onApiFailure } from "./api-fetch";

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(account))("%s goes where the contract says", (name, call) => {
  const { method, path } = endpoints[name as keyof typeof account];
  expect({ method: call.method, path: call.path }).toEqual({ method, path });
});

test("a failure keeps its code, details and fields, and whoever listens hears of it", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      {
        error: "rate_limited",
        details: { retryAfterSeconds: 30, odd: { nested: true } },
        fields: [{ path: "email", problem: "x" }, "nonsense"],
        requestId: "r-1",
      },
      { status: 429 },
    ),
  );
  const heard: string[] = [];
  const stop = onApiFailure((error) => heard.push(error.code));
  const failure = account.signIn({ body: { email: "a@b.de", password: "x" } });
  await expect(failure).rejects.toMatchObject({
    code: "rate_limited",
    status: 429,
    requestId: "r-1",
    details: { retryAfterSeconds: 30 },
    fields: [{ path: "email", problem: "x" }],
  });
  expect(heard).toEqual(["rate_limited"]);
  stop();
});

test("an answer that is no object is refused", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 200 }));
  await expect(account.signOut()).rejects.toMatchObject({ code: "invalid_answer" });
});
