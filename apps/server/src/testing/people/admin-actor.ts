import { randomUUID } from "node:crypto";
import type { Actor } from "../../platform/context.ts";

/** An admin as the caller, whatever the account's row says. */
export function adminActor({
  userId,
  email = "admin@betrieb.example",
}: {
  readonly userId: string;
  readonly email?: string;
}): Actor & { kind: "user" } {
  const session = { id: randomUUID(), userId, email, isAdmin: true, hasSecondFactor: true };
  return { kind: "user", session };
}
