import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Site } from "../../platform/context.ts";
import type { Db } from "../../platform/database.ts";
import { cookieNamesOf, cookiePrefix } from "./cookie-names.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { ipHeader } from "./request-headers.ts";
import { sessionsPlugin, startSessionPath } from "./sessions-plugin.ts";

export interface BetterAuthOptions {
  readonly db: Db;
  /** Signs cookies and encrypts second factors; at least 32 characters. */
  readonly secret: string;
  readonly site: Pick<Site, "publicUrl" | "isHttps">;
  /** Compares the tables with what better-auth expects, at the first call. */
  readonly checksTables?: boolean;
}

const daySeconds = 24 * 60 * 60;

const stamps = { createdAt: "created_at", updatedAt: "updated_at" };

/** The two-factor plugin, asking for its code after our way of starting a session instead of better-auth's. */
function secondFactor() {
  const plugin = twoFactor({
    issuer: "TenderChances",
    trustDeviceMaxAge: 30 * daySeconds,
    schema: {
      user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
      twoFactor: {
        modelName: "auth_two_factor",
        fields: {
          backupCodes: "backup_codes",
          userId: "user_id",
          failedVerificationCount: "failed_verification_count",
          lockedUntil: "locked_until",
        },
      },
    },
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (ctx: { path?: string }) => ctx.path === startSessionPath,
  }));
  return { ...plugin, hooks: { after } };
}

/**
 * better-auth on our tables. Its HTTP handler is mounted nowhere: our own endpoints call it, so its routes, limits and
 * links do not exist for visitors.
 */
export function createBetterAuth({ db, secret, site, checksTables = false }: BetterAuthOptions) {
  const prefix = cookiePrefix(site);
  const { session, challenge, device } = cookieNamesOf(site);
  return betterAuth({
    appName: "TenderChances",
    baseURL: site.publicUrl,
    secret,
    database: { db, type: "postgres", transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Length is our own rule, checked where a password is chosen.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: {
      modelName: "auth_session",
      fields: {
        ...stamps,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
      expiresIn: 14 * daySeconds,
      // Fourteen days after the sign-in it is over, however busy: a stolen cookie does not live for ever.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    user: {
      modelName: "auth_user",
      fields: { ...stamps, emailVerified: "email_verified" },
    },
    account: {
      modelName: "auth_account",
      fields: {
        ...stamps,
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: {
      modelName: "auth_verification",
      fields: { ...stamps, expiresAt: "expires_at" },
    },
    advanced: {
      database: { generateId: "uuid", validateSchema: checksTables },
      // Our names carry their prefix themselves: better-auth's would be __Secure- only.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: site.isHttps, httpOnly: true, sameSite: "lax", path: "/" },
      cookies: {
        session_token: { name: session },
        session_data: { name: `${prefix}session_data` },
        account_data: { name: `${prefix}account_data` },
        dont_remember: { name: `${prefix}dont_remember` },
        two_factor: { name: challenge },
        trust_device: { name: device },
      },
      ipAddress: { ipAddressHeaders: [ipHeader], ipv6Subnet: 128 },
    },
    // Ours are counted in the database, see rate-limit.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What goes wrong reaches us as an error; its log lines would name accounts.
    logger: { disabled: true },
    plugins: [secondFactor(), sessionsPlugin()],
  });
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;
