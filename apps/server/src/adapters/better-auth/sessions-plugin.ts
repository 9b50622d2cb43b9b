import { createAuthEndpoint } from "better-auth/api";
import { deleteSessionCookie, setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

export const startSessionPath = "/sessions/start";

// What better-auth reserves for the attempt that waits for its second factor.
const challengeCookie = "two_factor";

const serverOnly = { metadata: { SERVER_ONLY: true } } as const;

/** Sessions as we need them of better-auth: started for a person who proved themselves otherwise, read, ended. */
export function sessionsPlugin() {
  return {
    id: "sessions",
    endpoints: {
      /**
       * Signs a person in: a password or a link has proved who they are. It has a path for the sake of the two-factor
       * plugin, which takes the session back and asks for a code where the account wants one.
       */
      startSession: createAuthEndpoint(
        startSessionPath,
        {
          method: "POST",
          body: z.object({ userId: z.uuid() }),
          requireHeaders: true,
          ...serverOnly,
        },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw ctx.error("NOT_FOUND");
          await setSessionCookie(ctx, {
            session: await internalAdapter.createSession(user.id),
            user,
          });
          return ctx.json({ twoFactorRedirect: false });
        },
      ),

      /** Whose sign-in waits for a second factor. */
      readChallenge: createAuthEndpoint.serverOnly(
        { method: "GET", requireHeaders: true },
        async (ctx) => {
          const { name } = ctx.context.createAuthCookie(challengeCookie);
          const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
          if (!identifier) return { userId: undefined };
          const challenge = await ctx.context.internalAdapter.findVerificationValue(identifier);
          const waits = challenge && challenge.expiresAt > new Date();
          return { userId: waits ? challenge.value : undefined };
        },
      ),

      forgetSessionCookies: createAuthEndpoint.serverOnly(
        { method: "POST", requireHeaders: true },
        async (ctx) => {
          deleteSessionCookie(ctx);
          return ctx.json({});
        },
      ),
    },
  };
}
