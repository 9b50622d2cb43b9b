import { accountLimits, memberRoles } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, email, line, linkToken, password } from "./fields.ts";

export const getTeam = endpoint({
  method: "GET",
  path: "/api/team",
  access: "agency",
  summary: "Mitglieder und offene Einladungen der eigenen Agentur",
  response: z.object({
    /** Active members and open invitations together may not exceed it. */
    seats: z.int(),
    seatsUsed: z.int(),
    can: z.object({ manage: z.boolean() }),
    members: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        email: z.string(),
        role: z.enum(memberRoles),
        isYou: z.boolean(),
        isDeactivated: z.boolean(),
        joinedAt: z.iso.datetime(),
      }),
    ),
    invitations: z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        isExpired: z.boolean(),
      }),
    ),
  }),
});

export const activityKinds = [
  "mark",
  "decision",
  "check",
  "document",
  "proof",
  "card",
  "share",
  "team",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const listTeamActivity = endpoint({
  method: "GET",
  path: "/api/team/activity",
  access: "agency",
  summary: "Was Mitglieder der eigenen Agentur zuletzt getan haben, neuestes zuerst",
  query: z.object({
    memberId: z.uuid().optional(),
    /** As the page before named it */
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    activity: z.array(
      z.object({
        key: z.string(),
        at: z.iso.datetime(),
        kind: z.enum(activityKinds),
        /** Absent where the account is gone */
        byName: z.string().optional(),
        /** The mark, the decision, the name of the file or the kind of event */
        what: z.string().optional(),
        tender: z.object({ slug: z.string(), title: z.string() }).optional(),
      }),
    ),
    nextCursor: z.string().optional(),
  }),
});

export const inviteMember = endpoint({
  method: "POST",
  path: "/api/team/invitations",
  access: "owner",
  summary: "Jemanden per Mail einladen",
  body: z.object({ email }),
  response: z.object({ id: z.uuid() }),
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/team/invitations/:id/resend",
  access: "owner",
  summary: "Eine Einladung erneut senden; der alte Link gilt nicht mehr",
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/team/invitations/:id",
  access: "owner",
  summary: "Eine Einladung zurücknehmen",
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const deactivateMember = endpoint({
  method: "POST",
  path: "/api/team/members/:userId/deactivate",
  access: "owner",
  summary: "Ein Mitglied stilllegen; seine Anmeldungen enden sofort",
  params: z.object({ userId: z.uuid() }),
  response: done,
});

export const reactivateMember = endpoint({
  method: "POST",
  path: "/api/team/members/:userId/reactivate",
  access: "owner",
  summary: "Ein stillgelegtes Mitglied wieder zulassen, wenn ein Platz frei ist",
  params: z.object({ userId: z.uuid() }),
  response: done,
});

export const transferOwnership = endpoint({
  method: "POST",
  path: "/api/team/members/:userId/make-owner",
  access: "owner",
  summary: "Die Inhaberschaft an ein aktives Mitglied übergeben",
  params: z.object({ userId: z.uuid() }),
  body: z.object({ currentPassword: password }),
  response: done,
});

export const previewInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/preview",
  access: "public",
  summary: "Was eine Einladung enthält; verbraucht nichts",
  body: z.object({ token: linkToken }),
  response: z.object({ agencyName: z.string(), invitedBy: z.string(), email: z.string() }),
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/accept",
  access: "public",
  summary: "Eine Einladung annehmen: neues Konto mit Passwort, danach angemeldet",
  body: z.object({
    token: linkToken,
    name: line(accountLimits.nameMax),
    password,
    acceptsTerms: z.literal(true),
  }),
  response: done,
});
