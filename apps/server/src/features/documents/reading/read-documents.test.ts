import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ProcessReader } from "../../../adapters/documents/process/process-reader.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { DocumentFile } from "../../../ports/document-reader.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import {
  deadlineText,
  documentsWorld,
  notStopped,
  saveTendersWithDocuments,
  slug,
  tenderId,
} from "../../../testing/documents/documents-world.ts";
import type { DocumentsWorld } from "../../../testing/documents/documents-world.ts";
import { deleteDiscardedObjects } from "../objects/delete-discarded-objects.ts";
import { uploadDocument } from "../upload-document.ts";
import { readDocuments } from "./read-documents.ts";

let database: TestDatabase;
let world: DocumentsWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTendersWithDocuments(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  world = await documentsWorld(database);
});

describe("a process that ends in the middle", () => {
  const begin = (tries: number) =>
    asOperator(world.as(), (t) =>
      t.db
        .updateTable("document")
        .set({ state: "reading", tries })
        .where("agency_id", "=", world.agency.agencyId)
        .execute(),
    );

  test("is followed by another that reads what was begun", async () => {
    await world.upload("Bedingungen.txt", deadlineText);
    await begin(1);
    await world.read();
    expect(await world.states()).toEqual(["Bedingungen.txt: read"]);
  });

  test("three times over the same file: the file is refused and the others are read", async () => {
    await world.upload("a.txt", deadlineText);
    await begin(3);
    await world.upload("b.txt", "Bindefrist: 31.01.2027");
    await world.read();
    expect(await world.list()).toMatchObject([
      { state: "refused", refusal: "unreadable" },
      { state: "read" },
    ]);
  });

  test("because it was told to, leaves no try behind", async () => {
    await world.upload("Bedingungen.txt", deadlineText);
    const stop = new AbortController();
    const reader = new ProcessReader();
    const documents = {
      unpack: (file: DocumentFile) => reader.unpack(file),
      read: async () => {
        stop.abort();
        throw new Error("stopped");
      },
    };
    const ctx = world.as(world.agency, { ports: { documents } });
    const payload = { agencyId: world.agency.agencyId, tenderId };
    await expect(readDocuments(ctx, payload, stop.signal)).rejects.toThrow("stopped");
    const rows = await inAgency(world.as(), world.agency.agencyId, (t) =>
      t.db.selectFrom("document").select(["state", "tries"]).execute(),
    );
    expect(rows).toEqual([{ state: "waiting", tries: 0 }]);
  });

  test("while a file is being stored leaves an object that goes after a day", async () => {
    const objects = {
      ...world.store,
      put: async (name: string, bytes: Uint8Array) => {
        await world.store.put(name, bytes);
        throw new Error("the process ends");
      },
    };
    const ctx = world.as(world.agency, { ports: { objects } });
    const file = { slug, name: "a.txt", bytes: Buffer.from("Text") };
    await expect(uploadDocument(ctx, file)).rejects.toThrow("the process ends");
    expect(await world.list()).toEqual([]);
    await deleteDiscardedObjects(world.as(), notStopped);
    expect(world.objects.size).toBe(1);
    const dayLater = new Date(testNow.getTime() + 25 * 3_600_000);
    await deleteDiscardedObjects(world.as(world.agency, { now: dayLater }), notStopped);
    expect(world.objects.size).toBe(0);
  });
});
