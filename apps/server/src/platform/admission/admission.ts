import { setTimeout } from "node:timers/promises";
import { getSession, signIn, signOut, verifySecondFactor } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyRequest } from "fastify";
import type { Actor, Context, Membership } from "../context.ts";
import { networkOf } from "../http/network-of.ts";
import { clientOf as clientOfRequest, contextFor, systemContextFor } from "../tenancy/access.ts";
import {
  agencyFileLimit,
  agencyKeyLimit,
  agencyLimit,
  keyLimit,
  lookUpLimit,
  machineLimit,
  refusalPauseMs,
  sessionFileLimit,
  sessionLimit,
  signInLimit,
  visitorLimit,
} from "./admission.limits.ts";
import { asClient } from "./client-share.ts";
import { Lanes } from "./lanes.ts";
import { ReadingBudgets } from "./reading-budgets.ts";
import type { CountedReader } from "./reading-budgets.ts";

type ApiContext = Omit<Context, "actor" | "log" | "client">;
type Connections = Pick<Context, "db">;

export interface AdmissionOptions {
  /** What verbs work with. */
  readonly context: ApiContext;
  /** Connections that only find out who asks. */
  readonly sessions: Connections;
  /** Connections for signing in and out. */
  readonly signIns: Connections;
  /** How many times the budgets for reading an installation allows. */
  readonly readingFactor?: number | undefined;
}

/** Who calls with a key of an agency */
interface KeyHolder {
  readonly keyId: string;
  readonly actor: Actor & { readonly kind: "user"; readonly membership: Membership };
}

/** Counts what a call reads. What it returns takes that back. Throws rate_limited. */
export type SpendReading = (endpoint: Endpoint, query: unknown) => () => void;

/** Lets requests in before they take a connection of the verbs, see docs/decisions. Throws rate_limited. */
export interface Admission {
  /** Finds out who asks and runs the verb when that client has a place. */
  admit<Result>(
    request: FastifyRequest,
    endpoint: Endpoint,
    work: (ctx: Context) => Promise<Result>,
  ): Promise<Result>;
  /** For a look-up that comes before every endpoint, such as that of a gate's pass. */
  admitLookUp<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
  /**
   * For a program with a key of an agency: `identify` finds out whose, or throws unauthenticated. Keys have budgets for
   * reading of their own, so that no program takes its agency's people theirs.
   */
  admitKey<Holder extends KeyHolder, Result>(
    request: FastifyRequest,
    identify: (ctx: Context) => Promise<Holder>,
    work: (ctx: Context, holder: Holder, spend: SpendReading) => Promise<Result>,
  ): Promise<Result>;
  /** For a machine whose signature the verb checks. */
  admitMachine<Result>(
    request: FastifyRequest,
    work: (ctx: Context) => Promise<Result>,
  ): Promise<Result>;
}

const signInEndpoints: ReadonlySet<Endpoint> = new Set([signIn, verifySecondFactor, signOut]);

export function createAdmission({
  context,
  sessions,
  signIns,
  readingFactor,
}: AdmissionOptions): Admission {
  const budgets = new ReadingBudgets(readingFactor);
  const lanes = {
    lookUps: new Lanes(lookUpLimit),
    signIns: new Lanes(signInLimit),
    visitors: new Lanes(visitorLimit),
    sessions: new Lanes(sessionLimit),
    agencies: new Lanes(agencyLimit),
    sessionFiles: new Lanes(sessionFileLimit),
    agencyFiles: new Lanes(agencyFileLimit),
    keys: new Lanes(keyLimit),
    agencyKeys: new Lanes(agencyKeyLimit),
    machines: new Lanes(machineLimit),
  };
  const sessionContext: ApiContext = { ...context, db: sessions.db };
  const signInContext: ApiContext = { ...context, db: signIns.db };

  function admit<Result>(
    request: FastifyRequest,
    endpoint: Endpoint,
    work: (ctx: Context) => Promise<Result>,
  ): Promise<Result> {
    const network = networkOf(request.ip);
    if (signInEndpoints.has(endpoint) || endpoint === getSession) {
      const lane = endpoint === getSession ? lanes.lookUps : lanes.signIns;
      return lane.run(network, async () =>
        work(await contextFor(signInContext, request, endpoint)),
      );
    }
    if (endpoint.access === "public") {
      return lanes.visitors.run(network, () =>
        asClient(network, async () => work(await contextFor(context, request, endpoint))),
      );
    }
    // By what the request shows, before anything is looked up: an invented session is refused by the look-up.
    const ofSession = endpoint.takesFile ? lanes.sessionFiles : lanes.sessions;
    const ofAgency = endpoint.takesFile ? lanes.agencyFiles : lanes.agencies;
    return ofSession.run(request.headers.cookie ?? network, async () => {
      const requestContext = await contextFor(sessionContext, request, endpoint);
      const takeBack = budgets.spend(
        readerOf(requestContext.actor),
        endpoint,
        request.query,
        context.now(),
      );
      const client = clientOf(requestContext.actor, network);
      try {
        return await ofAgency.run(client, () =>
          asClient(client, () => work({ ...requestContext, db: context.db })),
        );
      } catch (error) {
        takeBack();
        throw error;
      }
    });
  }

  function admitKey<Holder extends KeyHolder, Result>(
    request: FastifyRequest,
    identify: (ctx: Context) => Promise<Holder>,
    work: (ctx: Context, holder: Holder, spend: SpendReading) => Promise<Result>,
  ): Promise<Result> {
    const network = networkOf(request.ip);
    const client = clientOfRequest(request);
    // An invented key costs its network a look-up, and takes no place of anybody else.
    return lanes.keys.run(request.headers.authorization ?? network, async () => {
      const holder = await lanes.lookUps.run(network, () =>
        identify({ ...systemContextFor(sessionContext, request), client }),
      );
      const agency = `keys of ${holder.actor.membership.agencyId}`;
      const reader = { id: `key ${holder.keyId}`, group: agency };
      const spend: SpendReading = (endpoint, query) =>
        budgets.spend(reader, endpoint, query, context.now());
      return lanes.agencyKeys.run(agency, () =>
        asClient(agency, () =>
          work(
            { ...systemContextFor(context, request), actor: holder.actor, client },
            holder,
            spend,
          ),
        ),
      );
    });
  }

  return {
    admit: (request, endpoint, work) => keepRefusalsBack(admit(request, endpoint, work)),
    admitLookUp: (request, work) =>
      keepRefusalsBack(lanes.lookUps.run(networkOf(request.ip), work)),
    admitKey: (request, identify, work) => keepRefusalsBack(admitKey(request, identify, work)),
    admitMachine(request, work) {
      const network = networkOf(request.ip);
      return keepRefusalsBack(
        lanes.machines.run(network, () =>
          asClient(`machine ${network}`, () => work(systemContextFor(context, request))),
        ),
      );
    },
  };
}

/** Also those of the limits that verbs count. The refused request holds neither a place nor a connection meanwhile. */
async function keepRefusalsBack<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    const isRefusal = error instanceof AppError && error.code === "rate_limited";
    if (isRefusal) await setTimeout(refusalPauseMs);
    throw error;
  }
}

function readerOf(actor: Actor): CountedReader | undefined {
  if (actor.kind !== "user") return undefined;
  return { id: actor.session.userId, group: actor.membership?.agencyId };
}

/** Whose work counts together: an agency's, that of a person without one, or that of visitors from one network. */
function clientOf(actor: Actor, network: string): string {
  return actor.kind === "user" ? (actor.membership?.agencyId ?? actor.session.userId) : network;
}
