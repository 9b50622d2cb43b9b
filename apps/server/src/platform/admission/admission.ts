import { setTimeout } from "node:timers/promises";
import { getSession, signIn, signOut, verifySecondFactor } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyRequest } from "fastify";
import type { Actor, Context } from "../context.ts";
import { networkOf } from "../http/network-of.ts";
import { contextFor, systemContextFor } from "../tenancy/access.ts";
import {
  agencyFileLimit,
  agencyLimit,
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

type ApiContext = Omit<Context, "actor" | "log" | "client">;
type Connections = Pick<Context, "db">;

export interface AdmissionOptions {
  /** What verbs work with. */
  readonly context: ApiContext;
  /** Connections that only find out who asks. */
  readonly sessions: Connections;
  /** Connections for signing in and out. */
  readonly signIns: Connections;
}

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
  /** For a machine whose signature the verb checks. */
  admitMachine<Result>(
    request: FastifyRequest,
    work: (ctx: Context) => Promise<Result>,
  ): Promise<Result>;
}

const signInEndpoints: ReadonlySet<Endpoint> = new Set([signIn, verifySecondFactor, signOut]);

export function createAdmission({ context, sessions, signIns }: AdmissionOptions): Admission {
  const lanes = {
    lookUps: new Lanes(lookUpLimit),
    signIns: new Lanes(signInLimit),
    visitors: new Lanes(visitorLimit),
    sessions: new Lanes(sessionLimit),
    agencies: new Lanes(agencyLimit),
    sessionFiles: new Lanes(sessionFileLimit),
    agencyFiles: new Lanes(agencyFileLimit),
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
      const client = clientOf(requestContext.actor, network);
      return ofAgency.run(client, () =>
        asClient(client, () => work({ ...requestContext, db: context.db })),
      );
    });
  }

  return {
    admit: (request, endpoint, work) => keepRefusalsBack(admit(request, endpoint, work)),
    admitLookUp: (request, work) =>
      keepRefusalsBack(lanes.lookUps.run(networkOf(request.ip), work)),
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

/** Whose work counts together: an agency's, that of a person without one, or that of visitors from one network. */
function clientOf(actor: Actor, network: string): string {
  return actor.kind === "user" ? (actor.membership?.agencyId ?? actor.session.userId) : network;
}
