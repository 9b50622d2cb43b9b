import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const names = ["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"];

/** The decoders of pictures that the PDF viewer asks for by name, for fax and JPEG 2000, as scripts without WebAssembly. */
export function pdfDecodersPlugin(): Plugin {
  return {
    name: "pdf-decoders",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle() {
      const manifest = require.resolve("pdfjs-dist/package.json");
      const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
      const folder = join(dirname(manifest), "wasm");
      for (const name of names) {
        this.emitFile({
          type: "asset",
          fileName: `assets/pdf-decoders-${version}/${name}`,
          source: readFileSync(join(folder, name)),
        });
      }
    },
  };
}
