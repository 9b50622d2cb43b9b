import type { Context } from "../../../platform/context.ts";
import { openSealed, seal } from "../../../platform/objects/sealed-objects.ts";
import type { SealedObject } from "../../../platform/objects/sealed-objects.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { findFetchedObject } from "../fetched/fetched-documents.store.ts";
import { announceObject, findObject } from "./object.store.ts";
import type { ObjectPart } from "./object.store.ts";

/** An object that no row has taken by then goes again. */
const dayMs = 24 * 60 * 60 * 1_000;

/** Encrypts and stores; the caller's transaction then holds the object (`holdObject`). */
export async function putObject(
  ctx: Context,
  documentId: string,
  content: Uint8Array,
): Promise<SealedObject> {
  const { object, bytes } = seal(ctx.ports.keyRing, content, documentId);
  await announceObject(ctx, object.name, new Date(ctx.now().getTime() + dayMs));
  await ctx.ports.objects.put(object.name, bytes);
  return object;
}

/** Of the agency's document, or of one that was fetched for everybody. Undefined where there is none, or the store lost it. */
export async function openObject(
  ctx: Context,
  agencyId: string,
  documentId: string,
  part: ObjectPart,
): Promise<Buffer | undefined> {
  const object = await inAgency(
    ctx,
    agencyId,
    async (t) =>
      (await findObject(t, documentId, part)) ?? (await findFetchedObject(t, documentId, part)),
  );
  const { objects, keyRing } = ctx.ports;
  return object && openSealed(objects, keyRing, object, documentId);
}
