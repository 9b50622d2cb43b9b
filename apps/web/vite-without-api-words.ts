import type { Plugin } from "vite";

const contract = /\/packages\/contract\/src\/[^?]+\.ts$/;
const summary = /^\s+summary:\s*"[^"\n]*",\n/gm;
const description = /\s*\.describe\(\s*"[^"\n]*",?\s*\)/g;

/** Leaves out of the web what only the API's documents show: summaries of endpoints and descriptions of their fields. */
export function withoutApiWordsPlugin(): Plugin {
  return {
    name: "without-api-words",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: contract },
      handler: (code) => ({
        code: code.replaceAll(summary, "\n").replaceAll(description, ""),
        map: null,
      }),
    },
  };
}
