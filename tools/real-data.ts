import { existsSync } from "node:fs";
import path from "node:path";
import { test } from "vitest";

const folder = path.resolve(import.meta.dirname, "..", process.env.TC_DATA ?? "../shared/data");

/**
 * The path of real data that lie beside the checkout (`TC_DATA` names another folder), or undefined without them.
 * With CI=true they have to be there: a run that checked nothing must not look green.
 */
export function realData(file: string): string | undefined {
  const wanted = path.join(folder, file);
  if (existsSync(wanted)) return wanted;
  if (process.env.CI === "true") {
    throw new Error(`CI=true, but the real data are missing: ${file} in TC_DATA or ../shared/data`);
  }
  return undefined;
}

/** A test that needs real data: visibly skipped without them, a failure without them when CI=true. */
export function testOnRealData(
  file: string,
  promise: string,
  body: (path: string) => void | Promise<void>,
  timeoutMs = 120_000,
): void {
  const isThere = existsSync(path.join(folder, file));
  const name = isThere ? promise : `${promise} (needs the real data ${file})`;
  test.skipIf(!isThere && process.env.CI !== "true")(
    name,
    async () => {
      const dataPath = realData(file);
      if (dataPath) await body(dataPath);
    },
    timeoutMs,
  );
}
