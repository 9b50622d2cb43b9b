import { existsSync, readFileSync } from "node:fs";

// A lockfile writes one platform as a string or a list; "!win32" excludes.
function allows(platforms, value) {
  const list = [platforms ?? []].flat();
  if (list.length === 0 || list.includes(value)) return true;
  return list.every((name) => name.startsWith("!")) && !list.includes(`!${value}`);
}

function findLibc() {
  if (process.platform !== "linux") return undefined;
  process.report.excludeNetwork = true; // looking up host names would take a second
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

// npm leaves out optional packages of other platforms, and what only those need (which names no platform).
function mustBeThere({ optional, os, cpu, libc }, thisLibc) {
  if (!optional) return true;
  if (!os && !cpu) return false;
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (thisLibc === undefined || allows(libc, thisLibc))
  );
}

/**
 * Whether node_modules holds exactly what the lockfile names. npm writes its hidden lock last, so an
 * interrupted install has none.
 */
export function matchesHiddenLock(lockFile, hiddenLockFile) {
  if (!existsSync(hiddenLockFile)) return false;
  const locked = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const libc = findLibc();
  const installed = JSON.parse(readFileSync(hiddenLockFile, "utf8")).packages;
  for (const [place, entry] of Object.entries(locked)) {
    if (!place.includes("node_modules/") || entry.link) continue;
    const installedPackage = installed[place];
    if (installedPackage ? installedPackage.version !== entry.version : mustBeThere(entry, libc))
      return false;
  }
  return Object.keys(installed).every((place) => !place.includes("node_modules/") || locked[place]);
}
