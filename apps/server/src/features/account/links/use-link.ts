import { AppError } from "@tc/domain";
import type { Transaction } from "../../../platform/context.ts";
import { lockAccount } from "../account.operator.store.ts";
import type { Account } from "../account.operator.store.ts";
import { findLink, takeLink } from "./link.store.ts";
import type { Link, LinkPurpose } from "./link.store.ts";

/**
 * Uses a link up, for exactly one of those who come with it at the same time. The account is locked before the link, as
 * everywhere, so that nobody waits for the other crosswise. Throws link_invalid.
 */
export async function useLink(
  t: Transaction,
  purpose: LinkPurpose,
  hash: Buffer,
): Promise<{ account: Account; link: Link }> {
  const storedLink = await findLink(t, purpose, hash);
  const account = storedLink && (await lockAccount(t, storedLink.userId));
  const link = account && (await takeLink(t, purpose, hash));
  if (!link) throw new AppError("link_invalid");
  return { account, link };
}
