import { listSources } from "@tc/contract";
import { expect, vi } from "vitest";
import type { RunningStack } from "./real-stack.ts";

/** Waits until every day of the stand-ins is read, so that no tender changes under a journey. */
export async function allSourcesRead(stack: Pick<RunningStack, "origin">): Promise<void> {
  const areRead = async () => {
    const answer = await fetch(stack.origin + listSources.path);
    const { sources } = listSources.response.parse(await answer.json());
    expect(sources.map((source) => source.state)).toEqual(sources.map(() => "ok"));
  };
  await vi.waitFor(areRead, { timeout: 580_000, interval: 500 });
}
