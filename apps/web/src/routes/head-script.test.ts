import { afterEach, expect, test, vi } from "vitest";
import { recoveryScript } from "./head-script";

const key = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";

/** Runs the script on a page of its own; what it did to the address, in order. */
function runAt(address: string) {
  const url = new URL(address, "https://own.invalid");
  const steps: string[] = [];
  const page: Record<string, unknown> = {};
  const names = ["window", "location", "history", "addEventListener", "dispatchEvent"];
  // The page gets the script as text, too.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function(...names, recoveryScript);
  run(
    page,
    {
      hash: url.hash,
      pathname: url.pathname,
      search: url.search,
      replace: (to: string) => steps.push(`go ${to}`),
    },
    {
      state: null,
      replaceState: (_: unknown, __: string, to: string) => steps.push(`clear ${to}`),
    },
    vi.fn(),
    (event: Event) => steps.push(`tell ${event.type}`),
  );
  return { steps, token: page["tcRecoveryToken"] };
}

afterEach(() => vi.restoreAllMocks());

test.each(["/", "/app/results?q=a", "/login", "/impressum"])(
  "a recovery link on %s loses its hash first and goes to /reset-password",
  (path) => {
    expect(runAt(`${path}#access_token=${key}&type=recovery`)).toEqual({
      steps: [`clear ${path}`, `go /reset-password#type=recovery&access_token=${key}`],
      token: undefined,
    });
  },
);

test.each(["/reset-password", "/gate"])("on %s the key waits in memory", (path) => {
  expect(runAt(`${path}#type=recovery&access_token=${key}`)).toEqual({
    steps: [`clear ${path}`, "tell tc-recovery"],
    token: key,
  });
});

test.each([
  "/app/profil#team",
  "/#type=recovery",
  `/#access_token=${key}`,
  `/#type=signup&access_token=${key}`,
])("%s is no recovery link and stays as it is", (address) =>
  expect(runAt(address).steps).toEqual([]),
);
