import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const settings = [".oxlintrc.json", "tsconfig.base.json", "packages/domain/tsconfig.json", "tools"];

export interface OffenceTree {
  readonly folder: string;
  remove(): void;
}

/** A small repository with our settings and tools and these files, for checkers that must be seen to fail. */
export function makeOffenceTree(files: Readonly<Record<string, string>>): OffenceTree {
  const folder = mkdtempSync(path.join(tmpdir(), "fence-"));
  for (const setting of settings) {
    cpSync(path.join(root, setting), path.join(folder, setting), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module", "scripts": {} }\n');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
