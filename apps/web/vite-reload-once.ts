import type { Plugin } from "vite";

const original = "window.location.reload();";

/**
 * React Router reloads the page whenever a screen module cannot be loaded. A module that stays missing
 * would reload for ever, so the reload goes through `reloadOnce` (src/platform/reload-once.ts); after
 * that the error reaches the error boundary. The build breaks if React Router changes the place.
 */
export function reloadOncePlugin(): Plugin {
  let isPlaced = false;
  return {
    name: "reload-once",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!/react-router\/.*\/routeModules\.(js|mjs)$/.test(id)) return undefined;
      if (!code.includes(original)) throw new Error(`reload-once: no "${original}" in ${id}`);
      isPlaced = true;
      return {
        code: code.replace(original, "if (!(await window.reloadOnce?.())) throw error;"),
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && !isPlaced)
        throw new Error("reload-once: React Router's route loader was not seen");
    },
  };
}
