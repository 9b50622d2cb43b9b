import { NoticeError } from "../notice.ts";

/** What a JSON document may cost. */
export const jsonLimits = { bytes: 20_000_000, depth: 64, values: 1_000_000 } as const;

/**
 * Parses JSON after counting its depth and values. Bare NaN and Infinity, which some publishers' writers
 * put for "no limit", read as null. Throws NoticeError and nothing else.
 */
export function parseJson(text: string): unknown {
  const capitals = scan(text);
  try {
    return JSON.parse(capitals.length > 0 ? nullNumbers(text, capitals) : text);
  } catch {
    throw new NoticeError("malformed_json", "The document is not well-formed JSON.");
  }
}

const quote = 0x22;
const backslash = 0x5c;

/**
 * One pass over the characters: brackets outside strings are the depth, commas and brackets the values.
 * Returns where a capital I or N stands outside strings, which well-formed JSON never has.
 */
function scan(text: string): number[] {
  const capitals: number[] = [];
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === backslash) index += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      values += 1;
      if (depth > jsonLimits.depth) {
        throw new NoticeError("too_deep", `Values are nested deeper than ${jsonLimits.depth}.`);
      }
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === 0x2c) values += 1;
    else if (code === 0x49 || code === 0x4e) capitals.push(index);
    if (values > jsonLimits.values) {
      throw new NoticeError("too_many_elements", `More than ${jsonLimits.values} values.`);
    }
  }
  return capitals;
}

function nullNumbers(text: string, capitals: readonly number[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const index of capitals) {
    // The N of NaN is met twice.
    if (index < done) continue;
    const literal = ["Infinity", "NaN"].find((word) => text.startsWith(word, index));
    if (literal === undefined) return text;
    const start = text[index - 1] === "-" ? index - 1 : index;
    pieces.push(text.slice(done, start), "null");
    done = index + literal.length;
  }
  return pieces.join("") + text.slice(done);
}
