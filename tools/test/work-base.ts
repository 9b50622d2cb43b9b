import { execFileSync } from "node:child_process";

/**
 * Finds the commit with which `git diff` shows the present work in the folder `root`. In this order:
 * - Commits that are not pushed: the last commit that the upstream branch has too.
 * - Only changed or new files: the present commit.
 * - Nothing: the parent of the present commit.
 *
 * @returns undefined without git, and where the present commit has no parent
 */
export function findWorkBase(root: string): string | undefined {
  const git = (...args: readonly string[]): string | undefined => askGit(root, args);
  const head = git("rev-parse", "HEAD");
  const left = git("merge-base", "HEAD", "@{upstream}") ?? head;
  if (left !== head || git("status", "--porcelain") !== "") return left;
  return git("rev-parse", "HEAD~1");
}

/** The files that differ from the commit `base`, new ones included and deleted ones too, relative to `root`. */
export function listChangedFiles(root: string, base: string): string[] {
  const changed = askGit(root, ["diff", "--name-only", "--no-renames", "--relative", "-z", base]);
  const added = askGit(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
  return [changed, added].flatMap((names) => (names ?? "").split("\0")).filter(Boolean);
}

function askGit(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, { cwd: root, stdio: "pipe" }).toString().trim();
  } catch {
    return undefined;
  }
}
