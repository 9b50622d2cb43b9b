import { inject } from "vitest";
import type { RealStack } from "./real-stack.ts";

async function ask(name: string): Promise<RealStack> {
  const answer = await fetch(`${inject("productBroker")}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`no product: ${text}`);
  return JSON.parse(text) as RealStack;
}

/** The product that all journeys of this worker share; every test brings accounts of its own. */
export function sharedStack(): Promise<RealStack> {
  return ask(`worker-${process.env.VITEST_POOL_ID}`);
}

/** The one product of the run whose stand-ins publish notices; it reads them for a while. */
export function sharedStackWithNotices(): Promise<RealStack> {
  return ask("notices");
}
