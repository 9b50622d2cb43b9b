import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { DocumentText } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import type { SealedObject } from "../../../platform/objects/sealed-objects.ts";
import { openObject, putObject } from "../objects/document-objects.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** What a document says, stored as JSON that is packed and encrypted. */
export async function putText(
  ctx: Context,
  documentId: string,
  text: DocumentText,
): Promise<SealedObject> {
  return putObject(ctx, documentId, await pack(JSON.stringify(text)));
}

export async function openText(
  ctx: Context,
  agencyId: string,
  documentId: string,
): Promise<DocumentText | undefined> {
  const bytes = await openObject(ctx, agencyId, documentId, "text");
  return bytes && unpackText(bytes);
}

/** Of bytes that `putText` wrote; whoever opened the object has compared them with the hash in the row. */
export async function unpackText(bytes: Buffer): Promise<DocumentText> {
  return JSON.parse((await unpack(bytes)).toString()) as DocumentText;
}
