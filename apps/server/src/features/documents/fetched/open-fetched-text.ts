import type { DocumentText } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { openSealed } from "../../../platform/objects/sealed-objects.ts";
import { unpackText } from "../reading/document-text.ts";
import { findFetchedObject } from "./fetched-documents.store.ts";

/** Undefined where nothing of it was read, where it is gone, or where the store lost it */
export async function openFetchedText(
  ctx: Context,
  documentId: string,
): Promise<DocumentText | undefined> {
  const object = await findFetchedObject(ctx, documentId, "text");
  if (!object) return undefined;
  const { objects, keyRing } = ctx.ports;
  const bytes = await openSealed(objects, keyRing, object, documentId);
  return bytes && unpackText(bytes);
}
