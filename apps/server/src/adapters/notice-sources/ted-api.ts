import { SourceError } from "../../ports/notice-source.ts";
import type { NoticeSource, RawNotice, RejectedMember } from "../../ports/notice-source.ts";
import { readBody } from "./polite-client.ts";
import type { PoliteClient } from "./polite-client.ts";
import { searchDay } from "./ted-search.ts";
import type { TedHit } from "./ted-search.ts";

export interface TedApiOptions {
  readonly id?: string;
  /** The search API */
  readonly baseUrl: string;
  /** Where notices lie: `<webUrl>/en/notice/<number>/xml` */
  readonly webUrl: string;
  readonly searchClient: PoliteClient;
  /** Downloads have a lower rate of their own. */
  readonly xmlClient: PoliteClient;
  readonly daysBack: number;
  readonly sample?: boolean;
  readonly maxNoticeBytes?: number;
}

/** One notice that cannot be had is its own problem; this many in a row are the source's. */
const maxFailuresInARow = 3;

const looksLikeHtml = (bytes: Uint8Array) =>
  /^\s*(<!doctype html|<html)/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));

/** TED's search API v3, then each notice's XML. */
export function createTedApi({
  id = "ted",
  baseUrl,
  webUrl,
  searchClient,
  xmlClient,
  daysBack,
  sample = false,
  maxNoticeBytes = 16 * 1024 ** 2,
}: TedApiOptions): NoticeSource {
  // A link to a third host is not followed: the answer of a search is untrusted input.
  function xmlUrlOf({ number, xmlUrl }: TedHit): URL {
    const linked = xmlUrl !== undefined && URL.canParse(xmlUrl) ? new URL(xmlUrl) : undefined;
    const origins = [new URL(webUrl).origin, new URL(baseUrl).origin];
    return linked && origins.includes(linked.origin)
      ? linked
      : new URL(`/en/notice/${number}/xml`, webUrl);
  }

  async function fetchNotice(hit: TedHit, signal: AbortSignal): Promise<RawNotice> {
    const headers = { accept: "application/xml" };
    const bytes = await xmlClient.request(xmlUrlOf(hit), { headers, signal }, (response) =>
      readBody(response, maxNoticeBytes),
    );
    if (looksLikeHtml(bytes)) throw new SourceError("bad_answer", "HTML instead of XML");
    return {
      file: `${hit.number}.xml`,
      bytes,
      ...(!sample && { url: new URL(`/de/notice/-/detail/${hit.number}`, webUrl).href }),
    };
  }

  async function* fetchAll(
    hits: readonly TedHit[],
    signal: AbortSignal,
  ): AsyncGenerator<RawNotice | RejectedMember> {
    let failures = 0;
    for (const hit of hits) {
      try {
        yield await fetchNotice(hit, signal);
        failures = 0;
      } catch (error) {
        const isItsOwn = error instanceof SourceError && !error.retryable;
        if (!isItsOwn || ++failures >= maxFailuresInARow) throw error;
        yield {
          file: `${hit.number}.xml`,
          reject: { code: "not_delivered", reason: `TED did not deliver it: ${error.message}` },
        };
      }
    }
  }

  return {
    id,
    name: sample ? "Musterdaten im Format von TED" : "TED – Tenders Electronic Daily",
    ...(!sample && { url: "https://ted.europa.eu" }),
    sample,
    knownGaps: [
      "Nur Verfahren oberhalb der EU-Schwellenwerte und freiwillige EU-weite Bekanntmachungen.",
      "Die Suche reicht zehn Jahre zurück.",
    ],
    // The window rolls with today; a fresh installation never asks for its edge.
    firstDay: "2017-01-01",
    daysBack,

    async fetchDay(day, { signal }) {
      const hits = await searchDay(searchClient, baseUrl, day, signal);
      if (hits.length === 0) return "empty";
      return { name: day, notices: fetchAll(hits, signal) };
    },
  };
}
