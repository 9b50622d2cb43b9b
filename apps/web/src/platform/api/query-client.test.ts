import { onlineManager } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { ApiError } from "./api-error";
import { createQueryClient } from "./query-client";

test("without a connection a change is tried and fails, and does not wait for one", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const client = createQueryClient();
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new ApiError("offline", 0)),
  });
  const failure = change.execute(undefined).catch((error: unknown) => error);
  expect(change.state.isPaused).toBe(false);
  expect(await failure).toEqual(new ApiError("offline", 0));
});
