import { accountLimits, profileLimits } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, email, line, linkToken, password } from "./fields.ts";
import { address, reference } from "./profile.ts";

export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  summary: "Eine Agentur registrieren; die Antwort ist auch für bekannte Adressen dieselbe",
  body: z.object({
    companyName: line(accountLimits.companyMax),
    contactPerson: line(accountLimits.nameMax),
    email,
    password,
    focus: z.string().trim().min(1).max(profileLimits.focusMax),
    billingAddress: address.optional(),
    references: z
      .array(reference.omit({ id: true }))
      .max(profileLimits.referencesAtRegistration)
      .default([]),
    /** Only businesses may register. */
    isBusiness: z.literal(true),
    acceptsTerms: z.literal(true),
  }),
  response: z.object({
    /** Kept as registered_agency_id until the user is active. */
    agencyId: z.uuid(),
  }),
});

/** Asked as the form opens, so that nobody fills it in for nothing. */
export const getRegistrationState = endpoint({
  method: "GET",
  path: "/api/auth/registration-state",
  access: "public",
  summary: "Ob sich gerade neue Agenturen registrieren können",
  response: z.object({
    /** Why not, in German; absent while it is possible */
    refusal: z.string().optional(),
  }),
});

export const resendConfirmation = endpoint({
  method: "POST",
  path: "/api/auth/resend-confirmation",
  access: "public",
  summary: "Die Bestätigungsmail noch einmal senden; die Antwort ist immer dieselbe",
  body: z.object({ email }),
  response: done,
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/api/auth/confirm-email",
  access: "public",
  summary: "Die E-Mail-Adresse bestätigen, das Profil anlegen und anmelden",
  body: z.object({ token: linkToken }),
  response: z.object({
    /** promotion_failed: confirmed and signed in, but the profile could not be made; /setup goes on. */
    status: z.enum(["confirmed", "already_confirmed", "promotion_failed"]),
    agencyId: z.uuid().optional(),
    userId: z.uuid().optional(),
    /** A type of the specification's setup page */
    errorType: z
      .enum(["rls_permission", "foreign_key", "timeout", "network", "unknown"])
      .optional(),
  }),
});

export const promoteProfile = endpoint({
  method: "POST",
  path: "/promote-profile",
  access: "user",
  summary: "Das wartende Profil der angemeldeten Person anlegen",
  body: z.object({ agency_id: z.uuid(), auth_id: z.uuid() }),
  /** A refusal carries `detail`. */
  response: z.object({ status: z.enum(["success", "already_promoted"]) }),
});

/** What /setup looks at before it promotes: the profile, the pending profile. A foreign id finds nothing. */
export const getSetupState = endpoint({
  method: "GET",
  path: "/api/setup/:agencyId",
  access: "user",
  summary: "Ob das Profil schon da ist oder noch wartet",
  params: z.object({ agencyId: z.uuid() }),
  /** Who the setup is for, as its page was told; anybody but the caller finds nothing. */
  query: z.object({ userId: z.string().max(64).optional() }),
  response: z.object({ hasProfile: z.boolean(), hasPendingProfile: z.boolean() }),
});

/** The specification's upsert of the user record, for the caller's own agency only. */
export const upsertUserRecord = endpoint({
  method: "POST",
  path: "/api/setup/:agencyId/user",
  access: "user",
  summary: "Den eigenen Nutzerdatensatz zum vorhandenen Profil anlegen oder erneuern",
  params: z.object({ agencyId: z.uuid() }),
  response: done,
});

const text = (max: number) => z.string().max(max).nullish();

const scalar = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]);
type MetadataValue = z.output<typeof scalar> | MetadataValue[] | { [key: string]: MetadataValue };

/** JSON of a few levels: what is nested thousands deep is an attack on whatever walks through it. */
const metadataValue = (levels: number): z.ZodType<MetadataValue> =>
  levels === 0
    ? scalar
    : z.union([
        scalar,
        z.array(metadataValue(levels - 1)).max(50),
        z.record(z.string().max(100), metadataValue(levels - 1)),
      ]);

/** The specification's payload, every field of it; secrets are removed on both sides. */
export const sendSupportAlert = endpoint({
  method: "POST",
  path: "/send-support-alert",
  access: "user",
  maxBodyBytes: 64 * 1024,
  summary: "Den Support über einen Fehler beim Anlegen des Profils benachrichtigen",
  body: z.object({
    userId: text(64),
    userEmail: text(254),
    agencyId: text(64),
    errorType: text(100),
    errorMessage: text(2_000),
    timestamp: text(40),
    retryAttempt: z.int().min(0).max(100).nullish(),
    userAgent: text(500),
    url: text(2_000),
    currentPage: text(500),
    referrer: text(2_000),
    screenResolution: text(40),
    windowSize: text(40),
    userMetadata: z.record(z.string().max(100), metadataValue(3)).nullish(),
    userCreatedAt: text(40),
    userLastSignIn: text(40),
    localStorageAgencyId: text(64),
    sessionStorageData: z
      .object({
        pendingSessionId: text(200),
        pendingSessions: z.array(z.string().max(1_000)).max(50).nullish(),
      })
      .nullish(),
    cookiesEnabled: z.boolean().nullish(),
    onLine: z.boolean().nullish(),
    language: text(40),
    platform: text(100),
    recentConsoleErrors: z.array(z.string().max(1_000)).max(10).nullish(),
    fullConsoleLogs: z.array(z.string().max(1_000)).max(20).nullish(),
    urlParams: z.record(z.string().max(100), z.string().max(2_000)).nullish(),
  }),
  response: z.object({ success: z.boolean() }),
});
