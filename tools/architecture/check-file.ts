import path from "node:path";

const drawers = new Set(["utils", "util", "helpers", "helper", "common", "misc", "manager", "lib"]);

/** Why a file or one of its folders must be named otherwise. */
export function checkName(file: string): string | undefined {
  const stem = path.posix.basename(file).split(".")[0] ?? "";
  const drawer = [...path.posix.dirname(file).split("/"), stem].find((part) => drawers.has(part));
  return drawer && `"${drawer}" names nothing: say what it holds, or move it to its caller`;
}

/** Whether a file may pass on what others export: a package's or a feature's door, nothing else. */
export function mayReexport(file: string): boolean {
  return /^(packages\/[^/]+\/src|apps\/standins\/src|apps\/(server|web)\/src\/features\/[^/]+)\/index\.tsx?$/.test(
    file,
  );
}
