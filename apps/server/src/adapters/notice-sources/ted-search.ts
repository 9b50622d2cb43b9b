import { z } from "zod";
import { SourceError } from "../../ports/notice-source.ts";
import { readBody } from "./polite-client.ts";
import type { PoliteClient } from "./polite-client.ts";

export interface TedHit {
  /** e.g. 367831-2026 */
  readonly number: string;
  readonly xmlUrl?: string;
}

/** TED refuses more. */
const pageSize = 250;
/** A year of German notices is about 60,000; a day never needs this. */
const maxPages = 400;
const maxPageBytes = 32 * 1024 ** 2;

// Fields that are not set are missing; unknown ones are none of our business.
const searchPage = z.object({
  notices: z.array(
    z.object({
      "publication-number": z.string().regex(/^\d{1,8}-\d{4}$/),
      links: z
        .object({ xml: z.record(z.string(), z.string()).optional() })
        .optional()
        .catch(undefined),
    }),
  ),
  totalNoticeCount: z.int().nonnegative(),
  iterationNextToken: z.string().nullish(),
  timedOut: z.boolean().optional(),
});

export const searchQuery = (day: string) => {
  // ISO dates are not accepted.
  const compact = day.replaceAll("-", "");
  return `buyer-country IN (DEU) AND publication-date>=${compact} AND publication-date<=${compact}`;
};

async function askPage(
  client: PoliteClient,
  baseUrl: string,
  body: object,
  signal: AbortSignal,
): Promise<z.output<typeof searchPage>> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body), signal } as const;
  return client.request(new URL("/v3/notices/search", baseUrl), request, async (response) => {
    const text = new TextDecoder().decode(await readBody(response, maxPageBytes));
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new SourceError("bad_answer", `no JSON: ${text.slice(0, 60)}`);
    }
    const page = searchPage.safeParse(json);
    if (!page.success)
      throw new SourceError("bad_answer", z.prettifyError(page.error).slice(0, 300));
    // The result is incomplete then; asking again is all one can do.
    if (page.data.timedOut) throw new SourceError("server_error", "the search timed out");
    return page.data;
  });
}

/** All German notices of one publication day, each once. */
export async function searchDay(
  client: PoliteClient,
  baseUrl: string,
  day: string,
  signal: AbortSignal,
): Promise<TedHit[]> {
  const hits = new Map<string, TedHit>();
  let received = 0;
  let iterationNextToken: string | undefined;
  for (let count = 0; count < maxPages; count++) {
    const page = await askPage(
      client,
      baseUrl,
      {
        query: searchQuery(day),
        fields: ["publication-number"],
        limit: pageSize,
        // Closed procedures are wanted as well.
        scope: "ALL",
        paginationMode: "ITERATION",
        ...(iterationNextToken !== undefined && { iterationNextToken }),
      },
      signal,
    );
    for (const { "publication-number": number, links } of page.notices) {
      const xmlUrl = links?.xml?.["MUL"];
      hits.set(number, { number, ...(xmlUrl && { xmlUrl }) });
    }
    received += page.notices.length;
    // The token may stay set after the last record, so it does not tell the end.
    if (page.notices.length === 0 || received >= page.totalNoticeCount) return [...hits.values()];
    if (!page.iterationNextToken) {
      throw new SourceError("bad_answer", `${received} of ${page.totalNoticeCount} and no token`);
    }
    iterationNextToken = page.iterationNextToken;
  }
  throw new SourceError("bad_answer", `more than ${maxPages} pages`);
}
