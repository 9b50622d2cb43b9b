import { AppError } from "@tc/domain";
import type { Client } from "../../platform/http/client.ts";
import type { Actor, Context, Session } from "../../platform/context.ts";
import { networkOf } from "../../platform/http/network-of.ts";

/** The client of an HTTP request; jobs and the command line have none. */
export function requireClient({ client }: Pick<Context, "client">): Client {
  if (!client) throw new AppError("bad_request");
  return client;
}

export function requireNetwork(ctx: Pick<Context, "client">): string {
  return networkOf(requireClient(ctx).ip);
}

/** The caller's session. Throws unauthenticated. */
export function requireSession({ actor }: { readonly actor: Actor }): Session {
  if (actor.kind !== "user") throw new AppError("unauthenticated");
  return actor.session;
}
