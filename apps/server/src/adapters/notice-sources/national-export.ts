import { SourceError } from "../../ports/notice-source.ts";
import type { NoticeSource, RawNotice, RejectedMember } from "../../ports/notice-source.ts";
import { readArchive } from "../archive/read-archive.ts";
import { downloadBody } from "./download.ts";
import type { Download } from "./download.ts";
import type { PoliteClient } from "./polite-client.ts";

export interface NationalExportOptions {
  readonly id?: string;
  readonly baseUrl: string;
  readonly client: PoliteClient;
  readonly daysBack: number;
  /** true when a stand-in answers */
  readonly sample?: boolean;
  /** A usual day has 20 MB; the initial load of December 2022 held 122,000 notices. */
  readonly maxBytes?: number;
}

const accept = "application/vnd.bekanntmachungsservice.eforms.zip+zip";
const zipSignature = "PK\u0003\u0004";
/** An archive without members begins with its end. */
const emptyZipSignature = "PK\u0005\u0006";

async function* members(
  download: Download,
  name: string,
): AsyncGenerator<RawNotice | RejectedMember> {
  try {
    for await (const member of readArchive(download.file, name)) {
      // The archive itself is broken: an incomplete day must not count as read.
      if ("reject" in member && member.file === name) {
        throw new SourceError("bad_answer", member.reject.reason);
      }
      yield member;
    }
  } finally {
    await download.remove();
  }
}

/** Datenservice Öffentlicher Einkauf: one ZIP of eForms a day, `GET /api/notice-exports`. */
export function createNationalExport({
  id = "doe",
  baseUrl,
  client,
  daysBack,
  sample = false,
  maxBytes = 2 * 1024 ** 3,
}: NationalExportOptions): NoticeSource {
  return {
    id,
    name: sample
      ? "Musterdaten im Format des Datenservice Öffentlicher Einkauf"
      : "Datenservice Öffentlicher Einkauf",
    ...(!sample && { url: "https://oeffentlichevergabe.de" }),
    sample,
    knownGaps: [
      "Nordrhein-Westfalen: Seit § 75a GO NRW dürfen Kommunen unterhalb der EU-Schwellenwerte ohne Bekanntmachung nach UVgO vergeben; viele dieser Aufträge erscheinen hier nicht.",
      "Unterhalb der EU-Schwellenwerte melden viele Vergabeplattformen freiwillig; ein Teil der Ausschreibungen fehlt.",
      "Ergebnisse unterhalb der EU-Schwellenwerte nennen keine Zahl der Angebote.",
    ],
    firstDay: "2022-12-01",
    daysBack,

    async fetchDay(day, { etag, signal }) {
      const url = new URL("/api/notice-exports", baseUrl);
      url.search = new URLSearchParams({ pubDay: day, format: "eforms.zip" }).toString();
      const headers = { accept, ...(etag && { "if-none-match": etag }) };

      return client.request(url, { headers, signal }, async (response) => {
        if (response.status === 304) return "unchanged";
        if (response.status === 204) return "empty";
        const download = await downloadBody(response.body, maxBytes);
        const { signature, sizeBytes } = download;
        if (signature !== zipSignature) {
          await download.remove();
          if (signature === emptyZipSignature) return "empty";
          const type = response.headers.get("content-type") ?? "no type";
          throw new SourceError("bad_answer", `no ZIP but ${sizeBytes} bytes of ${type}`);
        }
        const newEtag = response.headers.get("etag");
        return {
          name: day,
          ...(newEtag && { etag: newEtag }),
          notices: members(download, `${day}.eforms.zip`),
        };
      });
    },
  };
}
