import { featureLists } from "./feature-names.ts";
import type { FeatureLists } from "./feature-names.ts";

const layers = {
  contract: "packages/contract/src/",
  server: "apps/server/src/features/",
  web: "apps/web/src/features/",
} as const;

const listFile = "tools/architecture/feature-names.ts";

/** Features that do not have one name in contract, server and web, and entries of the lists that nothing needs. */
export function checkFeatures(
  files: readonly string[],
  {
    contractParts,
    withoutEndpoints,
    screensWithoutEndpoints,
    pendingNames,
  }: FeatureLists = featureLists,
): string[] {
  const contract = namesIn(files, layers.contract, pendingNames);
  const server = namesIn(files, layers.server, pendingNames);
  const web = namesIn(files, layers.web, pendingNames);
  const modules = contract.names.filter((name) => !(name in contractParts));
  const orphans = [
    ...modules
      .filter((name) => !server.names.includes(name))
      .map((name) => `${contract.pathOf(name)}: no server feature is called "${name}"`),
    ...server.names
      .filter((name) => !modules.includes(name) && !(name in withoutEndpoints))
      .map((name) => `${server.pathOf(name)}: no contract module is called "${name}"`),
    ...web.names
      .filter((name) => !modules.includes(name) && !(name in screensWithoutEndpoints))
      .map((name) => `${web.pathOf(name)}: no contract module is called "${name}"`),
  ].map((problem) => `${problem}; use one name, or give the reason in ${listFile}`);
  const stale = [
    ...Object.keys(contractParts).filter((name) => !contract.names.includes(name)),
    ...Object.keys(withoutEndpoints).filter(
      (name) => !server.names.includes(name) || modules.includes(name),
    ),
    ...Object.keys(screensWithoutEndpoints).filter(
      (name) => !web.names.includes(name) || modules.includes(name),
    ),
    ...Object.keys(pendingNames).filter((path) => !files.some((file) => isAt(file, path))),
  ].map((entry) => `${listFile}: nothing needs the entry "${entry}" any more`);
  return [...orphans, ...stale];
}

interface LayerNames {
  readonly names: readonly string[];
  /** Where the feature of that name lies today. */
  pathOf(name: string): string;
}

/** The names of one layer as they will be when the pending ones are changed. */
function namesIn(
  files: readonly string[],
  layer: string,
  pendingNames: FeatureLists["pendingNames"],
): LayerNames {
  const paths = files
    .filter((file) => file.startsWith(layer) && !/\.test\.\w+$/.test(file))
    .map((file) => layer + (file.slice(layer.length).split(/[/.]/)[0] ?? ""));
  const byName = new Map(
    paths.map((path) => [pendingNames[path] ?? path.slice(layer.length), path]),
  );
  return { names: [...byName.keys()], pathOf: (name) => byName.get(name) ?? layer + name };
}

function isAt(file: string, path: string): boolean {
  return file.startsWith(`${path}/`) || file.startsWith(`${path}.`);
}
