import { isAPIError } from "better-auth/api";

/** better-auth's answer; undefined where it refuses for one of these reasons. Any other error goes on. */
export async function unlessRefused<Result>(
  reasons: readonly string[],
  call: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error) && reasons.includes(error.body?.code ?? String(error.status)))
      return undefined;
    throw error;
  }
}
