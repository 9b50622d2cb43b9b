/** Nobody looks at a sending button longer than this. */
const patienceMs = 20_000;

/** Ends work that gets no answer. */
export async function withinTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error("no answer in time")), patienceMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
