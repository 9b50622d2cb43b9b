import { ApiError } from "../../../platform/api/api-error";

/** As the contract has it: 256 random bits in base64url. Anything else need not be sent. */
export function isLinkToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}

export function isInvalidLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === "link_invalid";
}
