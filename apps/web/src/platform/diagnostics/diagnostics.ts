import { diagnosticsLimits, redactSecrets } from "@tc/domain";

declare global {
  interface Window {
    tcRecentErrors?: string[];
    tcDiagnosticLog?: string[];
  }
}

const { errors, logLines, argumentChars, lineChars } = diagnosticsLimits;
const markers = /\[SETUP\]|🔍|🔎|✉|📧|📨|📩|ONBOARDING|ERROR|DIAGNOSIS/u;

/** One line of a console call, without secrets and cut as specified. */
export function toLine(parts: readonly unknown[]): string {
  // Part by part, so that a name in one part is not taken for the name of the next.
  return parts
    .map((part) => String(redactSecrets(toText(part))))
    .join(" ")
    .slice(0, lineChars);
}

function toText(part: unknown): string {
  if (typeof part === "string") return part;
  if (part instanceof Error) return `${part.name}: ${part.message}`.slice(0, argumentChars);
  if (typeof part !== "object" || part === null) return String(part);
  try {
    return JSON.stringify(part).slice(0, argumentChars);
  } catch {
    // Circular, or it refuses to be read.
    return "[object]";
  }
}

function keep(list: string[], line: string, most: number) {
  list.push(line);
  if (list.length > most) list.splice(0, list.length - most);
}

/**
 * Keeps the last errors and marked log lines of this page for a support alert. In memory only: closing the page forgets
 * them.
 */
export function installDiagnostics(page: Window & { console?: Console } = window): void {
  if (page.tcRecentErrors !== undefined) return;
  const recentErrors: string[] = (page.tcRecentErrors = []);
  const log: string[] = (page.tcDiagnosticLog = []);
  const target = page.console ?? console;
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    const original = target[level].bind(target);
    target[level] = (...parts: unknown[]) => {
      original(...parts);
      const line = toLine(parts);
      if (level === "error") keep(recentErrors, line, errors);
      if (markers.test(line)) keep(log, line, logLines);
    };
  }
  page.addEventListener("unhandledrejection", ({ reason }) =>
    keep(recentErrors, toLine(["Unhandled rejection:", reason]), errors),
  );
  page.addEventListener("error", ({ message, error }) => {
    if (message) keep(recentErrors, toLine(["Script error:", error ?? message]), errors);
  });
}

/** What has been kept so far. */
export function readDiagnostics(page: Window = window) {
  return {
    recentErrors: [...(page.tcRecentErrors ?? [])],
    log: [...(page.tcDiagnosticLog ?? [])],
  };
}
