import { afterAll, beforeAll, expect, test } from "vitest";
import { reportSections } from "@tc/domain";
import { readPdf } from "../../../adapters/documents/pdf/read-pdf.ts";
import type { Context } from "../../../platform/context.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import {
  StatedNotices,
  statedNotice,
  statedResult,
} from "../../ingestion/reading/stated-notices.ts";
import { readFigures } from "../figures/read-figures.ts";
import { makeFile } from "./make-file.ts";
import { csvHeads } from "./report-csv.ts";
import { dayWords, numberWords, periodWords } from "./words.ts";

let database: TestDatabase;
let agency: MadeAgency;
let ctx: Context;
const hostile = '=HYPERLINK("http://x";"Łódź Agentur")';
const stated = new StatedNotices();

beforeAll(async () => {
  database = await createTestDatabase();
  agency = await makeAgency(database, { tier: "enterprise", name: "Nordlicht Media GmbH" });
  ctx = testContext(database, { actor: agency.actor });
  const notices = Array.from({ length: 24 }, (_, at) => {
    const call = statedNotice(at + 1, {
      publishedOn: `2026-0${(at % 8) + 1}-15`,
      cpv: [at % 3 === 0 ? "92111000" : "79341400"],
      nuts: at % 4 === 0 ? [] : ["DEA23"],
      buyers: [{ name: `Stadt ${at % 5}`, identifiers: [], town: "Musterhausen" }],
      level: at % 2 === 0 ? "eu" : "national",
      lots: statedNotice(at + 1).lots.map((lot) => ({ ...lot, cpv: [], nuts: [] })),
    });
    if (at % 6 === 5) return [call];
    const winner = at % 6 === 0 ? hostile : `Agentur ${at % 6} GmbH`;
    return [call, { ...statedResult(100 + at, call, winner), publishedOn: "2026-10-01" }];
  });
  await stated.arrive(ctx, ...notices.flat());
});
afterAll(async () => {
  await stated.reader.close();
  await database.drop();
});

const filters = { months: 24 } as const;
const wish = (format: "pdf" | "csv", name = "Markt im Überblick") => ({
  agencyId: agency.agencyId,
  name,
  filters,
  sections: reportSections,
  format,
});

async function pdfText(name?: string): Promise<string> {
  const { bytes } = await makeFile(ctx, wish("pdf", name));
  const { parts } = await readPdf(new Uint8Array(bytes));
  return parts
    .flatMap((part) => part.lines.map(({ text }) => text))
    .join(" ")
    .replaceAll(/\s+/g, " ");
}

/** Lines of a CSV file as its reader sees them */
function parseCsv(text: string): string[][] {
  const cells: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^;\r\n"]*)(;|\r\n|$)/gy;
  for (const [, cell = "", end] of text.matchAll(pattern)) {
    cells.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") cells.push([]);
    if (end === "") break;
  }
  return cells.filter((line) => line.length > 1);
}

test("the PDF states the figures of the endpoints, its filters, the data's date and what each rests on", async () => {
  const { volume, parts } = await readFigures(ctx, {
    agencyId: agency.agencyId,
    filters,
    sections: reportSections,
  });
  expect(volume.n).toBeGreaterThan(0);
  const text = await pdfText();
  expect(text).toContain("Markt im Überblick");
  expect(text).toContain("Nordlicht Media GmbH. Erstellt am 21.11.2026, 12:00 Uhr (MEZ)");
  expect(text).toContain(`Zeitraum: ${dayWords(volume.from)} bis 21.11.2026`);
  expect(text).toContain("Branche: alle Agenturbranchen");
  expect(text).toContain(`n = ${numberWords(volume.n)}. Nach dem Tag`);
  for (const { label, eu, national, unknown } of volume.periods.slice(0, -1)) {
    expect(text).toContain(
      [periodWords(label), eu, national, unknown, eu + national + unknown].join(" "),
    );
  }
  expect(parts.regions?.laender.length).toBeGreaterThan(0);
  expect(text).toContain("Nordrhein-Westfalen 18");
  expect(text).toContain("n = 18 von 24, 25 % ohne Land");
  const winners = parts.winners?.winners ?? [];
  expect(winners.length).toBeGreaterThan(3);
  for (const { name, count } of winners.slice(1)) expect(text).toContain(`${name} ${count} `);
  expect(text).toContain("Noch ist kein Angebot entschieden.");
  expect(text).toContain("zu wenig Daten");
});

