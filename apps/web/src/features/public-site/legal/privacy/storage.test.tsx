import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StorageText } from "./storage";

const source = join(import.meta.dirname, "../../../..");

/** Names that the application's code gives to what it keeps in the browser. */
function keysInCode(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    const written = [
      ...text.matchAll(/(?:writeStored\([^,]+|\.setItem\(|storageKey[:=]),?\s*([\w$]+|"[^"]+")/g),
    ];
    return written.flatMap(([, name = ""]) => keyOf(name, text) ?? []);
  });
}

/** A literal, or the constant of that name in the same file; a parameter is named by whoever passes it. */
function keyOf(name: string, text: string): string | undefined {
  if (name.startsWith('"')) return name.slice(1, -1);
  return new RegExp(String.raw`const ${name} =\s*"([^"]+)"`).exec(text)?.[1];
}

test("whatever the application keeps in the browser is named, with what React Router keeps", () => {
  const keys = new Set(keysInCode());
  // Were the search for keys broken, it would find nothing to miss.
  expect(keys.size).toBeGreaterThanOrEqual(8);
  const words = renderToStaticMarkup(<StorageText />);
  for (const key of [...keys, "react-router-scroll-positions"]) expect(words).toContain(`${key}<`);
});
