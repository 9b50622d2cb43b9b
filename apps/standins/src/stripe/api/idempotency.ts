import { StripeFailure } from "../payments/failure.ts";
import { hashOf } from "../objects/world.ts";
import type { RememberedAnswer } from "../objects/tables.ts";
import type { World } from "../objects/world.ts";

const keptSeconds = 24 * 3600;

/** What makes two requests the same: where they go and what they say. */
export function fingerprintOf(method: string, path: string, body: string): string {
  const params = new URLSearchParams(body);
  params.sort();
  return hashOf(`${method} ${path} ${params.toString()}`, 32);
}

/** The answer given before under this key. */
export function findAnswer(
  world: World,
  key: string,
  fingerprint: string,
): RememberedAnswer | undefined {
  const answer = world.tables.answers.get(key);
  if (!answer) return undefined;
  if (world.now() - answer.at >= keptSeconds) {
    world.tables.answers.delete(key);
    return undefined;
  }
  if (answer.fingerprint === fingerprint) return answer;
  throw new StripeFailure(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Kept are answers to requests that began to work: results and refusals of a bank. */
export function rememberAnswer(
  world: World,
  key: string,
  answer: { readonly fingerprint: string; readonly status: number; readonly body: string },
): void {
  if (answer.status !== 200 && answer.status !== 402) return;
  for (const [old, { at }] of world.tables.answers) {
    // The oldest come first; a year of tests keeps a day of answers.
    if (world.now() - at < keptSeconds) break;
    world.tables.answers.delete(old);
  }
  world.tables.answers.set(key, { ...answer, at: world.now() });
}
