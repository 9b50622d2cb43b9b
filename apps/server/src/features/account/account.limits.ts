import type { RateLimit } from "../../platform/http/rate-limit.ts";

const minute = 60;
const hour = 60 * minute;

/**
 * Tries for one account from one network. The network is part of what is counted, so that nobody locks others out by
 * failing in their name.
 */
export const signInLimits: readonly RateLimit[] = [
  { name: "sign-in", limit: 5, windowSeconds: minute },
  { name: "sign-in-hour", limit: 30, windowSeconds: hour },
];

/** Tries from one network, whatever the account: an office shares it, a list of stolen passwords does not fit in. */
export const signInNetworkLimit: RateLimit = {
  name: "sign-in-network",
  limit: 60,
  windowSeconds: minute,
};

/** Codes from one network; each begun sign-in allows five, each account ten wrong ones in a row. */
export const secondFactorLimit: RateLimit = {
  name: "second-factor",
  limit: 30,
  windowSeconds: 10 * minute,
};

/** Codes of a person who is setting the second factor up. */
export const secondFactorSetupLimit: RateLimit = {
  name: "second-factor-setup",
  limit: 10,
  windowSeconds: 10 * minute,
};

/** Passwords that a signed-in person gives once more, by account: a stolen session must not guess it. */
export const passwordAgainLimit: RateLimit = {
  name: "password-again",
  limit: 10,
  windowSeconds: 15 * minute,
};

/** Reset links asked for from one network. */
export const resetNetworkLimit: RateLimit = {
  name: "reset-network",
  limit: 30,
  windowSeconds: hour,
};

/** Reset links mailed to one address, known or not: nobody's inbox is flooded through us. More are dropped silently. */
export const resetAddressLimit: RateLimit = {
  name: "reset-address",
  limit: 5,
  windowSeconds: hour,
};

/** Links and recoveries used from one network; none can be guessed, this keeps the database free of trying. */
export const linkLimit: RateLimit = { name: "account-link", limit: 60, windowSeconds: hour };

/** Links to new addresses, by account: strangers get no mails through us all day. */
export const emailChangeLimit: RateLimit = {
  name: "email-change",
  limit: 5,
  windowSeconds: hour,
};

/** Refused ids that are written down, by account: more say nothing new. */
export const foreignIdLimit: RateLimit = { name: "foreign-id", limit: 30, windowSeconds: hour };
