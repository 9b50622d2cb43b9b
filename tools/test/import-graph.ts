import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import type { EcmaScriptModule, StaticExportEntry } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";
import { isScript } from "../repository-files.ts";

interface Module {
  readonly syntax: EcmaScriptModule;
  /** The file that a specifier names, relative to the root; undefined for those outside of it. */
  readonly find: (specifier: string) => string | undefined;
  readonly text: string;
}

/** For each file that is loaded those that load it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

export interface ImportGraph {
  /** Who loads a file as it runs. */
  readonly atRunTime: Importers;
  /** Who uses a file, its types included. */
  readonly withTypes: Importers;
}

/**
 * Reads which of the files load which, and turns it round. A name that an index.ts passes on counts as loaded from the
 * file that declares it: otherwise each file of a package would reach all users of that package.
 *
 * @param files relative to `root`
 */
export function readImportGraph(root: string, files: readonly string[]): ImportGraph {
  const modules = readModules(root, files);
  return {
    atRunTime: turnRound(modules, false),
    withTypes: turnRound(modules, true),
  };
}

function turnRound(modules: Modules, areTypesCounted: boolean): Importers {
  const importers = new Map<string, Set<string>>();
  for (const [file, module] of modules) {
    for (const loaded of loadedBy(module, modules, areTypesCounted)) {
      const those = importers.get(loaded) ?? new Set();
      importers.set(loaded, those.add(file));
    }
  }
  return importers;
}

function readModules(root: string, files: readonly string[]): Map<string, Module> {
  const resolver = new ResolverFactory({ conditionNames: ["node", "import"] });
  const realRoot = realpathSync(root);
  return new Map(
    files.filter(isScript).map((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const folder = path.join(root, path.dirname(file));
      const find = (specifier: string): string | undefined => {
        if (!/^(\.|@tc\/)/.test(specifier)) return undefined;
        const target = resolver.sync(folder, specifier.replace(/\?.*$/, "")).path;
        return target && path.relative(realRoot, target);
      };
      return [file, { syntax: parseSync(file, text).module, find, text }];
    }),
  );
}

type Modules = ReadonlyMap<string, Module>;

function loadedBy(module: Module, modules: Modules, areTypesCounted: boolean): Set<string> {
  const loaded = new Set<string>();
  const add = (file: string | undefined): void => {
    if (file !== undefined) loaded.add(file);
  };
  for (const { moduleRequest, entries } of module.syntax.staticImports) {
    const from = module.find(moduleRequest.value);
    if (from === undefined) continue;
    if (entries.length === 0) add(from);
    for (const { importName, isType } of entries) {
      if (isType && !areTypesCounted) continue;
      const name = importName.kind === "Default" ? "default" : importName.name;
      add((name && findDeclaration(from, name, modules)) ?? from);
    }
  }
  for (const { moduleRequest, isType } of exportsOf(module)) {
    if (moduleRequest && (areTypesCounted || !isType)) add(module.find(moduleRequest.value));
  }
  for (const { moduleRequest } of module.syntax.dynamicImports) {
    const specifier = module.text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    add(module.find(specifier));
  }
  // Programs of processes and threads
  for (const [, specifier = ""] of module.text.matchAll(/new URL\(\s*["'](\.[^"']+)["']/g))
    add(module.find(specifier));
  return loaded;
}

const exportsOf = ({ syntax }: Module): StaticExportEntry[] =>
  syntax.staticExports.flatMap(({ entries }) => entries);

/** The file that declares what `file` exports as `name`. */
function findDeclaration(
  file: string,
  name: string,
  modules: Modules,
  seen: ReadonlySet<string> = new Set(),
): string | undefined {
  const module = modules.get(file);
  if (!module || seen.has(file)) return undefined;
  const visited = new Set([...seen, file]);
  const entries = exportsOf(module);
  const named = entries.find(({ exportName }) =>
    name === "default" ? exportName.kind === "Default" : exportName.name === name,
  );
  if (named) {
    const from = named.moduleRequest && module.find(named.moduleRequest.value);
    if (!from) return file;
    return findDeclaration(from, named.importName.name ?? "default", modules, visited) ?? from;
  }
  for (const { moduleRequest, exportName } of entries) {
    if (!moduleRequest || exportName.kind !== "None") continue;
    const from = module.find(moduleRequest.value);
    const declaration = from && findDeclaration(from, name, modules, visited);
    if (declaration) return declaration;
  }
  return undefined;
}
