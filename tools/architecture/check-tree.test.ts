import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxNames } from "./check-folders.ts";
import { makeOffenceTree } from "./offence-tree.ts";
import type { OffenceTree } from "./offence-tree.ts";

// A checker that reads no file is green as well, so these are the commands of `npm run lint` on a tree of offences.
const drawer = Object.fromEntries(
  Array.from({ length: maxNames + 1 }, (_, at) => [`packages/domain/src/part-${at}.ts`, ""]),
);
// In two parts, or this file would hold the word.
const symbol = `${"gone"}Symbol`;
const offences = {
  ...drawer,
  "packages/contract/src/nowhere.ts": "export const path = 1;\n",
  "apps/server/src/features/orphan/index.ts": "export {};\n",
  "apps/web/src/features/stray/stray-page.tsx": "export {};\n",
  "apps/server/src/platform/patience.test.ts": "await sleep(5);\nawait vi.waitFor(look);\n",
  "packages/domain/src/part-1.ts": "export const angebotCount = 1;\n",
  "packages/domain/src/part-2.ts": `/** Source: assessment.md C4, and \`${symbol}\`. */\n`,
  "docs/page.md": "See `tools/gone.ts`.\n",
};

let tree: OffenceTree;
beforeAll(() => {
  tree = makeOffenceTree(offences);
});
afterAll(() => tree.remove());

function run(command: string): { lines: readonly string[]; status: number | null } {
  const { stderr, status } = spawnSync(process.execPath, [command], {
    cwd: tree.folder,
    encoding: "utf8",
  });
  return { lines: stderr.split("\n"), status };
}

test("the tree check stops features without one name, full folders, waiting tests and refused words", () => {
  const { lines, status } = run("tools/check-tree.ts");
  for (const offence of [
    'packages/contract/src/nowhere: no server feature is called "nowhere"',
    'apps/server/src/features/orphan: no contract module is called "orphan"',
    'apps/web/src/features/stray: no contract module is called "stray"',
    "packages/domain/src: 26 names directly inside",
    "apps/server/src/platform/patience.test.ts: sleep waits by the clock",
    "apps/server/src/platform/patience.test.ts: vi.waitFor gives up within 30 seconds",
    '"angebot" names 1 declarations',
    'tools/architecture/crowded-folders.ts: "docs/decisions" is not too full',
    'tools/architecture/feature-names.ts: nothing needs the entry "quota"',
  ]) {
    expect(
      lines.filter((line) => line.startsWith(offence)),
      offence,
    ).toHaveLength(1);
  }
  expect(status).toBe(1);
});

test("the docs check stops dead references of pages and comments", () => {
  const { lines, status } = run("tools/check-docs.ts");
  const comment = "packages/domain/src/part-2.ts:1: the comment names";
  expect(lines).toContain(`${comment} assessment.md, which the repository does not hold`);
  expect(lines).toContain(`${comment} \`${symbol}\`, which the repository does not hold`);
  expect(lines).toContain("docs/page.md: tools/gone.ts does not exist");
  expect(status).toBe(1);
});
