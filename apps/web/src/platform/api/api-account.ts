import type {
  acceptInvitation,
  completePasswordReset,
  confirmEmail,
  confirmEmailChange,
  confirmMailAddress,
  exchangeRecoveryToken,
  getMethodology,
  getSession,
  getSetupState,
  getUserStatus,
  previewInvitation,
  previewUnsubscribing,
  promoteProfile,
  register,
  requestPasswordReset,
  resendConfirmation,
  sendContactRequest,
  sendDemoRequest,
  sendSupportAlert,
  signIn,
  signOut,
  unsubscribe,
  upsertUserRecord,
  verifySecondFactor,
} from "@tc/contract";
import type { z } from "zod";
import { ApiError } from "./api-error";
import { endpointUrl, fetchApi } from "./api-fetch";

interface Shape {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}
type InputOf<Schema> = z.input<Extract<Schema, z.ZodType>>;

interface Input<E extends Shape> {
  params?: InputOf<E["params"]>;
  query?: InputOf<E["query"]>;
  body?: InputOf<E["body"]>;
  signal?: AbortSignal;
}

/**
 * The endpoints of pages before the sign-in, without their schemas: these pages must be small, and the server checks every
 * answer before it sends it. A test holds method and path against the contract.
 */
function define<E extends Shape>(method: "GET" | "POST", path: string) {
  const call = async (input: Input<E> = {}): Promise<z.output<E["response"]>> => {
    const url = endpointUrl(path, input.params, input.query);
    const { json, status, requestId } = await fetchApi(url, {
      method,
      body: input.body,
      signal: input.signal,
    });
    if (typeof json !== "object" || json === null) {
      throw new ApiError("invalid_answer", status, requestId);
    }
    // Checked on the server by the schema this type comes from.
    return json as z.output<E["response"]>;
  };
  return Object.assign(call, { method, path });
}

export const account = {
  getMethodology: define<typeof getMethodology>("GET", "/api/methodology"),
  getSession: define<typeof getSession>("GET", "/api/session"),
  getUserStatus: define<typeof getUserStatus>("GET", "/api/user-status"),
  signIn: define<typeof signIn>("POST", "/api/auth/sign-in"),
  verifySecondFactor: define<typeof verifySecondFactor>("POST", "/api/auth/second-factor"),
  signOut: define<typeof signOut>("POST", "/api/auth/sign-out"),
  requestPasswordReset: define<typeof requestPasswordReset>("POST", "/api/auth/request-reset"),
  exchangeRecoveryToken: define<typeof exchangeRecoveryToken>("POST", "/api/auth/recovery"),
  completePasswordReset: define<typeof completePasswordReset>("POST", "/api/auth/reset-password"),
  register: define<typeof register>("POST", "/api/auth/register"),
  resendConfirmation: define<typeof resendConfirmation>("POST", "/api/auth/resend-confirmation"),
  confirmEmail: define<typeof confirmEmail>("POST", "/api/auth/confirm-email"),
  confirmEmailChange: define<typeof confirmEmailChange>("POST", "/api/auth/confirm-email-change"),
  getSetupState: define<typeof getSetupState>("GET", "/api/setup/:agencyId"),
  upsertUserRecord: define<typeof upsertUserRecord>("POST", "/api/setup/:agencyId/user"),
  promoteProfile: define<typeof promoteProfile>("POST", "/promote-profile"),
  sendSupportAlert: define<typeof sendSupportAlert>("POST", "/send-support-alert"),
  sendDemoRequest: define<typeof sendDemoRequest>("POST", "/api/demo-request"),
  sendContactRequest: define<typeof sendContactRequest>("POST", "/api/contact-request"),
  previewInvitation: define<typeof previewInvitation>("POST", "/api/invitations/preview"),
  confirmMailAddress: define<typeof confirmMailAddress>("POST", "/api/emails/confirm"),
  previewUnsubscribing: define<typeof previewUnsubscribing>("POST", "/api/emails/unsubscribing"),
  unsubscribe: define<typeof unsubscribe>("POST", "/api/emails/unsubscribe"),
  acceptInvitation: define<typeof acceptInvitation>("POST", "/api/invitations/accept"),
};
