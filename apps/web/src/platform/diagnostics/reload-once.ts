declare global {
  interface Window {
    /** Called by React Router's route loader; see vite-reload-once.ts. */
    reloadOnce?: () => Promise<boolean>;
    __reactRouterManifest?: { version: string };
  }
}

const key = "reloaded-for-build";
const probeLimitMs = 5_000;

export interface PageLoads {
  readonly storage: Storage;
  /** Whether a reload would get an answer. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * True when the page is being reloaded; false when that was already tried for this build, or when the server is gone: a
 * reload would only trade our own words for the browser's.
 */
export async function reloadOnce(build: string, page: PageLoads): Promise<boolean> {
  const { storage } = page;
  try {
    if (storage.getItem(key) === build) return false;
    if (!(await page.isServerThere())) return false;
    storage.setItem(key, build);
  } catch {
    // Without storage a second failure could not be told from the first.
    return false;
  }
  page.reload();
  return true;
}

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(probeLimitMs) });
    return true;
  } catch {
    return false;
  }
}

export function installReloadOnce(): void {
  if (typeof window === "undefined") return;
  window.reloadOnce = () =>
    reloadOnce(window.__reactRouterManifest?.version ?? "", {
      storage: sessionStorage,
      isServerThere,
      reload: () => location.reload(),
    });
}
