import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  write(createLog("info", { write: (line: string) => void lines.push(line) }));
  return lines;
}

test("a secret is left out at every depth", () => {
  const [line] = logged((log) =>
    log.info({
      password: "geheim",
      user: { token: "geheim", session: { cookie: "geheim", more: { apiKey: "geheim" } } },
      headers: { authorization: "geheim" },
    }),
  );
  expect(line).not.toContain("geheim");
  expect(line?.match(/\[redacted\]/g)).toHaveLength(5);
});

test("one line's fields never appear in the next", () => {
  const lines = logged((log) => {
    const child = log.child({ requestId: "r-1" });
    child.info({ tender: "a" }, "first");
    child.info("second");
  });
  expect(JSON.parse(lines[1] ?? "")).toEqual({
    level: "info",
    time: expect.any(String),
    requestId: "r-1",
    msg: "second",
  });
});
