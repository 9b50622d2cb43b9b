import { accountLimits, memberRoles, tiers } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, email, line, linkToken, password } from "./fields.ts";

/** The signed-in person as the browser may know it; `metadata` as the specification names it. */
export const sessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().optional(),
  /** The agency registered or joined; for finding the way only, the server never trusts it. */
  metadata: z.object({ name: z.string(), agency_id: z.uuid().optional() }),
  isAdmin: z.boolean(),
  hasSecondFactor: z.boolean(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const getSession = endpoint({
  method: "GET",
  path: "/api/session",
  access: "public",
  summary: "Wer angemeldet ist; ohne Anmeldung ist `user` null",
  response: z.object({ user: sessionUser.nullable() }),
});

export const getUserStatus = endpoint({
  method: "GET",
  path: "/api/user-status",
  access: "user",
  summary: "Der Nutzerdatensatz der angemeldeten Person; ohne Datensatz ist `record` null",
  response: z.object({
    record: z
      .object({
        agencyId: z.uuid(),
        agencyName: z.string(),
        active: z.boolean(),
        role: z.enum(memberRoles),
        tier: z.enum(tiers).nullable(),
      })
      .nullable(),
    /** A registered profile still waits for its promotion. */
    hasPendingProfile: z.boolean(),
  }),
});
export type UserStatus = z.output<typeof getUserStatus.response>;

export const signIn = endpoint({
  method: "POST",
  path: "/api/auth/sign-in",
  access: "public",
  summary: "Mit E-Mail-Adresse und Passwort anmelden",
  body: z.object({ email, password }),
  response: z.object({ status: z.enum(["signed_in", "second_factor"]) }),
});

export const verifySecondFactor = endpoint({
  method: "POST",
  path: "/api/auth/second-factor",
  access: "public",
  summary: "Die begonnene Anmeldung mit einem Code der App oder einem Ersatzcode abschließen",
  body: z.object({
    method: z.enum(["totp", "backup_code"]),
    code: z.string().trim().min(6).max(20),
    /** Do not ask again on this device for 30 days. */
    trustDevice: z.boolean().default(false),
  }),
  response: done,
});

export const signOut = endpoint({
  method: "POST",
  path: "/api/auth/sign-out",
  access: "public",
  summary: "Abmelden; wer nicht angemeldet ist, bleibt es",
  response: done,
});

export const listSessions = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  access: "user",
  summary: "Alle Anmeldungen der Person",
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        isCurrent: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        ip: z.string().optional(),
        userAgent: z.string().optional(),
      }),
    ),
  }),
});

export const revokeSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions/:id",
  access: "user",
  summary: "Eine eigene Anmeldung beenden",
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const signOutEverywhere = endpoint({
  method: "POST",
  path: "/api/account/sign-out-everywhere",
  access: "user",
  summary: "Alle Anmeldungen beenden, auch diese",
  response: done,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/account/password",
  access: "user",
  summary: "Passwort ändern; alle anderen Anmeldungen enden",
  body: z.object({ currentPassword: password, newPassword: password }),
  response: done,
});

export const changeName = endpoint({
  method: "POST",
  path: "/api/account/name",
  access: "user",
  summary: "Den eigenen Namen ändern",
  body: z.object({ name: line(accountLimits.nameMax) }),
  response: done,
});

export const requestEmailChange = endpoint({
  method: "POST",
  path: "/api/account/email",
  access: "user",
  summary: "Neue E-Mail-Adresse angeben; sie gilt, sobald sie bestätigt ist",
  body: z.object({ newEmail: email, currentPassword: password }),
  response: done,
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/api/auth/confirm-email-change",
  access: "public",
  summary: "Die neue E-Mail-Adresse mit dem Link aus der Mail bestätigen",
  body: z.object({ token: linkToken }),
  response: done,
});

export const beginSecondFactor = endpoint({
  method: "POST",
  path: "/api/account/second-factor",
  access: "user",
  summary:
    "Zweiten Faktor einrichten: Schlüssel und Ersatzcodes, wirksam nach dem ersten richtigen Code",
  body: z.object({ currentPassword: password }),
  response: z.object({
    /** otpauth:// address for the app */
    uri: z.string(),
    secret: z.string(),
    /** The same as a picture: an SVG path over a square grid. */
    qr: z.object({ size: z.int(), path: z.string() }),
    backupCodes: z.array(z.string()),
  }),
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/api/account/second-factor/confirm",
  access: "user",
  summary: "Zweiten Faktor mit dem ersten Code einschalten",
  body: z.object({ code: z.string().trim().min(6).max(accountLimits.totpMax) }),
  response: done,
});

export const removeSecondFactor = endpoint({
  method: "POST",
  path: "/api/account/second-factor/remove",
  access: "user",
  summary: "Zweiten Faktor ausschalten",
  body: z.object({ currentPassword: password }),
  response: done,
});

export const renewBackupCodes = endpoint({
  method: "POST",
  path: "/api/account/second-factor/backup-codes",
  access: "user",
  summary: "Neue Ersatzcodes; die alten gelten nicht mehr",
  body: z.object({ currentPassword: password }),
  response: z.object({ backupCodes: z.array(z.string()) }),
});

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/auth/request-reset",
  access: "public",
  summary: "Einen Link zum Zurücksetzen des Passworts anfordern; die Antwort ist immer dieselbe",
  body: z.object({ email }),
  response: done,
});

export const exchangeRecoveryToken = endpoint({
  method: "POST",
  path: "/api/auth/recovery",
  access: "public",
  summary: "Den einmaligen Schlüssel eines Wiederherstellungslinks gegen eine Anmeldung tauschen",
  body: z.object({ accessToken: linkToken }),
  response: z.object({ email: z.string() }),
});

export const completePasswordReset = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  summary: "Nach der Wiederherstellung ein neues Passwort setzen; alle anderen Anmeldungen enden",
  body: z.object({ newPassword: password }),
  response: z.object({ status: z.enum(["signed_in", "second_factor"]) }),
});
