import { isBuiltin } from "node:module";
import path from "node:path";
import { nodeInWeb, testSupport, testZones, workspaces, zones } from "./zones.ts";

const isFixture = (file: string): boolean => /\.fixture(\.\w+)?$/.test(file);
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || isFixture(file);
const zoneOf = (file: string) => zones.find((zone) => zone.files.test(file));
const featureOf = (file: string): string | undefined =>
  /^(apps\/(?:server|web)\/src\/features\/[^/]+)\//.exec(file)?.[1];

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  const scoped = /^@tc\/[^/]+/.exec(specifier)?.[0];
  if (!scoped) return undefined;
  // A deep import has no entry in the package's "exports"; naming it gives the better message.
  const door = workspaces[specifier];
  if (door !== undefined) return door;
  return scoped === specifier ? `unknown ${specifier}` : `inside ${scoped}`;
}

function checkPackage(file: string, specifier: string): string | undefined {
  const zone = zoneOf(file);
  if (!zone || isTest(file)) return undefined;
  if (isBuiltin(specifier)) {
    return zone.isNode || nodeInWeb.test(file)
      ? undefined
      : `${zone.name} must not use ${specifier}`;
  }
  if (!zone.packages || zone.packages.some((name) => name.test(specifier))) return undefined;
  return `${zone.name} must not use the package ${specifier}`;
}

/** Why `file` must not import `specifier`; undefined when it may. Paths are relative to the root, with "/". */
export function checkImport(file: string, specifier: string): string | undefined {
  const from = zoneOf(file);
  if (!from) return `${file} lies in no zone of tools/architecture/zones.ts`;
  const target = targetOf(file, specifier);
  if (target === undefined) return checkPackage(file, specifier);
  if (target.startsWith("inside "))
    return `import ${target.slice(7)} by its door, not a file in it`;
  const to = zoneOf(target);
  if (!to) return `${specifier} lies in no zone of tools/architecture/zones.ts`;

  if (isFixture(target) && !isTest(file) && !testSupport.includes(from.name)) {
    return `${path.posix.basename(target)} is for tests`;
  }
  const allowed = [from.name, ...from.mayImport, ...(isTest(file) ? testZones : [])];
  if (!allowed.includes("*") && !allowed.includes(to.name)) {
    return `${from.name} must not import ${to.name}`;
  }
  if (specifier.startsWith(".") && target.startsWith("packages/") && from.name !== to.name) {
    return `import ${to.name} by its package name`;
  }
  const feature = featureOf(target);
  if (
    feature &&
    !isTest(file) &&
    featureOf(file) !== feature &&
    isFeatureInside(file, target, feature)
  ) {
    return `reach ${feature} through its index.ts only`;
  }
  return undefined;
}

// Other features see the door alone; routes, main and tests outside may name a page or a verb.
function isFeatureInside(file: string, target: string, feature: string): boolean {
  return (
    featureOf(file) !== undefined && !new RegExp(`^${feature}(/index(\\.tsx?)?)?$`).test(target)
  );
}
