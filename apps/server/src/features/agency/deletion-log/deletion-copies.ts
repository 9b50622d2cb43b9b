import { createHash } from "node:crypto";
import { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import type { Deletion } from "./deletion-log.operator.store.ts";

type Ports = Pick<Context["ports"], "objects" | "keyRing">;

const stored = z.array(
  z.object({ agencyId: z.uuid(), userIds: z.array(z.uuid()), deletedAt: z.iso.datetime() }),
);
const sealed = z.object({ keyId: z.string(), bytes: z.base64() });

/** The object with the deletions of a day (UTC): its name needs no row, so it is found after any restore. */
const nameOf = (day: string) =>
  createHash("sha256").update(`deletions of ${day}`).digest("hex").slice(0, 32);

export interface DeletionCopy {
  readonly deletions: readonly Deletion[];
  /** Encrypted with a secret that will be retired */
  readonly hasOldKey: boolean;
}

/** Throws where no configured secret opens it. */
export async function readCopy({ objects, keyRing }: Ports, day: string): Promise<DeletionCopy> {
  const bytes = await objects.get(nameOf(day));
  if (!bytes) return { deletions: [], hasOldKey: false };
  const { keyId, bytes: body } = sealed.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  const text = keyRing.decrypt({ keyId, bytes: Buffer.from(body, "base64") }, nameOf(day));
  const deletions = stored
    .parse(JSON.parse(text))
    .map(({ deletedAt, ...deletion }) => ({ ...deletion, deletedAt: new Date(deletedAt) }));
  return { deletions, hasOldKey: keyId !== keyRing.currentKeyId };
}

export async function writeCopy(
  { objects, keyRing }: Ports,
  day: string,
  deletions: readonly Deletion[],
): Promise<void> {
  const { keyId, bytes } = keyRing.encrypt(JSON.stringify(deletions), nameOf(day));
  const text = JSON.stringify({ keyId, bytes: bytes.toString("base64") });
  await objects.put(nameOf(day), Buffer.from(text));
}

export async function dropCopy({ objects }: Ports, day: string): Promise<void> {
  await objects.delete(nameOf(day));
}
