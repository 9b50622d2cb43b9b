// Who may import whom. Imports point inward: web -> contract -> domain; server features -> ports and the packages;
// adapters -> ports. A zone is a folder; a file belongs to the first zone whose pattern fits its path.

export interface Zone {
  readonly name: string;
  readonly files: RegExp;
  /** Zones besides itself. "*" stands for all. */
  readonly mayImport: readonly string[];
  /** Packages from the registry; undefined: any that package.json names. */
  readonly packages?: readonly RegExp[];
  /** node:fs, node:crypto, ... */
  readonly isNode: boolean;
}

export const zones: readonly Zone[] = [
  // Pure: no clock, no network, no files.
  { name: "domain", files: /^packages\/domain\//, mayImport: [], packages: [], isNode: false },
  {
    name: "contract",
    files: /^packages\/contract\//,
    mayImport: ["domain"],
    packages: [/^zod$/],
    isNode: false,
  },
  {
    name: "notices",
    files: /^packages\/notices\//,
    mayImport: ["domain"],
    packages: [/^saxes$/],
    isNode: false,
  },
  {
    name: "text",
    files: /^packages\/text\//,
    mayImport: ["domain"],
    packages: [/^@orama\/stemmers/],
    isNode: false,
  },
  {
    name: "search engine",
    files: /^packages\/search-engine\//,
    mayImport: ["domain", "text"],
    packages: [],
    isNode: false,
  },
  {
    name: "assessment",
    files: /^packages\/assessment\//,
    mayImport: ["domain", "text"],
    packages: [],
    isNode: false,
  },
  {
    name: "documents",
    files: /^packages\/documents\//,
    mayImport: ["domain", "text", "assessment"],
    packages: [],
    isNode: false,
  },

  {
    name: "server main",
    files: /^apps\/server\/src\/(main-[^/]+\.ts|main\/|cli\/)/,
    mayImport: [
      "server features",
      "server adapters",
      "server platform",
      "ports",
      "standins",
      "contract",
      "domain",
      "notices",
      "text",
      "search engine",
      "assessment",
      "documents",
    ],
    isNode: true,
  },
  {
    name: "server features",
    files: /^apps\/server\/src\/features\//,
    mayImport: [
      "ports",
      "server platform",
      "contract",
      "domain",
      "notices",
      "text",
      "search engine",
      "assessment",
      "documents",
    ],
    isNode: true,
  },
  {
    name: "ports",
    files: /^apps\/server\/src\/ports\//,
    mayImport: ["domain", "notices", "text", "assessment", "documents"],
    packages: [],
    isNode: false,
  },
  {
    name: "server adapters",
    files: /^apps\/server\/src\/adapters\//,
    mayImport: ["ports", "server platform", "domain", "notices", "text", "assessment", "documents"],
    isNode: true,
  },
  {
    name: "server platform",
    files: /^apps\/server\/src\/platform\//,
    mayImport: ["ports", "contract", "domain"],
    isNode: true,
  },
  {
    name: "server testing",
    files: /^apps\/server\/src\/testing\//,
    mayImport: ["*"],
    isNode: true,
  },
  {
    name: "standins",
    files: /^apps\/standins\//,
    mayImport: ["domain"],
    isNode: true,
  },

  // The design system knows no feature and no API; German words and formats it may know.
  {
    name: "web ui",
    files: /^apps\/web\/src\/ui\//,
    mayImport: ["web platform", "domain"],
    isNode: false,
  },
  {
    name: "web api",
    files: /^apps\/web\/src\/platform\/(api|error-sentences|session|query)/,
    mayImport: ["web platform", "contract", "domain"],
    isNode: false,
  },
  {
    name: "web platform",
    files: /^apps\/web\/src\/platform\//,
    mayImport: ["contract", "domain"],
    isNode: false,
  },
  {
    name: "web features",
    files: /^apps\/web\/src\/features\//,
    mayImport: ["web ui", "web api", "web platform", "contract", "domain"],
    isNode: false,
  },
  // Runs on every document, most of them without the app: a few hundred bytes each. Of the domain the constants.
  {
    name: "web page script",
    files: /^apps\/web\/src\/page-script\//,
    mayImport: ["web platform", "domain"],
    packages: [],
    isNode: false,
  },
  {
    name: "web routes",
    files: /^apps\/web\/src\/routes\//,
    mayImport: [
      "web features",
      "web page script",
      "web ui",
      "web api",
      "web platform",
      "web generated",
      "contract",
      "domain",
    ],
    isNode: false,
  },
  { name: "web generated", files: /^apps\/web\/\.generated\//, mayImport: [], isNode: false },
  { name: "web build", files: /^apps\/web\//, mayImport: [], isNode: true },

  { name: "tools", files: /^tools\/|^vitest\.config\.ts$/, mayImport: ["*"], isNode: true },
  { name: "bench", files: /^bench\//, mayImport: ["*"], isNode: true },
  { name: "journeys", files: /^e2e\//, mayImport: ["*"], isNode: true },
];

/**
 * What tests and their fixtures may use on top of their zone: a test of a whole way, from an archive to rows, needs
 * adapters. They may also look behind another feature's door, for its fixtures.
 */
export const testZones: readonly string[] = [
  "server testing",
  "server adapters",
  "tools",
  "standins",
];

/** Zones that only tests and developers use: they may import fixtures. */
export const testSupport: readonly string[] = ["server testing", "tools", "bench", "journeys"];

/** Runs while prerendering, so this one file of the web knows Node's streams. */
export const nodeInWeb: RegExp = /^apps\/web\/src\/routes\/entry\.server\.tsx$/;

export const workspaces: Readonly<Record<string, string>> = {
  "@tc/domain": "packages/domain/src/index.ts",
  "@tc/contract": "packages/contract/src/index.ts",
  "@tc/contract/endpoints": "packages/contract/src/endpoints.ts",
  "@tc/contract/public-api": "packages/contract/src/public-api/public-api.ts",
  // A process that reads one document loads these without their packages.
  "@tc/domain/upload-limits": "packages/domain/src/documents/upload-limits.ts",
  "@tc/notices/notice": "packages/notices/src/notice.ts",
  "@tc/notices": "packages/notices/src/index.ts",
  "@tc/text": "packages/text/src/index.ts",
  "@tc/search-engine": "packages/search-engine/src/index.ts",
  "@tc/assessment": "packages/assessment/src/index.ts",
  "@tc/documents": "packages/documents/src/index.ts",
  "@tc/standins": "apps/standins/src/index.ts",
};
