import { expect, test } from "vitest";
import { hostileArchives } from "../../testing/documents/hostile/hostile-archives.ts";
import { hostileOffice } from "../../testing/documents/hostile/hostile-office.ts";
import { hostileOthers } from "../../testing/documents/hostile/hostile-others.ts";
import { hostilePdfs } from "../../testing/documents/hostile/hostile-pdfs.ts";
import { testHostileFiles } from "../../testing/documents/hostile/test-hostile-files.ts";

test("there are at least 150 hostile files, each with a name of its own", () => {
  const files = [...hostileArchives, ...hostileOffice, ...hostilePdfs, ...hostileOthers];
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(150);
});

testHostileFiles([...hostileArchives, ...hostileOffice, ...hostileOthers]);
