import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { TenderMarks } from "@tc/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { markStateOf } from "./mark-state";
import { createMarking } from "./marking";
import { assessmentKey, listKeyOf, markCountsKey } from "./query-keys";

const undoId = "00000000-0000-4000-8000-000000000002";
const target = { slug: "kampagne", title: "Kampagne" };
const unmarked: TenderMarks = { saved: false, dismissed: false };
const saved: TenderMarks = { saved: true, dismissed: false };

/** Calls of the API; each waits until the test answers it. */
interface Call {
  line: string;
  answer: (status?: number, body?: unknown) => void;
}

function stubApi() {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    return new Promise((resolve) => {
      calls.push({
        line: `${init.method} ${url}`,
        answer: (status = 200, body = { marks: saved, undo: undoId }) =>
          resolve(new Response(JSON.stringify(body), { status })),
      });
    });
  });
  const next = (index: number) =>
    vi.waitFor(
      () => {
        const call = calls[index];
        if (!call) throw new Error("not called yet");
        return call;
      },
      { timeout: 60_000 },
    );
  return { calls, next };
}

let client: QueryClient;
let stops: (() => void)[];
beforeEach(() => {
  client = new QueryClient();
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const marks = () => markStateOf(client).marksOf(target.slug);
const hear = (marks: TenderMarks) =>
  markStateOf(client).read(
    () => Promise.resolve(marks),
    () => [[target.slug, marks]],
  );
/** The mark that was made is answered and everything that follows from it has been asked for. */
async function untilSettled(): Promise<void> {
  await expect.poll(() => client.getQueryState(markCountsKey)?.isInvalidated).toBe(true);
}

/** A screen that shows an answer with the tender's marks; each question waits until the test answers it. */
function watchAnswer(queryKey: readonly unknown[]) {
  const answers: ((marks: TenderMarks) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () =>
      markStateOf(client).read(
        () => new Promise<TenderMarks>((resolve) => answers.push(resolve)),
        (marks) => [[target.slug, marks]],
      ),
  });
  stops.push(observer.subscribe(() => undefined));
  return { answers, data: () => observer.getCurrentResult().data };
}

test("a mark is shown at once, before the server has answered", async () => {
  const { next } = stubApi();
  createMarking(client).toggle(target, "saved");
  expect(marks()).toEqual(saved);
  expect((await next(0)).line).toBe("PUT /api/tenders/kampagne/marks/saved");
});

test("a mark that could not be stored goes back to what it was", async () => {
  const { next } = stubApi();
  await hear(unmarked);
  createMarking(client).toggle(target, "dismissed", { reason: "region" });
  expect(marks()).toMatchObject({ dismissed: true, reason: "region" });
  (await next(0)).answer(500, { error: "internal", requestId: "r" });
  await expect.poll(marks).toEqual(unmarked);
});

test("two marks that could not be stored leave what the server said last", async () => {
  const { next } = stubApi();
  await hear(unmarked);
  const marking = createMarking(client);
  marking.toggle(target, "saved");
  marking.toggle(target, "dismissed");
  (await next(0)).answer(500, { error: "internal", requestId: "r" });
  (await next(1)).answer(500, { error: "internal", requestId: "r" });
  await expect.poll(marks).toEqual(unmarked);
});

test("undoing waits for the mark that is still being stored, and brings the row back at once", async () => {
  const { next, calls } = stubApi();
  const marking = createMarking(client);
  const onUndone = vi.fn();
  marking.toggle(target, "dismissed", { onUndone });
  marking.undo();
  expect(onUndone).toHaveBeenCalledOnce();
  expect(marks()).toEqual(unmarked);
  (await next(0)).answer(200, { marks: { saved: false, dismissed: true }, undo: undoId });
  const call = await next(1);
  expect(call.line).toBe(`POST /api/marks/${undoId}/undo`);
  // The answer to the mark came after the undoing and must not hide the row again.
  expect(marks()).toEqual(unmarked);
  client.setQueryData(markCountsKey, {});
  call.answer(200, { slug: target.slug, marks: unmarked });
  await untilSettled();
  expect(marks()).toEqual(unmarked);
  marking.undo();
  expect(calls).toHaveLength(2);
});

test("pressing twice takes the mark back", async () => {
  const { next } = stubApi();
  const marking = createMarking(client);
  marking.toggle(target, "saved");
  marking.toggle(target, "saved");
  expect(marks()).toEqual(unmarked);
  (await next(0)).answer();
  expect((await next(1)).line).toBe("DELETE /api/tenders/kampagne/marks/saved");
  expect(marks()).toEqual(unmarked);
});

describe.each([
  { answer: "list", queryKey: listKeyOf({ mark: "saved" }) },
  { answer: "assessment", queryKey: assessmentKey(target.slug) },
])("an older answer of the $answer", ({ queryKey }) => {
  test("that was its first load does not bring a mark back that was taken back meanwhile", async () => {
    const { next } = stubApi();
    await hear(saved);
    client.setQueryData(markCountsKey, {});
    const { answers, data } = watchAnswer(queryKey);
    createMarking(client).toggle(target, "saved");
    // The mark is stored first, then the older answer arrives.
    (await next(0)).answer(200, { marks: unmarked });
    await untilSettled();
    answers[0]?.(saved);
    await expect.poll(data).toEqual(saved);
    expect(marks()).toEqual(unmarked);
  });

  test("begun while a mark is being stored does not bring the old one back", async () => {
    const { next } = stubApi();
    await hear(saved);
    client.setQueryData(markCountsKey, {});
    createMarking(client).toggle(target, "saved");
    const { answers, data } = watchAnswer(queryKey);
    const call = await next(0);
    // The older answer arrives first: it is not shown for a moment either.
    answers[0]?.(saved);
    await expect.poll(data).toEqual(saved);
    expect(marks()).toEqual(unmarked);
    call.answer(200, { marks: unmarked });
    await untilSettled();
    expect(marks()).toEqual(unmarked);
  });
});

test("an answer asked for after the mark was stored counts: a colleague may have changed it since", async () => {
  const { next } = stubApi();
  client.setQueryData(markCountsKey, {});
  createMarking(client).toggle(target, "saved");
  (await next(0)).answer();
  await untilSettled();
  await hear({ saved: false, dismissed: true });
  expect(marks()).toEqual({ saved: false, dismissed: true });
});

test("a view that gains the tender is asked for again where its answer may lack it, else when it is next opened", async () => {
  const { next } = stubApi();
  const opened = listKeyOf({ mark: "saved", q: "opened before" });
  client.setQueryData(opened, unmarked, { updatedAt: Date.now() - 60_000 });
  const underWay = watchAnswer(listKeyOf({ mark: "saved" }));
  createMarking(client).toggle(target, "saved");
  const arrived = watchAnswer(listKeyOf({ mark: "saved", q: "arrived since" }));
  const call = await next(0);
  arrived.answers[0]?.(unmarked);
  await expect.poll(() => arrived.data()).toEqual(unmarked);
  call.answer();
  await expect.poll(() => underWay.answers).toHaveLength(2);
  await expect.poll(() => arrived.answers).toHaveLength(2);
  expect(client.getQueryState(opened)).toMatchObject({ isInvalidated: true, fetchStatus: "idle" });
});

test("views that hold the tender anyway, or hide it now, are not asked for again", async () => {
  const { next } = stubApi();
  client.setQueryData(markCountsKey, {});
  const shown = watchAnswer(listKeyOf({}));
  createMarking(client).toggle(target, "saved");
  (await next(0)).answer();
  await untilSettled();
  client.setQueryData(markCountsKey, {});
  const left = watchAnswer(listKeyOf({ mark: "saved" }));
  createMarking(client).toggle(target, "saved");
  (await next(1)).answer(200, { marks: unmarked });
  await untilSettled();
  expect([shown.answers.length, left.answers.length]).toEqual([1, 1]);
});
