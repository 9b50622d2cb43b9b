/** What a comment may refer to. */
export interface Repository {
  /** Whether a path relative to the root exists. */
  exists(path: string): boolean;
  readonly scripts: ReadonlySet<string>;
  /** Names of all files, without their folders */
  readonly fileNames: ReadonlySet<string>;
  /** Every word of all sources without their comments */
  readonly words: ReadonlySet<string>;
  /** The headings of a Markdown page, by its name without folder */
  headings(page: string): readonly string[];
}

interface Reference {
  readonly pattern: RegExp;
  isDead(match: readonly string[], repository: Repository): boolean;
}

const placeholder = /[*]|(^|\/)[A-Z]{3,}\b(?!\.md)|^x\./;

const references: readonly Reference[] = [
  {
    pattern: /(?<![\w/.@-])(apps|packages|database|docs|e2e|tools|bench|\.ci)\/[\w./@*-]*[\w*/]/g,
    isDead: ([path = ""], { exists }) => !placeholder.test(path) && !exists(path),
  },
  {
    pattern: /(?<![\w/.*…-])[\w-][\w.-]*\.(?:tsx?|mjs|css|sql|md|ya?ml)\b(?![-\w])/g,
    isDead: ([name = ""], { fileNames }) => !placeholder.test(name) && !fileNames.has(name),
  },
  {
    pattern: /([\w-]+\.md)[`,]?\s+\(?(§\s?[\d.]*\d|[A-Z]\d+)/g,
    isDead: ([, page = "", place = ""], { fileNames, headings }) =>
      fileNames.has(page) && !headings(page).some((heading) => isHeadingOf(heading, place)),
  },
  // The specification lies beside the repository: nobody can follow a section of it.
  { pattern: /\bspecification,? \(?§\s?[\d.]*\d/g, isDead: () => true },
  {
    pattern: /`([A-Za-z_$][\w$]*(?:\.[\w$]+)*)(?:\(\))?`/g,
    isDead: ([, name = ""], { words }) =>
      !/\.(tsx?|mjs|css|sql|md|ya?ml)$/.test(name) &&
      name.split(".").some((part) => !words.has(part)),
  },
  {
    pattern: /\bnpm run (?:-s )?([a-z][\w-]*(?::[\w-]+)*)/g,
    isDead: ([, script = ""], { scripts }) => !scripts.has(script),
  },
  {
    pattern: /\bdecisions? (\d{4})\b/g,
    isDead: ([, number = ""], { fileNames }) =>
      ![...fileNames].some((name) => name.startsWith(`${number}-`)),
  },
];

/** Paths, files, sections, symbols, scripts and decisions named in a comment that the repository does not hold. */
export function findDeadCommentReferences(comment: string, repository: Repository): string[] {
  const text = comment.replaceAll(/\b[a-z]+:\/\/\S+/g, "");
  const dead = references.flatMap(({ pattern, isDead }) =>
    [...text.matchAll(pattern)]
      .filter((match) => isDead(match, repository))
      .map(([reference]) => reference),
  );
  return [...new Set(dead)];
}

/** "§ 2" means the heading "2. Models", "C4" the heading "C4 Weights". */
function isHeadingOf(heading: string, place: string): boolean {
  const start = place.replace(/^§\s?/, "");
  return heading.startsWith(start) && !/^[\w.]*\w/.test(heading.slice(start.length));
}
