import path from "node:path";
import { expect, test } from "vitest";
import { textAt, writePdf } from "../../sample-documents/write-pdf.ts";
import { ProcessReader } from "./process-reader.ts";
import { textProgram } from "./reader-program.ts";
import type { ProcessLimits, ReaderProgram } from "./reader-program.ts";

const programs = path.resolve(import.meta.dirname, "../../../testing/documents");
const document = { file: "a.txt", bytes: Buffer.from("Angebotsfrist") };

const programOf = (name: string, limits: Partial<ProcessLimits> = {}): ReaderProgram => ({
  ...textProgram,
  file: path.join(programs, `${name}.process.ts`),
  limits: { ...textProgram.limits, ...limits },
});
const readerWith = (name: string, limits: Partial<ProcessLimits> = {}) =>
  new ProcessReader({ text: programOf(name, limits) });

test("a document is read in a process of its own, which tells each page", async () => {
  const pages: string[] = [];
  const content = textAt(70, 80, "Leistungsbeschreibung");
  const bytes = writePdf({ pages: [{ content }, { content }] });
  const reading = await new ProcessReader().read(
    { file: "lv.pdf", bytes },
    { onPage: (page, of) => pages.push(`${page}/${of}`) },
  );
  expect(pages).toEqual(["1/2", "2/2"]);
  expect(reading).toMatchObject({
    file: "lv.pdf",
    pages: 2,
    refusals: [],
    text: {
      file: "lv.pdf",
      format: "pdf",
      parts: [
        { place: { page: 1 }, lines: [{ text: "Leistungsbeschreibung" }] },
        { place: { page: 2 }, lines: [{ text: "Leistungsbeschreibung" }] },
      ],
    },
  });
});

test("a process that takes too long for a page is killed", async () => {
  const reading = await readerWith("spin", { cpuSeconds: 0.3 }).read(document);
  expect(reading).toMatchObject({
    refusals: [{ file: "a.txt", reason: "too-slow" }],
    mayPass: true,
  });
});

test("a process that says nothing for too long is killed, whatever it uses", async () => {
  const reading = await readerWith("spin", { silentSeconds: 0.5 }).read(document);
  expect(reading).toMatchObject({
    refusals: [{ file: "a.txt", reason: "too-slow" }],
    mayPass: true,
  });
});

test("a process that takes too much memory is killed", async () => {
  const reading = await readerWith("swell").read(document);
  expect(reading).toMatchObject({
    refusals: [{ file: "a.txt", reason: "too-much-memory" }],
    mayPass: true,
  });
});

test("what its content refuses does not pass", async () => {
  const bytes = Buffer.from("GIF89a\u0001\u0000\u0001\u0000");
  const reading = await new ProcessReader().read({ file: "a.gif", bytes });
  expect(reading).not.toHaveProperty("mayPass");
  expect(reading.refusals).toHaveLength(1);
});

test("after a death the document is read again, without the page that did it", async () => {
  const reading = await readerWith("dies-first").read(document);
  expect(reading).toMatchObject({
    pages: 9,
    refusals: [{ file: "a.txt", page: 7, reason: "too-slow" }],
  });
});

test("a process that was taken over reads no files, writes none, and starts nothing", async () => {
  const { text } = await readerWith("breaks-out").read(document);
  expect(text?.parts[0]?.lines).toEqual([{ text: "0 variables" }]);
});

test("reading ends with its signal", async () => {
  const stop = new AbortController();
  const reading = readerWith("spin").read(document, {
    signal: stop.signal,
    onPage: () => stop.abort(new Error("enough")),
  });
  await expect(reading).rejects.toThrow("enough");
});
