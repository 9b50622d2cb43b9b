import { expect, test } from "vitest";
import { checkFeatures } from "./check-features.ts";
import type { FeatureLists } from "./feature-names.ts";

const noLists: FeatureLists = {
  contractParts: {},
  withoutEndpoints: {},
  screensWithoutEndpoints: {},
  pendingNames: {},
};
const team = [
  "packages/contract/src/team.ts",
  "packages/contract/src/team.test.ts",
  "apps/server/src/features/team/get-team.ts",
  "apps/web/src/features/team/team-page.tsx",
];
const problems = (files: readonly string[], changed: Partial<FeatureLists> = {}) =>
  checkFeatures(files, { ...noLists, ...changed }).map((problem) => problem.split(";")[0]);

test("a feature with one name in contract, server and web is fine", () => {
  expect(problems(team)).toEqual([]);
});

test("a contract module needs a server feature of its name", () => {
  expect(problems([...team, "packages/contract/src/session.ts"])).toEqual([
    'packages/contract/src/session: no server feature is called "session"',
  ]);
});

test("a server feature and a web feature need a contract module of their name", () => {
  expect(
    problems([
      ...team,
      "apps/server/src/features/notices/index.ts",
      "apps/web/src/features/home/home-page.tsx",
    ]),
  ).toEqual([
    'apps/server/src/features/notices: no contract module is called "notices"',
    'apps/web/src/features/home: no contract module is called "home"',
  ]);
});

test("what has no endpoints stands in a list with its reason", () => {
  const files = [
    ...team,
    "packages/contract/src/fields.ts",
    "apps/server/src/features/quota/index.ts",
    "apps/web/src/features/shell/index.ts",
  ];
  expect(
    problems(files, {
      contractParts: { fields: "shared" },
      withoutEndpoints: { quota: "counts" },
      screensWithoutEndpoints: { shell: "frame" },
    }),
  ).toEqual([]);
});

test("pending names count as changed already, so two folders may become one", () => {
  const files = [
    ...team,
    "apps/server/src/features/members/index.ts",
    "apps/web/src/features/people/people-page.tsx",
  ];
  const pendingNames = {
    "apps/server/src/features/members": "team",
    "apps/web/src/features/people": "team",
  };
  expect(problems(files, { pendingNames })).toEqual([]);
  expect(
    problems(files, { pendingNames: { ...pendingNames, "apps/server/src/features/team": "x" } }),
  ).toEqual(['apps/server/src/features/team: no contract module is called "x"']);
});

test("an entry of a list that nothing needs is an error", () => {
  const stale = (entry: string) =>
    `tools/architecture/feature-names.ts: nothing needs the entry "${entry}" any more`;
  expect(
    problems(team, {
      contractParts: { fields: "gone" },
      withoutEndpoints: { quota: "gone", team: "has endpoints by now" },
      screensWithoutEndpoints: { shell: "gone", team: "has endpoints by now" },
      pendingNames: { "apps/web/src/features/people": "team" },
    }),
  ).toEqual(
    ["fields", "quota", "team", "shell", "team", "apps/web/src/features/people"].map(stale),
  );
});
