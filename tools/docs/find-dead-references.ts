export interface Project {
  /** Whether a path relative to the root exists. */
  exists(path: string): boolean;
  readonly scripts: ReadonlySet<string>;
}

// What counts as a path: no blank, wildcard or placeholder (NAME), and it begins with one of our folders or is one
// of the files of the root.
const pathLike = /^[\w@.-]+(\/[\w@.-]+)*\/?$/;
const inFolder = /^(apps|packages|database|docs|e2e|tools|bench|\.ci)\//;
const inRoot = /^([\w-]+\.(md|json|yaml|mjs)|\w+\.config\.ts|Dockerfile|\.[a-z]+\.(json|example))$/;
const placeholder = /(^|\/)[A-Z]{3,}\b(?!\.md)/;

function isPath(code: string): boolean {
  if (!pathLike.test(code) || placeholder.test(code)) return false;
  return inFolder.test(code) || inRoot.test(code);
}

/** Paths, links and npm scripts named in a Markdown text that do not exist. `folder` is the text's own. */
export function findDeadReferences(text: string, folder: string, project: Project): string[] {
  const dead = new Set<string>();
  for (const [, code = ""] of text.matchAll(/`([^`\n]+)`/g)) {
    if (!isPath(code)) continue;
    if (!project.exists(code) && !project.exists(join(folder, code))) dead.add(code);
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
