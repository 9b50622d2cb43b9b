import { symmetricDecrypt } from "better-auth/crypto";
import { AppError } from "@tc/domain";
import type { Db } from "../../platform/database.ts";
import type { Auth, Client } from "../../ports/auth.ts";
import type { BetterAuth } from "./better-auth.ts";
import type { CookieNames } from "./cookie-names.ts";
import { unlessRefused } from "./refusals.ts";
import { requestHeaders } from "./request-headers.ts";
import {
  claimTotpStep,
  findSecondFactor,
  forgetChallengesAndDevices,
} from "./second-factor.store.ts";
import type { SecondFactorRow } from "./second-factor.store.ts";
import { findSessionByToken, noteSignIn } from "./session.store.ts";
import { findTotpStep } from "./totp.ts";

export type SecondFactor = Pick<
  Auth,
  | "verifySecondFactor"
  | "beginSecondFactor"
  | "confirmSecondFactor"
  | "removeSecondFactor"
  | "renewBackupCodes"
>;

interface Parts {
  readonly db: Db;
  readonly betterAuth: BetterAuth;
  readonly cookieNames: CookieNames;
  readonly readToken: (client: Client) => string | undefined;
}

const wrongCode = [
  "INVALID_CODE",
  "INVALID_BACKUP_CODE",
  // The attempt was used up by this or a simultaneous try.
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "INVALID_TWO_FACTOR_COOKIE",
  "TOTP_NOT_ENABLED",
  "BACKUP_CODES_NOT_ENABLED",
  // Two codes at a time: one of them counts.
  "CONFLICT",
];
const wrongPassword = ["INVALID_PASSWORD"];

export function createSecondFactor({
  db,
  betterAuth,
  cookieNames,
  readToken,
}: Parts): SecondFactor {
  const inSession = (client: Client) => requestHeaders(client, cookieNames, ["session", "device"]);

  const requireUserId = async (client: Client) => {
    const token = readToken(client);
    const session = token === undefined ? undefined : await findSessionByToken(db, token);
    if (!session) throw new AppError("unauthenticated");
    return session.userId;
  };

  /**
   * better-auth takes a right code as often as it is shown while it is valid. Here a code counts once, and none older
   * than the last one after it. A wrong code is passed on, for better-auth to count.
   */
  const isReplayed = async (userId: string, { secret }: SecondFactorRow, code: string) => {
    const { secretConfig } = await betterAuth.$context;
    const plain = await symmetricDecrypt({ key: secretConfig, data: secret });
    const step = findTotpStep(plain, code, Date.now());
    return step !== undefined && !(await claimTotpStep(db, userId, step));
  };

  return {
    verifySecondFactor: async ({ method, code, trustDevice }, client) => {
      const headers = requestHeaders(client, cookieNames, ["challenge"]);
      const { userId } = await betterAuth.api.readChallenge({ headers });
      const factor = userId === undefined ? undefined : await findSecondFactor(db, userId);
      if (userId === undefined || !factor) throw new AppError("unauthenticated");
      refuseWhileLocked(factor);
      if (method === "totp" && (await isReplayed(userId, factor, code))) return undefined;
      const input = { body: { code, trustDevice }, headers, returnHeaders: true } as const;
      const answer = await unlessRefused(wrongCode, () =>
        method === "totp"
          ? betterAuth.api.verifyTOTP(input)
          : betterAuth.api.verifyBackupCode(input),
      );
      if (!answer) return undefined;
      await noteSignIn(db, userId);
      return { userId, setCookies: answer.headers.getSetCookie() };
    },

    beginSecondFactor: async (client, password) => {
      const answer = await unlessRefused(wrongPassword, () =>
        betterAuth.api.enableTwoFactor({
          body: { password, method: "totp" },
          headers: inSession(client),
        }),
      );
      if (!answer || answer.method !== "totp") return undefined;
      const uri = answer.totpURI;
      const secret = new URL(uri).searchParams.get("secret") ?? "";
      return { uri, secret, backupCodes: answer.backupCodes };
    },

    confirmSecondFactor: async (client, code) => {
      const userId = await requireUserId(client);
      const factor = await findSecondFactor(db, userId);
      if (!factor || (await isReplayed(userId, factor, code))) return undefined;
      const answer = await unlessRefused(wrongCode, () =>
        betterAuth.api.verifyTOTP({
          body: { code },
          headers: inSession(client),
          returnHeaders: true,
        }),
      );
      return answer && { setCookies: answer.headers.getSetCookie() };
    },

    removeSecondFactor: async (client, password) => {
      const userId = await requireUserId(client);
      const answer = await unlessRefused(wrongPassword, () =>
        betterAuth.api.disableTwoFactor({
          body: { password },
          headers: inSession(client),
          returnHeaders: true,
        }),
      );
      if (!answer) return undefined;
      // A device trusted now would pass by a second factor set up later.
      await forgetChallengesAndDevices(db, userId);
      return { setCookies: answer.headers.getSetCookie() };
    },

    renewBackupCodes: async (client, password) => {
      const answer = await unlessRefused(wrongPassword, () =>
        betterAuth.api.generateBackupCodes({ body: { password }, headers: inSession(client) }),
      );
      return answer?.backupCodes;
    },
  };
}

/** better-auth locks an account for a while after ten wrong codes; it does not say for how long. */
function refuseWhileLocked({ lockedUntil }: SecondFactorRow): void {
  const leftMs = (lockedUntil?.getTime() ?? 0) - Date.now();
  if (leftMs > 0) {
    throw new AppError("rate_limited", { retryAfterSeconds: Math.ceil(leftMs / 1000) });
  }
}
