import type { MemberRole, Tier } from "@tc/domain";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Logger } from "pino";
import type { Operator } from "../ports/operator.ts";
import type { Ports } from "../ports/ports.ts";
import type { Client } from "./http/client.ts";
import type { ConsentServices } from "./settings/consent-services.ts";
import type { Db } from "./database/database.ts";
import type { JobDefinition, JobQueue } from "./jobs/job-definition.ts";
import type { Database } from "./database/schema.ts";

/** The agency somebody acts for, from the server's own rows; never from anything a client sent. */
export interface Membership {
  readonly agencyId: string;
  readonly role: MemberRole;
  readonly tier: Tier | null;
}

/** Where somebody is signed in, and who that is. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly hasSecondFactor: boolean;
}

/** Who asked. */
export type Actor =
  | { readonly kind: "visitor" }
  | { readonly kind: "system" }
  /** `membership` is there for active members only. */
  | {
      readonly kind: "user";
      readonly session: Session;
      readonly membership?: Membership;
    };

/** How this installation is reached and who runs it. */
export interface Site {
  /** e.g. https://tenderchances.example, without a slash at the end */
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly isProduction: boolean;
  readonly operator: Operator;
  /** Plans can be bought; nothing may advertise booking where they cannot. */
  readonly isBookable: boolean;
  /** What public pages load after consent; nothing unless configured */
  readonly services: ConsentServices;
}

/** What every verb receives. It has `ports` and no `enqueue`: no provider is called inside a transaction. */
export interface Context {
  readonly db: Db;
  readonly ports: Ports;
  readonly jobs: JobQueue;
  readonly log: Logger;
  readonly now: () => Date;
  readonly actor: Actor;
  readonly site: Site;
  /** Where the call came from; absent in jobs and on the command line. */
  readonly client?: Client;
}

/** Inside a transaction: `enqueue` and no `ports`, so that a job exists exactly when its rows do. */
export interface Transaction {
  readonly db: KyselyTransaction<Database>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly actor: Actor;
  readonly site: Site;
  readonly client?: Client;
  enqueue<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: NoInfer<Payload>,
  ): Promise<void>;
}

export function inTransaction<Result>(
  ctx: Context,
  work: (t: Transaction) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute((db) =>
    work({
      db,
      log: ctx.log,
      now: ctx.now,
      actor: ctx.actor,
      site: ctx.site,
      ...(ctx.client && { client: ctx.client }),
      enqueue: (job, payload) => ctx.jobs.send(job, payload, db),
    }),
  );
}
