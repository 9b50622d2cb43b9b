import { makeAgency } from "../../apps/server/src/testing/people/make-agency.ts";
import { signedIn } from "../../apps/server/src/testing/people/signed-in.ts";
import { testContext } from "../../apps/server/src/testing/database/test-context.ts";
import type { Context } from "../../apps/server/src/platform/context.ts";
import type { Db } from "../../apps/server/src/platform/database/database.ts";

/** What verbs get in a bench: real accounts, the real clock, and jobs that nobody does. */
export function benchContext(db: Db): Context {
  return { ...testContext({ db }), jobs: { send: async () => undefined }, now: () => new Date() };
}

/** The headers of somebody who may see everything: a signed-in member of an agency. */
export async function memberHeaders(ctx: Context): Promise<{ readonly cookie: string }> {
  const { owner } = await makeAgency(ctx);
  return signedIn(ctx, owner);
}
