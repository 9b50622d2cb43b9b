import { execFileSync } from "node:child_process";

/**
 * The commit against which the work in `root` is a change: where it left the branch it is pushed to, the present commit
 * when only files were changed since, the one before when nothing was. undefined: nobody knows, as without git.
 */
export function findWorkBase(root: string): string | undefined {
  const git = (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync("git", args, { cwd: root, stdio: "pipe" }).toString().trim();
    } catch {
      return undefined;
    }
  };
  const head = git("rev-parse", "HEAD");
  const left = git("merge-base", "HEAD", "@{upstream}") ?? head;
  if (left !== head || git("status", "--porcelain") !== "") return left;
  return git("rev-parse", "HEAD~1");
}
