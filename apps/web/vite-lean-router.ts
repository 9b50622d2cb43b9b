import type { Plugin } from "vite";

/** By module of React Router: what stands there, what stands there instead. */
const shortcuts: Readonly<Record<string, readonly (readonly [original: string, lean: string])[]>> =
  {
    "dom/ssr/fog-of-war.js": [
      // The manifest holds all routes from the start: none is discovered later.
      ["if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;", "return;"],
      [
        "if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.connection?.saveData === true) return;",
        "return;",
      ],
    ],
    "dom/ssr/single-fetch.js": [
      // No route has an action, or a loader on a server or in the browser.
      ['if (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);', ""],
      ["if (!ssr && !foundRevalidatingServerLoader) return nonSsr", "return nonSsr"],
      ["return hasClientLoader ? handler(async () => {", "return false ? handler(async () => {"],
      ["}, fetchAndDecodeViaTurboStream, ssr);", "}, undefined, ssr);"],
    ],
    "dom-export/hydrated-router.js": [
      // The same in every document, as no route has a loader; finish-build.ts holds them to it.
      [
        "UNSAFE_decodeViaTurboStream(stream, window).then(",
        "Promise.resolve({ value: { loaderData: {}, actionData: null, errors: null } }).then(",
      ],
      ["if (window.__reactRouterManifest.sri === true) {", "if (false) {"],
      ["router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", ""],
    ],
    "dom/ssr/routes.js": [
      // Routes are exchanged during development only.
      [
        "if (needsRevalidation) return wrapShouldRevalidateForHdr(manifestRoute.id, route.shouldRevalidate, needsRevalidation);",
        "",
      ],
    ],
    "dom/lib.js": [
      // No link loads modules ahead.
      [
        "let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);",
        "let prefetchRef = null, prefetchHandlers = {};",
      ],
      ["return shouldPrefetch && !isAbsolute ? ", "return false ? "],
    ],
    "router/router.js": [
      // Nothing observes the router.
      ["if (init.instrumentations) {", "if (false) {"],
      ["if (init.instrumentations) router = instrument", "if (false) router = instrument"],
      ["if (init.patchRoutesOnNavigation) {", "if (false) {"],
      ["if (!init.patchRoutesOnNavigation) return {", "return {"],
      // Forms speak to the API by themselves: no submission goes through the router, no fetcher exists.
      [
        "else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {",
        "else if (false) {",
      ],
      ["if (!opts || !isSubmissionNavigation(opts)) return { path };", "return { path };"],
      ["\n\t\tfetch,\n", "\n"],
      ["\n\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,", ""],
      ["\n\t\tpatchRoutes,", ""],
      ["\n\t\trevalidate,", ""],
      ["\n\t\t_internalSetRoutes,", ""],
    ],
  };

/** What would need a part that is left out. */
const refused =
  /\b(useFetchers?|useRevalidator|useSubmit|useActionData|useLoaderData|clientLoader|clientAction)\b/;

/**
 * React Router carries its ways to a server that renders routes along, which this application does not have
 * (`ssr: false`, no loaders, no actions) and which no bundler can know to be dead. Their guards are answered here, so
 * that the bundler drops what lies behind them. The build breaks if React Router changes one of these places, and if our
 * own code asks for what is left out.
 */
export function leanRouterPlugin(): Plugin {
  const unseen = new Set(Object.keys(shortcuts));
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const asked = id.includes("/node_modules/") ? null : refused.exec(code);
      if (asked) throw new Error(`lean-router: ${asked[0]} in ${id} does not work here`);
      const module = /node_modules\/react-router\/dist\/production\/lib\/(.+)$/.exec(id)?.[1] ?? "";
      if (!unseen.delete(module)) return undefined;
      return { code: shorten(code, module), map: null };
    },
    buildEnd(error) {
      const [missed] = unseen;
      if (!error && missed) throw new Error(`lean-router: ${missed} was not seen`);
    },
  };
}

function shorten(code: string, module: string): string {
  return (shortcuts[module] ?? []).reduce((text, [original, lean]) => {
    if (text.split(original).length !== 2) {
      throw new Error(`lean-router: not one "${original}" in ${module}`);
    }
    return text.replace(original, lean);
  }, code);
}
