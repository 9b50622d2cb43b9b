import { createHash } from "node:crypto";
import { relative } from "node:path";

/** Of 62⁴ hashes, two hundred files share one once in seven hundred builds; the build then says so. */
const hashLength = 4;

/** A class as it is named here. */
export const className = new RegExp(`\\b_[A-Za-z][\\w-]*_[A-Za-z0-9]{${hashLength}}\\b`, "g");

/**
 * Names the classes of style modules: "label" becomes "_label_x3Kd". Vite's own names end with the line as well, which no
 * packer can shorten; these make each page and script 1 % lighter.
 */
export function classNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(import.meta.dirname, file.split("?")[0] ?? file).replaceAll("\\", "/");
    const hash = createHash("sha256")
      .update(path)
      .digest("base64")
      .replaceAll(/[^A-Za-z0-9]/g, "")
      .slice(0, hashLength);
    const other = files.get(hash);
    if (other !== undefined && other !== path) {
      throw new Error(`${path} and ${other} get the same class names: rename one of them`);
    }
    files.set(hash, path);
    return `_${name}_${hash}`;
  };
}
