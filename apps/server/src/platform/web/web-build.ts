import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createRouteMatcher } from "./web-routes.ts";

/** What the build of the front end left behind: only names listed here are ever served. */
export interface WebBuild {
  readonly folder: string;
  /** Paths below `folder`, with `/` between parts. */
  readonly files: ReadonlySet<string>;
  /** The document of a path that the client answers. */
  documentOf(pathname: string): string | undefined;
}

/** undefined where nothing was built. */
export async function readWebBuild(buildFolder: string): Promise<WebBuild | undefined> {
  const folder = path.join(buildFolder, "client");
  if (!existsSync(path.join(buildFolder, "routes.json"))) return undefined;
  const [documents, entries] = await Promise.all([
    readFile(path.join(buildFolder, "routes.json"), "utf8"),
    readdir(folder, { recursive: true, withFileTypes: true }),
  ]);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return {
    folder,
    files: new Set(files.map((file) => file.split(path.sep).join("/"))),
    documentOf: createRouteMatcher(JSON.parse(documents) as Record<string, string>),
  };
}
