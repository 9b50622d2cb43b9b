import { adminTokenHeader } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { isAdminUnlocked } from "../gates/admin-unlock.ts";
import type { Client } from "../http/client.ts";
import type { Actor, Context, Session } from "../context.ts";
import { readSessionHash } from "../session/session-cookie.ts";
import { findSession } from "../session/session.operator.store.ts";
import type { SignedIn } from "../session/session.operator.store.ts";

/** What a request brings along; its address is the one Fastify takes from the trusted hop. */
export function clientOf({ headers, ip }: Pick<FastifyRequest, "headers" | "ip">): Client {
  return { headers, ip };
}

/** Who is signed in with the client's cookie. */
export async function findSignedIn(
  { db, site, client, now }: Pick<Context, "db" | "site" | "client" | "now">,
  options?: { readonly isUse: boolean },
): Promise<SignedIn | undefined> {
  const tokenHash = client && readSessionHash(site, client);
  return tokenHash && findSession(db, tokenHash, now(), options);
}

/** What an endpoint's verb gets for a request, once the door has let its caller in. */
export async function contextFor(
  context: Omit<Context, "actor" | "log" | "client">,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Context> {
  const visitor = {
    ...context,
    // Fastify's logger is the pino one it was given, with the request id added.
    log: request.log as Logger,
    actor: { kind: "visitor" } as const,
    client: clientOf(request),
  };
  return { ...visitor, actor: await findActor(visitor, endpoint) };
}

/** For what no person asks: a machine whose signature its verb checks. */
export function systemContextFor(
  context: Omit<Context, "actor" | "log" | "client">,
  request: FastifyRequest,
): Context {
  return { ...context, log: request.log as Logger, actor: { kind: "system" } };
}

/**
 * Who asks, as far as the endpoint needs to know. Throws unauthenticated, no_agency, forbidden, admin_locked or
 * second_factor_required. To everybody but admins an admin endpoint does not exist.
 */
export async function findActor(
  ctx: Context & { readonly client: Client },
  { access }: Pick<Endpoint, "access">,
): Promise<Actor> {
  if (access === "public") return { kind: "visitor" };
  const signedIn = await findSignedIn(ctx);
  if (!signedIn && access === "anyone") return { kind: "visitor" };
  if (!signedIn) throw new AppError("unauthenticated");
  const { session, membership } = signedIn;
  if (access === "admin") {
    await requireAdmin(ctx, session);
    return { kind: "user", session };
  }
  if (access === "user" || access === "anyone") return { kind: "user", ...signedIn };
  if (!membership) throw new AppError("no_agency");
  if (access === "owner" && membership.role !== "owner") throw new AppError("forbidden");
  return { kind: "user", session, membership };
}

async function requireAdmin(
  ctx: Context & { readonly client: Client },
  session: Session,
): Promise<void> {
  if (!session.isAdmin) throw new AppError("not_found");
  if (ctx.site.isProduction && !session.hasSecondFactor) {
    throw new AppError("second_factor_required");
  }
  const token = ctx.client.headers[adminTokenHeader];
  if (!(await isAdminUnlocked(ctx, session.id, typeof token === "string" ? token : undefined)))
    throw new AppError("admin_locked");
}
