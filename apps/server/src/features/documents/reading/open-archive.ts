import { randomUUID } from "node:crypto";
import type { DocumentRefusalReason } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import type { SealedObject } from "../../../platform/objects/sealed-objects.ts";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { DocumentFile, DocumentRefusal } from "../../../ports/document-reader.ts";
import { documentName, freeName } from "../document-name.ts";
import * as documents from "../documents.store.ts";
import { raiseRevision } from "../extract/extract.store.ts";
import { putObject } from "../objects/document-objects.ts";
import { findObject, holdObject } from "../objects/object.store.ts";
import { replaceDocument } from "../versions/replace-document.ts";
import type { Reading } from "./reading.store.ts";
import { endReading } from "./reading.store.ts";

type Entry = DocumentFile | DocumentRefusal;

interface Member {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly object?: SealedObject;
  readonly refusal?: DocumentRefusalReason;
}

/** Puts the members of an archive in its place: each is a document of its own, those refused with their reason. */
export async function openArchive(
  ctx: Context,
  { agencyId, tenderId, document, signal }: Reading,
  first: IteratorResult<Entry, void>,
  rest: AsyncIterator<Entry, void>,
): Promise<void> {
  const { id, name } = document;
  const room = await inAgency(ctx, agencyId, (t) => documents.roomFor(t, tenderId, [id]));
  const members: Member[] = [];
  const names = new Set<string>();
  let bytes = 0;
  for (let entry = first; !entry.done; entry = await rest.next()) {
    signal.throwIfAborted();
    const memberName = freeName(documentName(entry.value.file), names);
    const member = await keep(ctx, memberName, entry.value, room.bytes - bytes);
    bytes += member.bytes;
    members.push(member);
    names.add(memberName);
    if (members.length > room.files) {
      await inAgency(ctx, agencyId, (t) => endReading(t, id, { refusal: "too-many-files" }));
      return;
    }
  }
  await inAgency(ctx, agencyId, async (t) => {
    // What is wrong with the archive as a whole, or an archive with nothing in it, stays one row.
    const [only] = members;
    if (!only || (members.length === 1 && only.name === name)) {
      await endReading(t, id, { refusal: only?.refusal ?? "empty" });
      return;
    }
    await lockAgency(t);
    if (!(await documents.deleteDocument(t, id))) return;
    for (const member of members) {
      const earlier = await documents.findByName(t, tenderId, member.name);
      if (earlier && (await hasSameContent(t, earlier, member))) continue;
      await replaceDocument(t, earlier, { ...member, ...uploadOf(document), tenderId });
      if (member.object) await holdObject(t, member.id, "content", member.object);
    }
    await raiseRevision(t, tenderId);
  });
}

/** The same content again changes nothing; its new object goes when it is due. */
async function hasSameContent(
  t: AgencyTransaction,
  earlier: documents.DocumentRow,
  { object }: Member,
): Promise<boolean> {
  if (!object || earlier.state === "refused") return false;
  return (await findObject(t, earlier.id, "content"))?.sha256 === object.sha256;
}

async function keep(ctx: Context, name: string, entry: Entry, room: number): Promise<Member> {
  const id = randomUUID();
  if (!("bytes" in entry)) return { id, name, bytes: 0, refusal: entry.reason };
  const { bytes } = entry;
  if (bytes.byteLength > room) return { id, name, bytes: 0, refusal: "too-much" };
  if (bytes.byteLength === 0) return { id, name, bytes: 0, refusal: "empty" };
  const object = await putObject(ctx, id, bytes);
  return { id, name, bytes: bytes.byteLength, object };
}

const uploadOf = ({ uploadedAt, uploadedByName }: Reading["document"]) => ({
  uploadedAt,
  uploadedByName,
});
