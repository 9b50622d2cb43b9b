import { readFile } from "node:fs/promises";
import path from "node:path";
import yazl from "yazl";
import { generateProcedures } from "./notices/generate-procedures.ts";
import type { GeneratedNotice } from "./notices/generate-procedures.ts";

export interface ShelfOptions {
  readonly seed: number;
  /** YYYY-MM-DD in Europe/Berlin: the day around which procedures are generated. */
  readonly today: string;
  /** The running day, where the stand-in lives longer than one; it and later ones are not yet published. */
  readonly currentDay?: () => string;
  /** Procedures to generate, 400 unless told. */
  readonly count?: number;
  /** Where their documents lie, as `generateProcedures` takes it. */
  readonly documentsOrigin?: string | undefined;
  /** Serves `<day>.eforms.zip` and `<month>.eforms.zip` from here instead of generated notices. */
  readonly folder?: string;
}

export interface Package {
  readonly bytes: Buffer;
  /** Rises when notices are added later. */
  readonly version: number;
}

/** What both stand-ins publish, by day. */
export interface NoticeShelf {
  today(): string;
  /** The archive of a day (YYYY-MM-DD) or a month (YYYY-MM). */
  exportOf(period: string): Promise<Package>;
  /** TED's notices, by publication number. */
  ted(): readonly GeneratedNotice[];
  /** A notice that comes late: the day's archive gets a new version. */
  add(notice: GeneratedNotice): void;
}

async function zip(entries: readonly { file: string; bytes: Buffer }[]): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const { file, bytes } of entries) {
    archive.addBuffer(bytes, file, { mtime: new Date("2026-01-01T00:00:00Z") });
  }
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export function createShelf(options: ShelfOptions): NoticeShelf {
  const { seed, today, count = 400, folder, documentsOrigin, currentDay = () => today } = options;
  let generated: GeneratedNotice[] | undefined;
  const versions = new Map<string, number>();
  // Only with generated notices: a folder's own archives speak for themselves.
  const notices = () =>
    (generated ??= folder
      ? []
      : [...generateProcedures({ seed, count, today, documentsOrigin })].flatMap(
          (it) => it.notices,
        ));

  return {
    today: currentDay,
    async exportOf(period) {
      const version = versions.get(period) ?? 1;
      const folderArchive =
        folder && (await readIfThere(path.join(folder, `${period}.eforms.zip`)));
      if (folderArchive) return { bytes: folderArchive, version };
      const entries = notices()
        .filter((it) => it.source === "doe" && it.publishedOn.startsWith(period))
        .map(({ file, xml }) => ({ file, bytes: Buffer.from(xml) }));
      return { bytes: await zip(entries), version };
    },
    ted: () =>
      notices()
        .filter((it) => it.source === "ted")
        .toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    add(notice) {
      notices().push(notice);
      for (const period of [notice.publishedOn, notice.publishedOn.slice(0, 7)]) {
        versions.set(period, (versions.get(period) ?? 1) + 1);
      }
    },
  };
}
