// Without its package, which would take each reading process a third of a second.
import { uploadLimits } from "@tc/domain/upload-limits";

/** What documents may cost. Those of one call are one tender. */
export const documentLimits = {
  fileBytes: uploadLimits.fileBytes,
  callBytes: uploadLimits.tenderBytes,
  callPages: uploadLimits.tenderPages,
  /** A document without pages has one for so many characters. */
  charactersPerPage: 3_000,
  /** Below this a page that shows a picture is a scan: a stamp or a page number is no text. */
  scanCharacters: 40,
  /** More scanned pages of a document stay unread: they would take a quarter of an hour. */
  scanPages: 200,
} as const;

export const documentArchiveLimits = {
  entries: 2_000,
  memberBytes: documentLimits.fileBytes,
  totalBytes: documentLimits.callBytes,
  ratio: 100,
  /** Below this a high ratio is harmless: a short file of blanks. */
  ratioFreeBytes: 1_000_000,
  /** An archive in an archive, no further. */
  depth: 2,
  nestedArchiveBytes: documentLimits.callBytes,
} as const;

/** The packed parts of an office document: its XML is as hostile as any. */
export const officeArchiveLimits = {
  entries: 10_000,
  /** A sheet of 100,000 rows */
  memberBytes: 60_000_000,
  totalBytes: 120_000_000,
  ratio: 100,
  ratioFreeBytes: 2_000_000,
  depth: 1,
  nestedArchiveBytes: 0,
} as const;

export const processLimits = {
  /** Of the process that reads one document */
  residentBytes: 256_000_000,
  /** Of computing time without a new page; a real page takes some hundredths of a second. */
  cpuSeconds: 2.5,
  /** Of computing time for all pages: 1,500 take about 30 */
  cpuSecondsInAll: 120,
  /** Of waiting for a new page: more than any machine is busy. */
  silentSeconds: 60,
} as const;

export const scanProcessLimits = {
  /** Tesseract takes 375 MB, a colour scan of A4 at 600 dots an inch 100 more. */
  residentBytes: 1_000_000_000,
  /** A page takes about 3. */
  cpuSeconds: 30,
  cpuSecondsInAll: 3_600,
  silentSeconds: 180,
} as const;
