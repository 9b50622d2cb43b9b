import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

/** A process of its own that asks itself to stop while it is still busy loading. */
function runWith(lines: string) {
  const module = path.join(import.meta.dirname, "early-signals.ts");
  const script = `import { endQuietlyOnSignals, handOverSignals } from ${JSON.stringify(module)};
    endQuietlyOnSignals();
    process.kill(process.pid, "SIGTERM");
    ${lines}
    setTimeout(() => process.exit(9), 20_000);`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", script],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

test("a signal before there is anything to stop ends the process without an error", () => {
  expect(runWith("")).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("a signal that came while modules were loading reaches whoever stops things from then on", () => {
  const script = `handOverSignals((signal) => { console.log(signal); process.exit(7); });`;
  expect(runWith(script)).toEqual({ status: 7, stdout: "SIGTERM\n", stderr: "" });
});
