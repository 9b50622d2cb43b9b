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
  readonly tedWebUrl?: string;
  /** Setting CONTACT: an address or page where publishers reach the operator */
  readonly contact: string;
  /** Setting SCREENING_DAYS_BACK */
  readonly daysBack: number;
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

/** Whoever plays the API on another address plays the web server too, unless told otherwise. */
function tedWebUrlOf({
  tedBaseUrl,
  tedWebUrl = publicBaseUrls.tedWeb,
}: NoticeSourceOptions): string {
  const isElsewhere = new URL(tedBaseUrl).origin !== publicBaseUrls.ted;
  return isElsewhere && new URL(tedWebUrl).origin === publicBaseUrls.tedWeb
    ? tedBaseUrl
    : tedWebUrl;
}

/** The publishers by their ids in the setting NOTICE_SOURCE. */
export function createNoticeSources(
  wanted: readonly ("doe" | "ted")[],
  options: NoticeSourceOptions,
): NoticeSource[] {
  const { doeBaseUrl, tedBaseUrl, contact, daysBack, sample = false, client = {} } = options;
  const userAgent = `TenderChances/1.0 (+${contact})`;
  const idOf = (id: string) => (sample ? sampleSourceId(id) : id);
  const webUrl = tedWebUrlOf(options);

  const makers = {
    doe: () =>
      createNationalExport({
        id: idOf("doe"),
        baseUrl: doeBaseUrl,
        daysBack,
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
        daysBack,
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
