import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildManifest } from "@react-router/dev/config";
import { bootstrapScript } from "./bootstrap-script.ts";

type Routes = NonNullable<BuildManifest>["routes"];

/** What the browser loads for a route, as React Router's own manifest names it. */
interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Every path the client knows, so that the server can answer all others with 404, and the document it sends there. The
 * shell alone would load a route's files only when its own script runs; each route's document names them from the start.
 */
export async function writeRouteDocuments(directory: string, manifest: BuildManifest | undefined) {
  const routes: Routes = manifest?.routes ?? {};
  const client = join(directory, "client");
  const shell = await readFile(join(client, "__spa-fallback.html"), "utf8");
  const files = await readRouteFiles(client);
  await mkdir(join(client, "__routes"));
  const documents: Record<string, string> = {};
  for (const route of Object.values(routes)) {
    const branch = branchOf(routes, route.id);
    if (!route.path || route.path === "*") continue;
    const path = `/${branch.map((part) => part.path ?? "").join("/")}`.replaceAll(/\/+/g, "/");
    const document = `__routes/${route.id.replaceAll("/", "-")}.html`;
    const start = bootstrapScript(path);
    const links = linksTo(
      branch.flatMap(({ id }) => files[id] ?? []),
      shell,
    );
    const html = shell
      // A style sheet before it would hold it up.
      .replace("<link", () => `${start === undefined ? "" : `<script>${start}</script>`}<link`)
      .replace("</head>", () => `${links}</head>`);
    await writeFile(join(client, document), html);
    documents[path] = document;
  }
  await writeFile(join(directory, "routes.json"), JSON.stringify(documents));
}

/** The route after those it lies in. */
function branchOf(routes: Routes, id: string | undefined): Routes[string][] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...branchOf(routes, route.parentId), route] : [];
}

async function readRouteFiles(client: string): Promise<Record<string, RouteFiles>> {
  const names = await readdir(join(client, "assets"));
  const manifest = names.find((name) => /^manifest-\w+\.js$/.test(name));
  if (manifest === undefined) throw new Error("React Router has left no manifest");
  const text = await readFile(join(client, "assets", manifest), "utf8");
  const json = /^window\.\w+=(\{.*\});?\s*$/s.exec(text)?.[1];
  if (json === undefined) throw new Error(`${manifest} is not written as it used to be`);
  return (JSON.parse(json) as { routes: Record<string, RouteFiles> }).routes;
}

/** Of what the shell does not name already. */
function linksTo(files: readonly RouteFiles[], shell: string): string {
  const isNew = (file: string) => !shell.includes(`"${file}"`);
  const scripts = files.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const styles = files.flatMap(({ css = [] }) => css).map((file) => file.replace("#", ""));
  return [
    ...[...new Set(styles)]
      .filter(isNew)
      .map((file) => `<link rel="preload" as="style" href="${file}"/>`),
    ...[...new Set(scripts)]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" href="${file}"/>`),
  ].join("");
}
