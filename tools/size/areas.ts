const testFile =
  /^e2e\/|\/testing\/|\.(test|spec|fixture)\.\w+$|[./-]fixtures?\.\w+$|^tools\/waits\.ts$/;

/** Code, styles and SQL; everything else is data or text. */
export function isCode(file: string): boolean {
  return /\.(tsx?|[cm]?js|css|sql)$/.test(file);
}

/** Where a file counts: production by folder, then what only developers run. */
export function areaOf(file: string): string {
  if (testFile.test(file)) return "tests and fixtures";
  const [top = "", name = "", , folder = "", ...rest] = file.split("/");
  if (top === "bench" || top === "tools" || name === "") return "bench and tools";
  if (top === "packages" || name === "standins") return `${top}/${name}`;
  if (top !== "apps") return top;
  return rest.length > 0 ? `${top}/${name} ${folder}` : `${top}/${name}`;
}

export function isProduction(area: string): boolean {
  return /^(apps|packages|database)/.test(area);
}

/** A file that a command writes says so in its first line. */
export function isGenerated(text: string): boolean {
  return /^\W*Written by `npm run/.test(text);
}
