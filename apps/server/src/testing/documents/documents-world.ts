import { readerInPlace } from "./reader-in-place.ts";
import { listDocuments } from "../../features/documents/list-documents.ts";
import { readDocuments } from "../../features/documents/reading/read-documents.ts";
import { uploadDocument } from "../../features/documents/upload-document.ts";
import { concludeProcessingContract } from "../../features/processing-contract/conclude-processing-contract.ts";
import { contractVersion } from "../../features/processing-contract/contract-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import { testContext, testNow } from "../database/test-context.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { useWorld } from "../database/use-world.ts";
import type { TestWorld } from "../database/use-world.ts";
import { makeAgency } from "../people/make-agency.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { makeTender } from "../tenders/make-tender.ts";
import { saveTenders } from "../tenders/save-tenders.ts";

export const tenderId = "01900000-0000-7000-8000-000000000001";
export const otherTenderId = "01900000-0000-7000-8000-000000000002";
export const slug = `t-${tenderId}`;
export const notStopped: AbortSignal = new AbortController().signal;
/** What the tender's notice says too */
export const deadlineText = "Angebotsfrist: 18.12.2026, 14:00 Uhr";

/** Two tenders; the first takes offers until 18 December 2026, 14:00 in Germany. */
async function saveTendersWithDocuments({ db }: TestDatabase): Promise<void> {
  const offer = { kind: "offer", at: "2026-12-18T13:00:00Z", hasTime: true } as const;
  await saveTenders(db, [
    { id: tenderId, tender: makeTender({ title: "Kampagne", lots: [{ deadlines: [offer] }] }) },
    { id: otherTenderId, tender: makeTender({ title: "Kampagne, berichtigt" }) },
  ]);
}

/** An agency that may upload, with an object store of its own. */
async function documentsWorld(database: TestDatabase) {
  const objects = createFakeObjectStore();
  const agency = await makeAgency(database);
  const as = (
    { actor }: Pick<MadeAgency, "actor"> = agency,
    { now = testNow, ports }: { now?: Date; ports?: Partial<Ports> } = {},
  ) =>
    testContext(database, { actor, now, ports: { objects, documents: readerInPlace, ...ports } });
  await concludeProcessingContract(as(), { version: contractVersion });
  const list = async (made = agency) => (await listDocuments(as(made), { slug })).documents;
  return {
    agency,
    as,
    list,
    objects: objects.objects,
    store: objects,
    upload: (name: string, content: string | Buffer, made = agency) =>
      uploadDocument(as(made), { slug, name, bytes: Buffer.from(content) }),
    read: (id = tenderId) =>
      readDocuments(as(), { agencyId: agency.agencyId, tenderId: id }, notStopped),
    states: async () => (await list()).map(({ name, state }) => `${name}: ${state}`),
  };
}

type DocumentsWorld = Awaited<ReturnType<typeof documentsWorld>>;

/** Gives the tests of a file a database with the tenders, and each of them a world of its own. */
export function useDocumentsWorld(): TestWorld<DocumentsWorld> {
  return useWorld({ fill: saveTendersWithDocuments, make: documentsWorld });
}
