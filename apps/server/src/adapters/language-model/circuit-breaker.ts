import { LanguageModelError } from "../../ports/language-model.ts";
import type { LanguageModel } from "../../ports/language-model.ts";

/** So many failures in a row, and the model is left alone for a while. */
const maxFailures = 5;
const pauseMs = 60_000;

/**
 * Asks a model that fails again and again no more until a pause is over; then one call tries whether it answers. Whoever
 * asks meanwhile learns at once that there is no answer.
 */
export function withCircuitBreaker(
  model: LanguageModel,
  now: () => Date = () => new Date(),
): LanguageModel {
  let failures = 0;
  let pausedUntil = 0;
  return {
    ...model,
    answer: async (request) => {
      if (failures >= maxFailures) {
        const time = now().getTime();
        if (time < pausedUntil) {
          throw new LanguageModelError("the language model is left alone after failures", {
            mayBeCharged: false,
          });
        }
        pausedUntil = time + pauseMs;
      }
      try {
        const answer = await model.answer(request);
        failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof LanguageModelError || isImpatience(request.signal)) {
          failures += 1;
          pausedUntil = now().getTime() + pauseMs;
        }
        throw error;
      }
    },
  };
}

/** The caller's own time ran out. A model that answers too late counts as one that does not answer. */
function isImpatience(signal: AbortSignal | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
