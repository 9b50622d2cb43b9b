import { AppError } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { testNow } from "../../testing/database/test-context.ts";
import {
  otherTenderId,
  tenderId,
  useDocumentsWorld,
} from "../../testing/documents/documents-world.ts";

const tests = useDocumentsWorld();

describe("there is room for", () => {
  const fill = (change: { content_bytes: number; tender_id?: string }, count = 1) =>
    asOperator(tests.world.as(), (t) =>
      t.db
        .insertInto("document")
        .values(
          Array.from({ length: count }, () => ({
            id: crypto.randomUUID(),
            agency_id: tests.world.agency.agencyId,
            tender_id: tenderId,
            name: crypto.randomUUID(),
            uploaded_at: testNow,
            uploaded_by_name: "Erika Muster",
            state: "refused" as const,
            ...change,
          })),
        )
        .execute(),
    );

  test("200 MB of a tender", async () => {
    await fill({ content_bytes: 199_999_990 });
    await expect(tests.world.upload("b.txt", "elf Zeichen")).rejects.toEqual(
      new AppError("documents_full", { maxBytes: 200_000_000 }),
    );
    expect((await tests.world.upload("b.txt", "zehn Zeich")).state).toBe("waiting");
  });

  test("500 files of a tender", async () => {
    await fill({ content_bytes: 1 }, 499);
    await tests.world.upload("499.txt", "Text");
    await expect(tests.world.upload("500.txt", "Text")).rejects.toEqual(
      new AppError("documents_full", { maxFiles: 500 }),
    );
    expect((await tests.world.upload("499.txt", "Neuer Text")).state).toBe("waiting");
  });

  test("5 GB of an agency", async () => {
    await fill({ content_bytes: 2_000_000_000, tender_id: otherTenderId }, 2);
    await fill({ content_bytes: 999_999_999, tender_id: otherTenderId });
    await expect(tests.world.upload("b.txt", "zwei")).rejects.toMatchObject({
      code: "documents_full",
    });
    expect((await tests.world.upload("b.txt", "1")).state).toBe("waiting");
  });
});
