import { beforeEach, describe, expect, test, vi } from "vitest";
import { installDiagnostics, readDiagnostics, toLine } from "./diagnostics";

const secret = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";
const written = vi.fn();
// A console of its own: the test's must stay as it is.
const ownKeys = Object.fromEntries(
  ["debug", "log", "info", "warn", "error"].map((level) => [level, written]),
) as unknown as Console;
let page: Window & { console: Console };

beforeEach(() => {
  written.mockReset();
  page = Object.assign(new EventTarget(), { console: { ...ownKeys } }) as unknown as typeof page;
  installDiagnostics(page);
});

describe("the console", () => {
  test("still writes, and keeps the last ten errors", () => {
    for (let index = 1; index <= 13; index++) page.console.error("Fehler", index);
    expect(written).toHaveBeenCalledTimes(13);
    const { recentErrors } = readDiagnostics(page);
    expect(recentErrors).toHaveLength(10);
    expect([recentErrors[0], recentErrors[9]]).toEqual(["Fehler 4", "Fehler 13"]);
  });

  test.each(["[SETUP]", "🔍", "✉️", "📧", "ONBOARDING", "ERROR", "DIAGNOSIS"])(
    "keeps a line marked %s",
    (marker) => {
      page.console.log(`${marker} etwas`);
      page.console.log("ohne Zeichen");
      expect(readDiagnostics(page).log).toEqual([`${marker} etwas`]);
    },
  );

  test("keeps the last twenty marked lines", () => {
    for (let index = 1; index <= 25; index++) page.console.info("ONBOARDING", index);
    const { log } = readDiagnostics(page);
    expect([log.length, log[0]]).toEqual([20, "ONBOARDING 6"]);
  });

  test("never keeps a secret", () => {
    page.console.error("ERROR", { password: secret }, `token=${secret}`);
    const { recentErrors, log } = readDiagnostics(page);
    expect([...recentErrors, ...log].join()).not.toContain(secret);
  });
});

test("script errors and unhandled rejections are kept with the errors", () => {
  page.dispatchEvent(
    Object.assign(new Event("error"), { message: "x is not defined", error: undefined }),
  );
  page.dispatchEvent(
    Object.assign(new Event("unhandledrejection"), { reason: new Error("abgelehnt") }),
  );
  expect(readDiagnostics(page).recentErrors).toEqual([
    "Script error: x is not defined",
    "Unhandled rejection: Error: abgelehnt",
  ]);
});

test("an object is cut at 500 and a line at 1000 characters", () => {
  expect(toLine([{ text: "a b ".repeat(500) }])).toHaveLength(500);
  expect(toLine(["a b ".repeat(1_000)])).toHaveLength(1_000);
});

test("what cannot be written as text does no harm", () => {
  const circular: Record<string, unknown> = {};
  circular["self"] = circular;
  expect(toLine([circular, undefined, null, 3n])).toBe("[object] undefined null 3");
});
