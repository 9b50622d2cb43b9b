import { randomUUID } from "node:crypto";
import type { TenderDocument } from "@tc/contract";
import { AppError, invariant, uploadLimits } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { findTenderId, holdTenderAt } from "../../platform/database/tender-address.store.ts";
import { sha256 } from "../../platform/objects/sealed-objects.ts";
import { lockAgency } from "../../platform/tenancy/agency-lock.store.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { isContractConcluded } from "../processing-contract/index.ts";
import { documentName } from "./document-name.ts";
import * as store from "./documents.store.ts";
import type { DocumentRow } from "./documents.store.ts";
import { raiseRevision } from "./extract/extract.store.ts";
import { readDocumentsJob } from "./job-definitions.ts";
import { putObject } from "./objects/document-objects.ts";
import { findObject, holdObject } from "./objects/object.store.ts";
import { toTenderDocument } from "./to-tender-document.ts";
import { replaceDocument } from "./versions/replace-document.ts";

export interface Upload {
  readonly slug: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Keeps a file for its agency alone and has it read. It replaces one of the same name; the same content again changes
 * nothing. Throws processing_contract_missing, documents_full.
 */
export async function uploadDocument(ctx: Context, sent: Upload): Promise<TenderDocument> {
  const { agencyId } = requireMembership(ctx);
  const { slug, bytes } = sent;
  const name = fileNameOf(sent.name);
  const upload = { slug, name, bytes };
  const hash = sha256(bytes);
  const earlier = await inAgency(ctx, agencyId, (t) => replacedBy(t, upload, hash));
  if (earlier?.isSame) return toTenderDocument(earlier.row);
  const id = randomUUID();
  const object = await putObject(ctx, id, bytes);
  return inAgency(ctx, agencyId, async (t) => {
    // Two uploads at once shall not both take the last place.
    await lockAgency(t);
    const tender = await holdTenderAt(t.db, slug);
    if (!tender) throw new AppError("not_found");
    const tenderId = tender.id;
    const replaced = await replacedBy(t, upload, hash);
    if (replaced?.isSame) return toTenderDocument(replaced.row);
    await replaceDocument(t, replaced?.row, {
      id,
      tenderId,
      name,
      bytes: bytes.byteLength,
      uploadedAt: t.now(),
      uploadedByName: await memberName(t, requireUserId(ctx)),
    });
    await holdObject(t, id, "content", object);
    await raiseRevision(t, tenderId);
    await t.enqueue(readDocumentsJob, { agencyId, tenderId });
    const row = await store.findDocument(t, id);
    invariant(row, "an inserted document is there");
    return toTenderDocument(row);
  });
}

/** The name without the folders it came from, as some browsers send them. */
function fileNameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1)?.trim() ?? "";
  if (/^\.*$/.test(last)) throw new AppError("bad_request");
  return documentName(last);
}

/** The document whose place the upload takes, and whether it is the same. Throws where the upload is refused. */
async function replacedBy(
  t: AgencyTransaction,
  { slug, name, bytes }: Upload,
  hash: string,
): Promise<{ row: DocumentRow; isSame: boolean } | undefined> {
  if (bytes.byteLength === 0) throw new AppError("bad_request");
  const tenderId = await findTenderId(t.db, slug);
  if (tenderId === undefined) throw new AppError("not_found");
  if (!(await isContractConcluded(t))) throw new AppError("processing_contract_missing");
  const row = await store.findByName(t, tenderId, name);
  const room = await store.roomFor(t, tenderId, row ? [row.id] : []);
  if (room.files < 1) {
    throw new AppError("documents_full", { maxFiles: uploadLimits.tenderFiles });
  }
  if (room.bytes < bytes.byteLength) {
    throw new AppError("documents_full", { maxBytes: uploadLimits.tenderBytes });
  }
  if (!row) return undefined;
  const content = await findObject(t, row.id, "content");
  return { row, isSame: row.state !== "refused" && content?.sha256 === hash };
}
