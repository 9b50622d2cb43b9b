export interface Project {
  /** Whether a path relative to the root exists. */
  exists(path: string): boolean;
  readonly scripts: ReadonlySet<string>;
}

// What counts as a path: it has a slash or a known ending, and no placeholder, wildcard or blank.
const pathLike = /^\.?[\w@.-]+(\/[\w@.-]+)*\/?$/;
const ending = /\.(ts|tsx|mjs|js|json|md|sql|yml|yaml|css|toml)$|^\.env\.example$|^Dockerfile$/;
const topFolder = /^\.?\/?(apps|packages|database|docs|e2e|tools|bench|\.ci)\//;

/** Paths, links and npm scripts named in a Markdown text that do not exist. `folder` is the text's own. */
export function findDeadReferences(text: string, folder: string, project: Project): string[] {
  const dead = new Set<string>();
  for (const [, code = ""] of text.matchAll(/`([^`\n]+)`/g)) {
    if (
      pathLike.test(code) &&
      (topFolder.test(code) || (ending.test(code) && !code.includes("/")))
    ) {
      if (!project.exists(code) && !project.exists(join(folder, code))) dead.add(code);
    }
  }
  for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^([a-z]+:|#)/.test(target)) continue;
    if (!project.exists(join(folder, target.replace(/#.*$/, "")))) dead.add(target);
  }
  for (const [, script = ""] of text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)) {
    if (!project.scripts.has(script)) dead.add(`npm run ${script}`);
  }
  return [...dead];
}

function join(folder: string, target: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${target}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
