import type { RateLimit } from "../../platform/http/rate-limit.ts";

/** Nobody mails strangers in the agency's name all day. */
export const invitationLimit: RateLimit = { name: "invite", limit: 20, windowSeconds: 3_600 };

/** Mails of one agency to one mailbox. */
export const ownInvitationsLimit: RateLimit = {
  name: "invite-address",
  limit: 3,
  windowSeconds: 24 * 3_600,
};

/** Mails to one mailbox, of all agencies together: invitations are no way to bomb it. */
export const invitedAddressLimit: RateLimit = {
  name: "invited-address",
  limit: 5,
  windowSeconds: 24 * 3_600,
};

/** Tries with an invitation's link, by network: the link itself cannot be guessed. */
export const acceptLimit: RateLimit = {
  name: "accept-invitation",
  limit: 30,
  windowSeconds: 3_600,
};
