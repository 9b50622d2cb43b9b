import type { BrowserContext } from "playwright-core";
import type { RealStack } from "./real-stack.ts";

/** The session of a confirmation, in the browser. */
export async function bringSession(
  { origin }: RealStack,
  context: BrowserContext,
  { cookie }: { cookie: string },
): Promise<void> {
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
    }),
  );
}
