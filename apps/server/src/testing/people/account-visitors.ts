import { signIn } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { AppError, invariant } from "@tc/domain";
import type { z } from "zod";
import { accountJobs, accountRoutes } from "../../features/account/index.ts";
import { listLivingSessions } from "../../features/account/sessions/session.store.ts";
import { findActor } from "../../platform/tenancy/access.ts";
import type { Context } from "../../platform/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import type { TestDatabase } from "../database/test-database.ts";
import type { MadeUser } from "./make-user.ts";
import { newAddress } from "./new-address.ts";
import { testContext, testNow } from "../database/test-context.ts";
import { Browser } from "../browser.ts";

type Input<E extends Endpoint> = {
  body?: z.input<NonNullable<E["body"]>>;
  params?: z.input<NonNullable<E["params"]>>;
};

/** Calls the endpoints of accounts as browsers do: checked input, the door, cookies. */
export function visitors(database: TestDatabase, ports: Partial<Ports> = {}) {
  const base = testContext(database, { ports });
  let now = testNow;

  return {
    mails: base.mails,
    context: base,
    setNow: (at: Date) => {
      now = at;
    },
    /** A browser at an address that nobody was counted for yet. */
    browser: () => new Browser(newAddress()),

    async ask<E extends Endpoint>(browser: Browser, endpoint: E, input: Input<E> = {}) {
      const bound = accountRoutes().find((candidate) => candidate.endpoint === endpoint);
      invariant(bound, "an endpoint of accounts");
      const visitor: Context & { client: ReturnType<Browser["client"]> } = {
        ...base,
        now: () => now,
        actor: { kind: "visitor" },
        client: browser.client(),
      };
      const ctx = { ...visitor, actor: await findActor(visitor, endpoint) };
      const { params = {}, body } = input;
      const { json, setCookies } = await bound.answer(ctx, { params, query: {}, body });
      browser.take(setCookies);
      return JSON.parse(json) as z.output<E["response"]>;
    },

    /** Signed in, in a browser of their own. */
    async signedIn({ email, password }: Pick<MadeUser, "email" | "password">): Promise<Browser> {
      const browser = this.browser();
      await this.ask(browser, signIn, { body: { email, password } });
      return browser;
    },

    /** The error's code and details, or what was answered although it should not have been. */
    async refusal(answer: Promise<unknown>): Promise<unknown> {
      try {
        return { answered: await answer };
      } catch (error) {
        if (error instanceof AppError) return { code: error.code, ...error.details };
        throw error;
      }
    },

    /** Does the jobs that wait, once. */
    async work(): Promise<void> {
      const jobs = await base.sentJobs();
      await database.pool.query("delete from test_job");
      for (const { name, payload } of jobs) {
        const handler = accountJobs().find(({ job }) => job.name === name);
        invariant(handler, `a job of accounts: ${name}`);
        const ctx = { ...base, now: () => now };
        await handler.run(ctx, payload, new AbortController().signal);
      }
    },

    waitingJobs: () => base.sentJobs(),

    sessionsOf: ({ userId }: Pick<MadeUser, "userId">) =>
      listLivingSessions({ db: base.db, now: () => now }, userId),

    /** The secret of the last mailed link. */
    lastToken(to: string): string {
      const mail = base.mails.findLast((message) => message.to === to);
      const token = /(?:access_token|token)=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
      invariant(token, `a mail with a link to ${to}`);
      return token;
    },

    async events(userId: string): Promise<string[]> {
      const rows = await asOperator(base, (t) =>
        t.db
          .selectFrom("audit_event")
          .select("kind")
          .where("user_id", "=", userId)
          .orderBy("id")
          .execute(),
      );
      return rows.map(({ kind }) => kind);
    },
  };
}
