import { normalizeEmail } from "@tc/domain";
import type { Auth, Client } from "../../ports/auth.ts";
import { cookieNamesOf, createBetterAuth } from "./better-auth.ts";
import type { BetterAuthOptions } from "./better-auth.ts";
import { findPassword, findPasswordByEmail, storePassword } from "./password.store.ts";
import { hashPassword, verifyNobody, verifyPassword } from "./passwords.ts";
import { requestHeaders } from "./request-headers.ts";
import { createSecondFactor } from "./second-factor.ts";
import { forgetChallengesAndDevices } from "./second-factor.store.ts";
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  findSessionByToken,
  listLivingSessions,
  noteSignIn,
} from "./session.store.ts";

/** Passwords, sessions and second factors on better-auth, see docs/decisions. */
export function createAuth(options: BetterAuthOptions): Auth {
  const { db, site } = options;
  const betterAuth = createBetterAuth(options);
  const cookieNames = cookieNamesOf(site);

  const readToken = async (client: Client) => {
    const headers = requestHeaders(client, cookieNames, ["session"]);
    const { token } = await betterAuth.api.readSessionToken({ headers });
    return token;
  };

  const startSession: Auth["startSession"] = async (userId, client) => {
    const { headers, response } = await betterAuth.api.startSession({
      body: { userId },
      // A session brought along stays what it is; the new one has a token of its own.
      headers: requestHeaders(client, cookieNames, ["device"]),
      returnHeaders: true,
    });
    const setCookies = headers.getSetCookie();
    if (response.twoFactorRedirect) return { status: "second_factor", userId, setCookies };
    await noteSignIn(db, userId);
    return { status: "signed_in", userId, setCookies };
  };

  return {
    findSession: async (client) => {
      const token = await readToken(client);
      return token === undefined ? undefined : findSessionByToken(db, token);
    },
    signIn: async ({ email, password }, client) => {
      const account = await findPasswordByEmail(db, normalizeEmail(email));
      if (!account?.hash) {
        await verifyNobody(password);
        return { status: "refused" };
      }
      if (!(await verifyPassword(account.hash, password))) return { status: "refused" };
      return startSession(account.userId, client);
    },
    startSession,
    signOut: async (client) => {
      const token = await readToken(client);
      if (token !== undefined) await deleteSessionByToken(db, token);
      const { headers } = await betterAuth.api.forgetSessionCookies({
        headers: new Headers(),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },

    listSessions: (userId) => listLivingSessions(db, userId),
    revokeSession: (userId, sessionId) => deleteSession(db, userId, sessionId),
    revokeSessions: async (userId, { exceptSessionId } = {}) => {
      await deleteSessions(db, userId, exceptSessionId);
      await forgetChallengesAndDevices(db, userId);
    },

    hashPassword,
    checkPassword: async (userId, password) => {
      const stored = await findPassword(db, userId);
      return stored === undefined ? verifyNobody(password) : verifyPassword(stored, password);
    },
    setPassword: async (userId, password) =>
      storePassword(db, userId, await hashPassword(password)),

    ...createSecondFactor({ db, betterAuth, cookieNames, readToken }),
  };
}
