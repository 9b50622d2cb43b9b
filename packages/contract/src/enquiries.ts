import {
  accountLimits,
  companySizes,
  contactSubjects,
  enquiryLimits,
  inboxKinds,
  onboardingWishMax,
  tiers,
} from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, email, line, lines, optionalLine } from "./fields.ts";

const sender = {
  firstName: line(enquiryLimits.nameMax),
  lastName: line(enquiryLimits.nameMax),
  email,
  phone: optionalLine(enquiryLimits.phoneMax),
  /** Nobody sees this field; what fills it in is suspected to be a robot. */
  extra: z.string().optional(),
};

const received = z.object({ ok: z.literal(true) });
const maxBodyBytes = 64 * 1024;

export const sendDemoRequest = endpoint({
  method: "POST",
  path: "/api/demo-request",
  access: "public",
  maxBodyBytes,
  summary: "Eine Demo anfragen",
  body: z.object({
    ...sender,
    company: line(accountLimits.companyMax),
    companySize: z.enum(companySizes),
    message: lines(enquiryLimits.messageMax).optional(),
  }),
  response: received,
});

export const sendContactRequest = endpoint({
  method: "POST",
  path: "/api/contact-request",
  access: "public",
  maxBodyBytes,
  summary: "Eine Nachricht über das Kontaktformular senden",
  body: z.object({
    ...sender,
    company: optionalLine(accountLimits.companyMax),
    subject: z.enum(contactSubjects),
    message: lines(enquiryLimits.messageMax).min(1),
  }),
  response: received,
});

export const listEnquiries = endpoint({
  method: "GET",
  path: "/api/admin/enquiries",
  access: "admin",
  summary:
    "Demo-, Kontakt- und Onboarding-Anfragen: offene mit bevorzugtem Support zuerst, dann die neuesten",
  query: z.object({ cursor: z.uuid().optional() }),
  response: z.object({
    enquiries: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(inboxKinds),
        at: z.iso.datetime(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /**
         * Of an onboarding the agency that asks. Of the others the one whose member has this address, and nobody has checked
         * that the member wrote.
         */
        agency: z.object({ name: z.string(), tier: z.enum(tiers).nullable() }).optional(),
        phone: z.string().optional(),
        company: z.string().optional(),
        companySize: z.enum(companySizes).optional(),
        subject: z.enum(contactSubjects).optional(),
        message: z.string().optional(),
        handledAt: z.iso.datetime().optional(),
        isSuspected: z.boolean(),
        isApplication: z.boolean(),
        /** When the process of an application ended. */
        closedAt: z.iso.datetime().optional(),
      }),
    ),
    nextCursor: z.uuid().optional(),
  }),
});

export const changeEnquiry = endpoint({
  method: "PATCH",
  path: "/api/admin/enquiries/:id",
  access: "admin",
  summary: "Eine Anfrage als erledigt, als Bewerbung oder deren Verfahren als beendet kennzeichnen",
  params: z.object({ id: z.uuid() }),
  body: z.union([
    z.strictObject({ isHandled: z.boolean() }),
    z.strictObject({ isApplication: z.boolean() }),
    /** Of applications only. */
    z.strictObject({ isClosed: z.boolean() }),
  ]),
  response: done,
});

export const deleteEnquiry = endpoint({
  method: "DELETE",
  path: "/api/admin/enquiries/:id",
  access: "admin",
  summary: "Eine Anfrage löschen (Art. 17 DSGVO)",
  params: z.object({ id: z.uuid() }),
  response: done,
});

/** The agency's latest one. */
const onboardingRequest = z.object({
  requestedAt: z.iso.datetime(),
  /** The member's name as it was then */
  byName: z.string(),
  /** When the operator had dealt with it; only then may the agency ask again. */
  handledAt: z.iso.datetime().optional(),
});

export const getOnboardingRequest = endpoint({
  method: "GET",
  path: "/api/agency/onboarding-request",
  access: "agency",
  summary: "Die letzte Anfrage der Agentur nach einem persönlichen Onboarding",
  response: z.object({ request: onboardingRequest.optional() }),
});

/** Throws plan_required and rate_limited. */
export const sendOnboardingRequest = endpoint({
  method: "POST",
  path: "/api/agency/onboarding-request",
  access: "agency",
  summary: "Ein persönliches Onboarding anfragen; höchstens eine Anfrage ist offen",
  body: z.strictObject({
    wish: lines(onboardingWishMax).optional(),
    phone: optionalLine(enquiryLimits.phoneMax),
  }),
  response: z.object({
    request: onboardingRequest,
    /** False: one was open already, perhaps another member's, and nothing was sent. */
    isNew: z.boolean(),
  }),
});
