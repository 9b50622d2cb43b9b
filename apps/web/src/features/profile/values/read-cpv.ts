/** A code or the beginning of one, with or without its check digit ("79341000-4"); undefined when it is none. */
export function readCpv(text: string): string | undefined {
  return /^\s*(\d{2,8})(?:-\d)?\s*$/.exec(text)?.[1];
}
