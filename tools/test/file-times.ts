/** Where the time of one test file goes, in milliseconds. */
export interface FileTimes {
  readonly file: string;
  readonly project: string;
  /** Starting the worker and its environment, such as jsdom */
  readonly environment: number;
  /** Loading the file and all it imports */
  readonly imports: number;
  /** beforeAll and the like, and the tests themselves */
  readonly tests: number;
}

const total = ({ environment, imports, tests }: FileTimes): number => environment + imports + tests;
const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(8);

/** A table of the slowest files, and below it what each project takes together. */
export function describeSlowest(times: readonly FileTimes[], count: number): string {
  const slowest = times.toSorted((a, b) => total(b) - total(a)).slice(0, count);
  const row = (of: FileTimes, name: string): string =>
    `${[total(of), of.environment, of.imports, of.tests].map(seconds).join("")}  ${name}`;
  const sums = new Map<string, FileTimes & { files: number }>();
  for (const of of times) {
    const sum = sums.get(of.project) ?? { ...of, environment: 0, imports: 0, tests: 0, files: 0 };
    sums.set(of.project, {
      ...sum,
      environment: sum.environment + of.environment,
      imports: sum.imports + of.imports,
      tests: sum.tests + of.tests,
      files: sum.files + 1,
    });
  }
  return [
    "Seconds:  all     env imports   tests",
    ...slowest.map((of) => row(of, `${of.file} (${of.project})`)),
    ...[...sums.values()].map((sum) => row(sum, `${sum.project}: ${sum.files} files`)),
  ].join("\n");
}
