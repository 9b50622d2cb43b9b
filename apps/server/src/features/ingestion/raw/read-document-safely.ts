import { NoticeError, readDocument } from "@tc/notices";
import type { Reading } from "../reading/reading.ts";

/** Reads one document; whatever the bytes do to the reader becomes a result. */
export function readDocumentSafely(bytes: Uint8Array): Reading {
  try {
    const { notices, rejected } = readDocument(bytes);
    const [first] = rejected;
    if (notices.length === 0) {
      const code = first?.error.code ?? "unknown_format";
      return {
        ok: false,
        code,
        reason: first?.error.message ?? "The document holds no notice.",
        final: true,
      };
    }
    return {
      ok: true,
      notices,
      rejected: rejected.map(({ place, error }) => ({
        place,
        code: error.code,
        reason: error.message,
      })),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof NoticeError) return { ok: false, code: error.code, reason, final: true };
    return { ok: false, code: "reader_failed", reason, final: false };
  }
}
