import { DocumentError } from "../document-error.ts";
import type { ReadText } from "../read-text.ts";
import { decodeText } from "./decode-text.ts";
import { TextCollector } from "./text-collector.ts";

export function readPlainText(bytes: Uint8Array): ReadText {
  const text = decodeText(bytes);
  if (text === undefined) throw new DocumentError("unknown-format");
  const collector = new TextCollector({ heading: "" });
  for (const line of text.split(/\r\n?|\n|\f/)) collector.add(line);
  return {
    parts: collector.finish(),
    characters: collector.characters,
    removed: collector.removed,
  };
}
