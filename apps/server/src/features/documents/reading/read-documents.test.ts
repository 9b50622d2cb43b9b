import { describe, expect, test } from "vitest";
import { readerInPlace } from "../../../testing/documents/reader-in-place.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { DocumentFile } from "../../../ports/document-reader.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import {
  deadlineText,
  notStopped,
  slug,
  tenderId,
  useDocumentsWorld,
} from "../../../testing/documents/documents-world.ts";
import { deleteDiscardedObjects } from "../objects/delete-discarded-objects.ts";
import { uploadDocument } from "../upload-document.ts";
import { readDocuments } from "./read-documents.ts";

const tests = useDocumentsWorld();

describe("a process that ends in the middle", () => {
  const begin = (tries: number) =>
    asOperator(tests.world.as(), (t) =>
      t.db
        .updateTable("document")
        .set({ state: "reading", tries })
        .where("agency_id", "=", tests.world.agency.agencyId)
        .execute(),
    );

  test("is followed by another that reads what was begun", async () => {
    await tests.world.upload("Bedingungen.txt", deadlineText);
    await begin(1);
    await tests.world.read();
    expect(await tests.world.states()).toEqual(["Bedingungen.txt: read"]);
  });

  test("three times over the same file: the file is refused and the others are read", async () => {
    await tests.world.upload("a.txt", deadlineText);
    await begin(3);
    await tests.world.upload("b.txt", "Bindefrist: 31.01.2027");
    await tests.world.read();
    expect(await tests.world.list()).toMatchObject([
      { state: "refused", refusal: "unreadable" },
      { state: "read" },
    ]);
  });

  test("because it was told to, leaves no try behind", async () => {
    await tests.world.upload("Bedingungen.txt", deadlineText);
    const stop = new AbortController();
    const documents = {
      unpack: (file: DocumentFile) => readerInPlace.unpack(file),
      read: async () => {
        stop.abort();
        throw new Error("stopped");
      },
    };
    const ctx = tests.world.as(tests.world.agency, { ports: { documents } });
    const payload = { agencyId: tests.world.agency.agencyId, tenderId };
    await expect(readDocuments(ctx, payload, stop.signal)).rejects.toThrow("stopped");
    const rows = await inAgency(tests.world.as(), tests.world.agency.agencyId, (t) =>
      t.db.selectFrom("document").select(["state", "tries"]).execute(),
    );
    expect(rows).toEqual([{ state: "waiting", tries: 0 }]);
  });

  test("while a file is being stored leaves an object that goes after a day", async () => {
    const objects = {
      ...tests.world.store,
      put: async (name: string, bytes: Uint8Array) => {
        await tests.world.store.put(name, bytes);
        throw new Error("the process ends");
      },
    };
    const ctx = tests.world.as(tests.world.agency, { ports: { objects } });
    const file = { slug, name: "a.txt", bytes: Buffer.from("Text") };
    await expect(uploadDocument(ctx, file)).rejects.toThrow("the process ends");
    expect(await tests.world.list()).toEqual([]);
    await deleteDiscardedObjects(tests.world.as(), notStopped);
    expect(tests.world.objects.size).toBe(1);
    const dayLater = new Date(testNow.getTime() + 25 * 3_600_000);
    await deleteDiscardedObjects(tests.world.as(tests.world.agency, { now: dayLater }), notStopped);
    expect(tests.world.objects.size).toBe(0);
  });
});
