import type { InfiniteData } from "@tanstack/react-query";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { listTenders, TenderMarks } from "@tc/contract";
import { beforeEach, expect, test, vi } from "vitest";
import type { z } from "zod";
import { assessmentKey, listKey, readMarks } from "./mark-cache";
import { createMarking } from "./marking";

const id = "00000000-0000-4000-8000-000000000001";
const undoId = "00000000-0000-4000-8000-000000000002";
const target = { slug: "kampagne", title: "Kampagne" };
const unmarked: TenderMarks = { saved: false, dismissed: false };

/** Answers the calls as the server would; each call waits until it is let through. */
function standIn() {
  const calls: { line: string; answer: (status?: number, body?: unknown) => void }[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    return new Promise((resolve) => {
      calls.push({
        line: `${init.method} ${url}`,
        answer: (status = 200, body = { marks: { saved: true, dismissed: false }, undo: undoId }) =>
          resolve(new Response(JSON.stringify(body), { status })),
      });
    });
  });
  const next = (index: number) =>
    vi.waitFor(() => {
      const call = calls[index];
      if (!call) throw new Error("not called yet");
      return call;
    });
  return { calls, next };
}

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  type List = InfiniteData<z.output<typeof listTenders.response>>;
  const page = { items: [{ id, slug: target.slug }], standings: { [id]: { marks: unmarked } } };
  client.setQueryData([...listKey, {}], { pages: [page], pageParams: [] } as unknown as List);
  client.setQueryData(assessmentKey(target.slug), { marks: unmarked });
});

const listMarks = () => {
  client.removeQueries({ queryKey: assessmentKey(target.slug) });
  return readMarks(client, target.slug);
};

test("a mark is shown at once in list and detail, before the server has answered", async () => {
  const { next } = standIn();
  createMarking(client).toggle(target, "saved");
  expect(readMarks(client, target.slug)?.saved).toBe(true);
  expect(listMarks()?.saved).toBe(true);
  const call = await next(0);
  expect(call.line).toBe("PUT /api/tenders/kampagne/marks/saved");
});

test("a mark that could not be stored goes back to what it was", async () => {
  const { next } = standIn();
  createMarking(client).toggle(target, "dismissed", { reason: "region" });
  expect(readMarks(client, target.slug)).toMatchObject({ dismissed: true, reason: "region" });
  (await next(0)).answer(500, { error: "internal", requestId: "r" });
  await vi.waitFor(() => expect(listMarks()).toEqual(unmarked));
});

test("undoing waits for the mark that is still being stored, and brings the row back at once", async () => {
  const { next, calls } = standIn();
  const marking = createMarking(client);
  const onUndone = vi.fn();
  marking.toggle(target, "dismissed", { onUndone });
  marking.undo();
  expect(onUndone).toHaveBeenCalledOnce();
  expect(readMarks(client, target.slug)).toEqual(unmarked);
  (await next(0)).answer(200, { marks: { saved: false, dismissed: true }, undo: undoId });
  const call = await next(1);
  expect(call.line).toBe(`POST /api/marks/${undoId}/undo`);
  // The answer to the mark came after the undoing and must not hide the row again.
  expect(readMarks(client, target.slug)).toEqual(unmarked);
  call.answer(200, { slug: target.slug, marks: unmarked });
  await vi.waitFor(() => expect(listMarks()).toEqual(unmarked));
  marking.undo();
  expect(calls).toHaveLength(2);
});

test("pressing twice takes the mark back", async () => {
  const { next } = standIn();
  const marking = createMarking(client);
  marking.toggle(target, "saved");
  marking.toggle(target, "saved");
  expect(readMarks(client, target.slug)).toEqual(unmarked);
  (await next(0)).answer();
  expect((await next(1)).line).toBe("DELETE /api/tenders/kampagne/marks/saved");
  expect(readMarks(client, target.slug)).toEqual(unmarked);
});

test("an answer asked for before the mark is asked for again, and does not turn the next press round", async () => {
  const { next } = standIn();
  const older: ((marks: TenderMarks) => void)[] = [];
  const queryFn = () =>
    new Promise((resolve) => older.push((marks: TenderMarks) => resolve({ marks })));
  client.removeQueries({ queryKey: assessmentKey(target.slug) });
  const observer = new QueryObserver(client, { queryKey: assessmentKey(target.slug), queryFn });
  const stop = observer.subscribe(() => undefined);
  const marking = createMarking(client);
  marking.toggle(target, "saved");
  older[0]?.(unmarked);
  await vi.waitFor(() => expect(readMarks(client, target.slug)).toEqual(unmarked));
  marking.toggle(target, "saved");
  (await next(0)).answer();
  const second = await next(1);
  expect(second.line).toBe("DELETE /api/tenders/kampagne/marks/saved");
  second.answer(200, { marks: unmarked, undo: undoId });
  await vi.waitFor(() => expect(older).toHaveLength(2));
  stop();
});
