import { sampleSourceId } from "../../ports/notice-source.ts";
import type { NoticeSource } from "../../ports/notice-source.ts";
import { createNationalExport } from "./national-export.ts";
import { createPoliteClient } from "./polite-client.ts";
import type { PoliteClientOptions } from "./polite-client.ts";
import { createTedApi } from "./ted-api.ts";

export interface NoticeSourceOptions {
  /** Settings DOE_BASE_URL, TED_BASE_URL, TED_WEB_URL */
  readonly doeBaseUrl: string;
  readonly tedBaseUrl: string;
  /** The API's own host unless told: a test server plays both. */
  readonly tedWebUrl?: string;
  /** Setting CONTACT: an address or page where publishers reach the operator */
  readonly contact: string;
  readonly sample?: boolean;
  /** Tests put other times here. */
  readonly client?: Partial<PoliteClientOptions>;
}

export const publicBaseUrls = {
  doe: "https://oeffentlichevergabe.de",
  ted: "https://api.ted.europa.eu",
  tedWeb: "https://ted.europa.eu",
} as const;

const minute = 60_000;

/** The publishers by their ids in the setting NOTICE_SOURCE. */
export function createNoticeSources(
  wanted: readonly ("doe" | "ted")[],
  { doeBaseUrl, tedBaseUrl, tedWebUrl, contact, sample = false, client = {} }: NoticeSourceOptions,
): NoticeSource[] {
  const userAgent = `TenderChances/1.0 (+${contact})`;
  const idOf = (id: string) => (sample ? sampleSourceId(id) : id);
  const webUrl =
    tedWebUrl ?? (tedBaseUrl === publicBaseUrls.ted ? publicBaseUrls.tedWeb : tedBaseUrl);

  const makers = {
    doe: () =>
      createNationalExport({
        id: idOf("doe"),
        baseUrl: doeBaseUrl,
        sample,
        // No limit is documented; a day's archive is one request.
        client: createPoliteClient({
          userAgent,
          limit: { count: 30, windowMs: minute },
          timeoutMs: 15 * minute,
          ...client,
        }),
      }),
    ted: () =>
      createTedApi({
        id: idOf("ted"),
        baseUrl: tedBaseUrl,
        webUrl,
        sample,
        // TED's published limits, with some room.
        searchClient: createPoliteClient({
          userAgent,
          limit: { count: 600, windowMs: minute },
          timeoutMs: minute,
          ...client,
        }),
        xmlClient: createPoliteClient({
          userAgent,
          limit: { count: 580, windowMs: 6 * minute },
          timeoutMs: minute,
          ...client,
        }),
      }),
  } satisfies Record<"doe" | "ted", () => NoticeSource>;
  return [...new Set(wanted)].map((id) => makers[id]());
}