test("each page of the PDF names the data's date and the filters, and its number", async () => {
  const { bytes } = await makeFile(ctx, wish("pdf"));
  const { parts } = await readPdf(new Uint8Array(bytes));
  expect(parts.length).toBeGreaterThan(2);
  for (const [at, { lines }] of parts.entries()) {
    const page = lines.map(({ text }) => text).join(" ");
    expect(page).toContain("Branche: alle Agenturbranchen · Region: alle");
    expect(page).toMatch(/Stand \d\d\.\d\d\.\d{4} ·/);
    expect(page).toContain(`Seite ${at + 1} von ${parts.length}`);
  }
});

test("the PDF is tagged: a title, German, headings, figures with words, and tables", async () => {
  const { bytes } = await makeFile(ctx, wish("pdf"));
  const raw = bytes.toString("latin1");
  for (const mark of ["/MarkInfo", "/StructTreeRoot", "/Figure", "/Alt", "/Table", "/H2", "/TH"]) {
    expect(raw).toContain(mark);
  }
  expect(raw).toContain("/Lang (de-DE)");
});

test("the CSV is read back with the same figures, its head and German numbers", async () => {
  const { volume } = await readFigures(ctx, {
    agencyId: agency.agencyId,
    filters,
    sections: ["volume"],
  });
  const { bytes, fileName } = await makeFile(ctx, wish("csv", "Markt, Überblick & mehr"));
  expect(fileName).toBe("markt-ueberblick-mehr-2026-11-21.csv");
  const text = bytes.toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const [heads, ...lines] = parseCsv(text.slice(1));
  expect(heads).toEqual(csvHeads);
  for (const line of lines) expect(line).toHaveLength(csvHeads.length);
  const head = new Map(
    lines.filter(([part]) => part === "Bericht").map(([, , name, value]) => [name, value]),
  );
  expect(head.get("Name")).toBe("Markt, Überblick & mehr");
  expect(head.get("Zeitraum")).toBe(`${dayWords(volume.from)} bis 21.11.2026`);
  const counts = lines.filter(([part]) => part === "Wie viel ausgeschrieben wird");
  expect(counts.reduce((sum, [, , , value]) => sum + Number(value), 0)).toBe(volume.n);
  expect(counts).toHaveLength(3 * volume.periods.length);
});

test("no cell of the CSV begins a formula, and a name of any letters is printed", async () => {
  const { bytes } = await makeFile(ctx, wish("csv", hostile));
  const cells = parseCsv(bytes.toString("utf8").slice(1)).flat();
  expect(cells.filter((cell) => cell === `'${hostile}`).length).toBeGreaterThan(2);
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t]/);
  expect(await pdfText(hostile)).toContain("Łódź Agentur");
});

test("an agency without any data gets a report that says so", async () => {
  const empty = await createTestDatabase();
  try {
    const { agencyId, actor } = await makeAgency(empty, { tier: "enterprise" });
    const made = await makeFile(testContext(empty, { actor }), { ...wish("pdf"), agencyId });
    const { parts } = await readPdf(new Uint8Array(made.bytes));
    const text = parts
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(" ")
      .replaceAll(/\s+/g, " ");
    expect(text).toContain("Noch keine Bekanntmachung gelesen.");
    expect(text).toContain("In dieser Auswahl ist dazu nichts veröffentlicht.");
    expect(text).not.toContain("NaN");
    expect(text).not.toContain("undefined");
  } finally {
    await empty.drop();
  }
});
