import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test } from "vitest";
import { ApiError } from "./api-error";
import { createQueryClient } from "./query-client";

function goOffline(): void {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
}

test("without a connection a change is tried and fails, and does not wait for one", async () => {
  goOffline();
  const client = createQueryClient();
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new ApiError("offline", 0)),
  });
  const failure = change.execute(undefined).catch((error: unknown) => error);
  expect(change.state.isPaused).toBe(false);
  expect(await failure).toEqual(new ApiError("offline", 0));
});

describe("without a connection a query", () => {
  /** Somebody looks at a query that fails as long as there is no connection. */
  function watch() {
    const client = createQueryClient();
    client.mount();
    const options = {
      queryKey: ["tender"],
      queryFn: () =>
        onlineManager.isOnline()
          ? Promise.resolve("loaded")
          : Promise.reject(new ApiError("offline", 0)),
    };
    const observer = new QueryObserver(client, options);
    const leave = observer.subscribe(() => undefined);
    onTestFinished(() => {
      leave();
      client.unmount();
    });
    return { observer, render: () => observer.setOptions(options) };
  }

  function ended(
    observer: QueryObserver<string, Error, string, string, string[]>,
    status: "success" | "error",
  ) {
    return new Promise<unknown>((resolve) => {
      const leave = observer.subscribe((result) => {
        if (result.status !== status || result.fetchStatus !== "idle") return;
        leave();
        resolve(result);
      });
    });
  }

  test("with nothing to show fails, and loads by itself when the connection is back", async () => {
    goOffline();
    const { observer } = watch();
    expect(await ended(observer, "error")).toMatchObject({ error: new ApiError("offline", 0) });
    onlineManager.setOnline(true);
    expect(await ended(observer, "success")).toMatchObject({ data: "loaded" });
  });

  test("that has something to show keeps it and waits", async () => {
    const { observer, render } = watch();
    await ended(observer, "success");
    goOffline();
    render();
    void observer.refetch();
    const kept = { status: "success", data: "loaded" };
    expect(observer.getCurrentResult()).toMatchObject({ ...kept, fetchStatus: "paused" });
    onlineManager.setOnline(true);
    await ended(observer, "success");
    expect(observer.getCurrentResult()).toMatchObject({ ...kept, fetchStatus: "idle" });
  });
});
