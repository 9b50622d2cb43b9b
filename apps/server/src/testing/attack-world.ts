import { randomUUID } from "node:crypto";
import { errorResponse } from "@tc/contract";
import { invariant } from "@tc/domain";
import { pino } from "pino";
import { SearchReplica } from "../features/search/index.ts";
import { closeAll, connectForApi } from "../main/database/database.ts";
import { createApi } from "../main/http/api.ts";
import type { ConnectOptions, Db } from "../platform/database/database.ts";
import { readConfig } from "../platform/settings/config.ts";
import { testContext } from "./database/test-context.ts";
import { makeAgency } from "./people/make-agency.ts";
import { makeUser } from "./people/make-user.ts";
import { goodPassword } from "./people/sign-up.ts";
import { signedIn } from "./people/signed-in.ts";
import { makeTender, testId } from "./tenders/make-tender.ts";
import { saveTenders } from "./tenders/save-tenders.ts";

/** Somebody who asks. The address is what the proxy tells, and makes the network. */
export interface Visitor {
  readonly ip: string;
  readonly cookie?: string;
  /** An API key */
  readonly key?: string;
}

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
}

/** What each bystander asks, by name; returns the status. */
export type Bystanders = Readonly<Record<string, (n: number) => Promise<number>>>;

const log = pino({ level: "silent" });
const slugs = Array.from({ length: 20 }, (_, n) => `t-${testId(n + 1)}`);
export const buyerId = testId(901);

export const calls = {
  list: { path: "/api/tenders" },
  detail: (n: number) => ({ path: `/api/tenders/${slugs[n % slugs.length]}` }),
  mark: (n: number) => ({
    method: "PUT",
    path: `/api/tenders/${slugs[n % slugs.length]}/marks/${n % 2 === 0 ? "fits" : "misfit"}`,
    body: {},
  }),
  buyer: { path: `/api/buyers/${buyerId}` },
  registration: () => ({
    method: "POST",
    path: "/api/auth/register",
    body: {
      companyName: "Nordlicht Kommunikation GmbH",
      contactPerson: "Erika Muster",
      email: `${randomUUID()}@nordlicht.example`,
      password: goodPassword,
      focus: "Kampagnen",
      isBusiness: true,
      acceptsTerms: true,
    },
  }),
  signIn: (email: string, password: string) => ({
    method: "POST",
    path: "/api/auth/sign-in",
    body: { email, password },
  }),
} as const;

/**
 * The real server on a port, with the pools of a real process, for attacks on it. Only the event loop may lag as it likes:
 * attacker and server share a machine.
 */
export async function openAttackWorld(
  database: { readonly url: string; readonly db: Db },
  overrides: ConnectOptions = {},
) {
  await saveTenders(
    database.db,
    slugs.map((slug) => ({
      id: slug.slice(2),
      tender: makeTender({ title: "Kampagne" }),
      buyerId,
    })),
  );
  const config = readConfig({ NODE_ENV: "test" });
  const pools = connectForApi(database.url, config, log, overrides);
  const { verbs, ...reserved } = pools;
  const search = new SearchReplica({ db: verbs.db, log, snapshotFile: undefined });
  await search.open();
  const jobs = { send: async () => undefined };
  const ctx = { ...testContext(verbs), jobs, now: () => new Date() };
  const app = await createApi({
    context: ctx,
    reserved,
    search,
    log,
    trustedProxies: 1,
    maxEventLoopDelayMs: 600_000,
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });

  /** The status. A refusal has to be the product's usual one, with the time to wait. */
  async function ask({ ip, cookie, key }: Visitor, { method = "GET", path, body }: Call) {
    const answer = await fetch(address + path, {
      method,
      headers: {
        "x-forwarded-for": ip,
        ...(cookie !== undefined && { cookie }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 429) {
      const { error } = errorResponse.parse(JSON.parse(text));
      invariant(error === "rate_limited", "a refusal says why");
      invariant(Number(answer.headers.get("retry-after")) > 0, "a refusal says how long to wait");
    }
    return answer.status;
  }

  async function signIn({ userId }: { readonly userId: string }, ip: string): Promise<Visitor> {
    return { ip, ...(await signedIn({ ...ctx, db: database.db }, { userId })) };
  }

  return {
    address,
    pools,
    ask,
    signIn,
    /** Another agency, a visitor, somebody who signs in and the operator's monitor: everybody but the attacker. */
    async bystanders(agencyIp: string) {
      const agency = await signIn((await makeAgency(database)).owner, agencyIp);
      const { email, password } = await makeUser(database);
      return {
        list: () => ask(agency, calls.list),
        mark: (n) => ask(agency, calls.mark(n)),
        detail: (n) => ask(agency, calls.detail(n)),
        session: () => ask(agency, { path: "/api/session" }),
        visitor: () => ask({ ip: "198.51.100.20" }, { path: "/api/sources" }),
        // From another network each time: an account may be tried a few times a minute from one.
        signIn: (n) => ask({ ip: `10.${n >> 8}.${n & 255}.1` }, calls.signIn(email, password)),
        readyz: () => ask({ ip: "203.0.113.9" }, { path: "/readyz" }),
      } satisfies Bystanders;
    },
    async close(): Promise<void> {
      await app.close();
      await search.close();
      await closeAll(pools);
    },
  };
}

export function countStatuses(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
