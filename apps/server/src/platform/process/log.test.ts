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

test("an error says what happened and where, but not whom it happened to", () => {
  const refused = Object.assign(new Error("duplicate key value violates a unique constraint"), {
    code: "23505",
    detail: "Key (email)=(anna@agentur.example) already exists.",
    client: { user: "tenderchances" },
  });
  const [line] = logged((log) =>
    log.error({ err: new Error("not stored", { cause: refused }) }, "request failed"),
  );
  expect(line).not.toContain("anna@");
  expect(line).not.toContain('tenderchances"');
  expect(JSON.parse(line ?? "")).toMatchObject({
    err: {
      type: "Error",
      message: "not stored",
      stack: expect.stringContaining("log.test.ts"),
      cause: { code: "23505", message: "duplicate key value violates a unique constraint" },
    },
  });
});
