import { expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error";
import type { Sending } from "../../../platform/api/send-file";
import { UploadQueue } from "./upload-queue";

/** A queue whose files end as a test says, by their names */
function testQueue() {
  const sentences: string[] = [];
  const calls = new Map<string, Sending & PromiseWithResolvers<string>>();
  const queue = new UploadQueue({
    send(_, name, sending) {
      const end = Promise.withResolvers<string>();
      sending.signal?.addEventListener("abort", () => end.reject(new Error("aborted")));
      calls.set(name, { ...end, ...sending });
      return end.promise;
    },
    tell: (sentence) => sentences.push(sentence),
  });
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state}`);
  const add = (...names: string[]) =>
    queue.add(names.map((name) => ({ file: new File(["%PDF"], name) })));
  /** Until the queue has seen the end of a call */
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { queue, calls, sentences, states, add, turn };
}

test("two files are sent at a time, and the next one when one of them is through", async () => {
  const { add, states, calls, turn, sentences } = testQueue();
  add("a.pdf", "b.pdf", "c.pdf");
  expect(states()).toEqual(["a.pdf sending", "b.pdf sending", "c.pdf waiting"]);
  calls.get("a.pdf")?.resolve("a.pdf ist hochgeladen.");
  await turn();
  expect(states()).toEqual(["b.pdf sending", "c.pdf sending"]);
  expect(sentences).toEqual(["a.pdf ist hochgeladen."]);
});

test("a file that fails stops no other, and can be sent again where that may help", async () => {
  const { queue, add, states, calls, turn, sentences } = testQueue();
  add("a.pdf", "b.pdf", "c.pdf");
  calls.get("a.pdf")?.reject(new ApiError("overloaded", 503));
  calls.get("b.pdf")?.reject(new ApiError("bad_request", 400));
  await turn();
  expect(states()).toEqual(["a.pdf failed", "b.pdf failed", "c.pdf sending"]);
  expect(queue.uploads().map(({ canRetry }) => canRetry)).toEqual([true, false, undefined]);
  expect(sentences[0]).toMatch(/^a.pdf: Der Server ist gerade ausgelastet/);
  queue.retry(queue.uploads()[0]?.id ?? 0);
  expect(states()).toEqual(["a.pdf sending", "b.pdf failed", "c.pdf sending"]);
  expect(queue.uploads()[0]).not.toHaveProperty("failure");
});

test("a file that is called off leaves the list, and makes room for the next", async () => {
  const { queue, add, states, calls, turn, sentences } = testQueue();
  add("a.pdf", "b.pdf", "c.pdf");
  queue.drop(queue.uploads()[0]?.id ?? 0);
  await turn();
  expect(calls.get("a.pdf")?.signal?.aborted).toBe(true);
  expect(states()).toEqual(["b.pdf sending", "c.pdf sending"]);
  expect(sentences).toEqual([]);
});

test("an empty file and a folder are refused without being sent", () => {
  const { queue, calls, sentences } = testQueue();
  queue.add([
    { file: new File([], "leer.pdf") },
    { file: new File(["x"], "Anlagen"), refusal: "Ein Ordner geht nicht." },
  ]);
  expect(calls.size).toBe(0);
  expect(queue.uploads().map(({ failure, canRetry }) => [failure, canRetry])).toEqual([
    ["Die Datei ist leer.", undefined],
    ["Ein Ordner geht nicht.", undefined],
  ]);
  expect(sentences).toEqual(["leer.pdf: Die Datei ist leer. Anlagen: Ein Ordner geht nicht."]);
});

test("it tells how much of a file is sent, and stops all files at once", async () => {
  const { queue, add, calls, turn } = testQueue();
  add("a.pdf", "b.pdf");
  calls.get("a.pdf")?.onProgress?.(0.4);
  expect(queue.uploads()[0]?.sentShare).toBe(0.4);
  queue.stop();
  await turn();
  expect([...calls.values()].map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  expect(queue.uploads()).toEqual([]);
});
