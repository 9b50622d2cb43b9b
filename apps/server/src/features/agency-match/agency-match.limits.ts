import type { RateLimit } from "../../platform/http/rate-limit.ts";

const hour = 3_600;

/** Requests by network, those of robots included: a purchasing office writes a few, a robot many. */
export const closedRequestLimit: RateLimit = {
  name: "closed-request",
  limit: 10,
  windowSeconds: hour,
};

/** Mails to one inbox, whoever typed it: nobody's inbox is filled through us. */
export const inboxLimit: RateLimit = {
  name: "closed-request-inbox",
  limit: 3,
  windowSeconds: 24 * hour,
};

/** Mails that one network causes. */
export const networkMailLimit: RateLimit = {
  name: "closed-request-network",
  limit: 6,
  windowSeconds: 24 * hour,
};

/** Mails of the whole installation, so that many networks together do not make a mail cannon of it. */
export const totalMailLimit: RateLimit = {
  name: "closed-request-total",
  limit: 60,
  windowSeconds: hour,
};

/** Calls with a link's token, by network. Nobody guesses 256 bits; it keeps the load away. */
export const linkLimit: RateLimit = {
  name: "closed-request-link",
  limit: 120,
  windowSeconds: 600,
};
