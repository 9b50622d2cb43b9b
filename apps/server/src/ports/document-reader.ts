import type { DocumentText } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";

/** A file of a tender as it came; its name is shown to users and never opened. */
export interface DocumentFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface DocumentRefusal {
  readonly file: string;
  /** The page that is left out; absent: the whole file. */
  readonly page?: number;
  readonly reason: DocumentRefusalReason;
}

/** What a reader of the paper cannot see. It is no part of the text. */
export interface RemovedText {
  /** Letters that are not drawn, too small to see or outside the page */
  readonly invisible: number;
  /** Zero-width, bidirectional, tag and control characters */
  readonly characters: number;
}

export interface DocumentReading {
  readonly file: string;
  /** Absent where the whole file is refused. */
  readonly text?: DocumentText;
  readonly pages: number;
  readonly refusals: readonly DocumentRefusal[];
  /** The whole file is refused because its process was killed: the same bytes may be read another time. */
  readonly mayPass?: true;
  readonly removed: RemovedText;
}

export interface ReadDocumentOptions {
  readonly signal?: AbortSignal;
  /** More scanned pages stay unread; absent: as many as a document may have. */
  readonly maxScannedPages?: number;
  readonly onPage?: (page: number, of: number) => void;
}

export interface DocumentReader {
  /** The file as it is, or the members of an archive in its place, each once it is reached. */
  unpack(document: DocumentFile): AsyncIterable<DocumentFile | DocumentRefusal>;
  /** What a file says, and why parts of it are left out. Bad content never throws. */
  read(document: DocumentFile, options?: ReadDocumentOptions): Promise<DocumentReading>;
}
