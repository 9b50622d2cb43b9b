import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const unused = /zod\/v4\/core\/(json-schema-processors|to-json-schema|json-schema-generator)\.js$/;

/**
 * Zod's schemas carry their way to JSON Schema along, a sixth of what the browser would load for them. Only the server
 * writes JSON Schema, so here these modules keep their names and throw when called.
 */
export function leanZodPlugin(): Plugin {
  return {
    name: "lean-zod",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      if (!unused.test(id)) return undefined;
      const source = await readFile(id, "utf8");
      const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
        ([, name]) => name,
      );
      if (names.length === 0) throw new Error(`lean-zod: no exports in ${id}`);
      return [
        `const none = () => () => { throw new Error("no JSON Schema in the browser"); };`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ none();`),
      ].join("\n");
    },
  };
}
