import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLanguageModelStandin } from "@tc/standins";
import { afterAll, expect, test } from "vitest";
import { writeZip } from "../adapters/archive/zip-writer.ts";
import { textAt, writePdf } from "../adapters/sample-documents/write-pdf.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tc-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const program = path.join(import.meta.dirname, "documents.ts");
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  const [code] = (await once(child, "close")) as [number];
  const lines = output.split("\n").filter((line) => line !== "");
  return { code, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test("files, ZIPs and folders are one tender; the last line says what was read and what refused, and why", async () => {
  const pdf = writePdf({
    pages: [{ content: textAt(70, 80, "Leistungsbeschreibung") }, { content: "" }],
  });
  writeFileSync(path.join(folder, "a.txt"), "Angebotsfrist\n");
  writeFileSync(path.join(folder, "b.pdf"), pdf.subarray(0, 20));
  writeFileSync(
    path.join(folder, "c.zip"),
    writeZip([
      { name: "lv.pdf", data: pdf },
      { name: "../x.txt", data: "x" },
      { name: "alt.doc", data: Buffer.from("d0cf11e0a1b11ae10000", "hex") },
    ]),
  );
  const { code, lines } = await run([folder]);
  expect(code).toBe(0);
  expect(lines.at(-1)).toMatchObject({
    summary: true,
    files: 2,
    pages: 3,
    removed: { invisible: 0, characters: 0 },
    refused: [
      {
        file: path.join(folder, "b.pdf"),
        reason: "broken",
        sentence: "Die Datei ist beschädigt oder unvollständig.",
      },
      { file: `${folder}/c.zip/../x.txt`, reason: "unsafe-name" },
      { file: path.join(folder, "c.zip/alt.doc"), reason: "old-format" },
    ],
  });
});

test("a penalty has its rate, the time that this is for and its cap, each under a name of its own", async () => {
  const file = path.join(folder, "penalty.txt");
  writeFileSync(file, "Vertragsstrafe: 0,3 % je Werktag, höchstens 5 % der Auftragssumme.\n");
  const { lines } = await run([file]);
  expect(lines.filter(({ kind }) => kind === "penalty")).toMatchObject([
    { type: "contract", percent: 0.3, per: "working-day", capPercent: 5 },
  ]);
});

test("nothing readable is a failure, no path a usage error", async () => {
  const missing = await run([path.join(folder, "missing.pdf")]);
  expect(missing).toMatchObject({ code: 1, lines: [{ refused: [{ reason: "unreadable" }] }] });
  expect((await run([])).code).toBe(2);
});

test("with --llm the configured model reads them too; without one the rules stand alone, and it is said", async () => {
  const file = path.join(folder, "llm.txt");
  writeFileSync(file, "Angebotsfrist: 18.12.2026, 14:00 Uhr\nDie Laufzeit beträgt 24 Monate.\n");
  const standin = await startLanguageModelStandin();
  try {
    const env = { LANGUAGE_MODEL_KEY: standin.key, LANGUAGE_MODEL_URL: standin.url };
    const { code, lines } = await run(["--llm", file], env);
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({
      items: 2,
      model: { name: "mistral-small-latest", kept: 2, calls: 2, dropped: 0, gaps: [] },
    });
    const alone = await run(["--llm", file], { LANGUAGE_MODEL_KEY: "", LANGUAGE_MODEL_URL: "" });
    expect(alone.lines.at(-1)).toMatchObject({ items: 2, model: { none: expect.anything() } });
  } finally {
    await standin.stop();
  }
});
