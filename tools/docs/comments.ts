import { parseSync } from "oxc-parser";

export interface Comment {
  /** Counted from 1 */
  readonly line: number;
  readonly text: string;
}

export interface SplitSource {
  readonly comments: readonly Comment[];
  /** The source without its comments */
  readonly code: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

// Strings of styles and SQL hold no comment signs here; those of scripts do, so a parser reads them.
const signs: readonly (readonly [files: RegExp, comment: RegExp])[] = [
  [/\.css$/, /\/\*[\s\S]*?\*\//g],
  [/\.sql$/, /--.*/g],
  [/(^|\/)(Dockerfile|run)$|\.(ya?ml|example)$|ignore$/, /(?<=^|\s)#.*/gm],
];

/** The comments of a source file and the rest of it; undefined for files whose comments are not read. */
export function splitSource(file: string, source: string): SplitSource | undefined {
  const ranges = commentRanges(file, source);
  if (!ranges) return undefined;
  let code = "";
  let end = 0;
  const comments = ranges.map((range) => {
    code += source.slice(end, range.start);
    end = range.end;
    return {
      line: source.slice(0, range.start).split("\n").length,
      text: textOf(source.slice(range.start, range.end)),
    };
  });
  return { comments, code: code + source.slice(end) };
}

/** On one line and without its signs. */
function textOf(comment: string): string {
  return comment
    .replaceAll(/^\s*(\/\*\*?|\/\/|--|#|\*(?!\/))|\*\/$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function commentRanges(file: string, source: string): readonly Range[] | undefined {
  if (/\.([cm]?js|tsx?)$/.test(file)) return parseSync(file, source).comments;
  const sign = signs.find(([files]) => files.test(file))?.[1];
  return sign && [...source.matchAll(sign)].map((match) => rangeOf(match));
}

function rangeOf(match: RegExpExecArray): Range {
  return { start: match.index, end: match.index + match[0].length };
}
