import { execFileSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import path from "node:path";

// Without git (an unpacked archive) what git would ignore has to be left out by name.
const ignored = /(^|\/)(node_modules|build|\.react-router|\.generated|\.data|\.git)(\/|$)/;

/** Every file of the repository, tracked or new, relative to its root. */
export function listRepositoryFiles(root: string): string[] {
  return (listByGit(root) ?? listByName(root))
    .filter((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile())
    .toSorted();
}

function listByGit(cwd: string): string[] | undefined {
  try {
    const command = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    return execFileSync("git", command, { cwd, stdio: "pipe" }).toString().split("\0");
  } catch {
    return undefined;
  }
}

function listByName(cwd: string): string[] {
  const exclude = (file: string): boolean => ignored.test(file);
  return globSync(["**/*", ".*", ".ci/*"], { cwd, exclude }).filter((file) => !exclude(file));
}

/** Whether a file holds TypeScript or JavaScript. */
export function isScript(file: string): boolean {
  return /\.(tsx?|[cm]?js)$/.test(file);
}
