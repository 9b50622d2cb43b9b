declare global {
  interface Window {
    /** Called by React Router's route loader; see vite-reload-once.ts. */
    reloadOnce?: () => boolean;
    __reactRouterManifest?: { version: string };
  }
}

const key = "reloaded-for-build";

/** True when the page is being reloaded; false when that was already tried for this build. */
export function reloadOnce(build: string, storage: Storage, reload: () => void): boolean {
  try {
    if (storage.getItem(key) === build) return false;
    storage.setItem(key, build);
  } catch {
    // Without storage a second failure could not be told from the first.
    return false;
  }
  reload();
  return true;
}

export function installReloadOnce(): void {
  if (typeof window === "undefined") return;
  window.reloadOnce = () =>
    reloadOnce(window.__reactRouterManifest?.version ?? "", sessionStorage, () =>
      location.reload(),
    );
}
