import { normalizeEmail } from "@tc/domain";
import type { Auth, Client } from "../../ports/auth.ts";
import type { BetterAuth, BetterAuthOptions } from "./better-auth.ts";
import { cookieNamesOf } from "./cookie-names.ts";
import { findPassword, findPasswordByEmail, isPassword, storePassword } from "./password.store.ts";
import { hashPassword, verifyNobody, verifyPassword } from "./passwords.ts";
import { requestHeaders } from "./request-headers.ts";
import type { SecondFactor } from "./second-factor.ts";
import { forgetChallengesAndDevices } from "./second-factor.store.ts";
import { readSessionToken } from "./session-cookie.ts";
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  findSessionByToken,
  listLivingSessions,
  noteSignIn,
} from "./session.store.ts";

interface Loaded {
  readonly betterAuth: BetterAuth;
  readonly secondFactor: SecondFactor;
}

/** Passwords, sessions and second factors on better-auth, see docs/decisions. */
export function createAuth(options: BetterAuthOptions): Auth {
  const { db, secret, site } = options;
  const cookieNames = cookieNamesOf(site);
  const readToken = (client: Client) => readSessionToken(client, cookieNames.session, secret);

  let loading: Promise<Loaded> | undefined;
  // With the first sign-in: it takes half a second that no start shall wait for.
  const load = () => {
    loading ??= Promise.all([import("./better-auth.ts"), import("./second-factor.ts")]).then(
      ([{ createBetterAuth }, { createSecondFactor }]) => {
        const betterAuth = createBetterAuth(options);
        const secondFactor = createSecondFactor({ db, betterAuth, cookieNames, readToken });
        return { betterAuth, secondFactor };
      },
    );
    return loading;
  };

  const startSession: Auth["startSession"] = async (userId, client) => {
    const { betterAuth } = await load();
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
      const token = readToken(client);
      return token === undefined ? undefined : findSessionByToken(db, token);
    },
    signIn: async ({ email, password }, client) => {
      const account = await findPasswordByEmail(db, normalizeEmail(email));
      if (!account?.hash) {
        await verifyNobody(password);
        return { status: "refused" };
      }
      if (!(await verifyPassword(account.hash, password))) return { status: "refused" };
      const result = await startSession(account.userId, client);
      if (await isPassword(db, account.userId, account.hash)) return result;
      // Changed meanwhile: whoever changed it has ended all sessions, but could not see this one yet.
      const headers = new Headers({ cookie: result.setCookies.join("; ") });
      const token = readToken({ headers, ip: client.ip });
      if (token !== undefined) await deleteSessionByToken(db, token);
      await forgetChallengesAndDevices(db, account.userId);
      return { status: "refused" };
    },
    startSession,
    signOut: async (client) => {
      const token = readToken(client);
      if (token !== undefined) await deleteSessionByToken(db, token);
      const { betterAuth } = await load();
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

    verifySecondFactor: async (input, client) =>
      (await load()).secondFactor.verifySecondFactor(input, client),
    beginSecondFactor: async (client, password) =>
      (await load()).secondFactor.beginSecondFactor(client, password),
    confirmSecondFactor: async (client, code) =>
      (await load()).secondFactor.confirmSecondFactor(client, code),
    removeSecondFactor: async (client, password) =>
      (await load()).secondFactor.removeSecondFactor(client, password),
    renewBackupCodes: async (client, password) =>
      (await load()).secondFactor.renewBackupCodes(client, password),
  };
}
