import type { FastifyInstance } from "fastify";
import { answer, answerInstead } from "./faults.ts";
import type { FaultPlan } from "./faults.ts";
import type { NoticeShelf } from "./notice-shelf.ts";
import type { GeneratedNotice } from "./notices/generate-procedures.ts";

interface SearchBody {
  readonly query?: unknown;
  readonly fields?: unknown;
  readonly page?: unknown;
  readonly limit?: unknown;
  readonly paginationMode?: unknown;
  readonly iterationNextToken?: unknown;
}

const maxPage = 250;
const maxWindow = 15_000;

const day = (compact: string) =>
  `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}`;

type Test = (notice: GeneratedNotice) => boolean;

/** Understands the few terms the adapter sends; anything else is a syntax error, as with ISO dates at TED. */
export function readExpertQuery(query: string): Test | undefined {
  const [terms = "", ...rest] = query.split(/\s+SORT BY\s+/i);
  if (rest.length > 1) return undefined;
  const tests: Test[] = [];
  for (const term of terms.split(/\s+AND\s+/i)) {
    const date = /^\(?(?:PD|publication-date)\s*(>=|<=|=)\s*(\d{8})\)?$/i.exec(term.trim());
    const country = /^\(?(?:CY|buyer-country)\s*(?:=\s*|IN\s*\()([A-Z]{3})\)?\)?$/i.exec(
      term.trim(),
    );
    if (date) {
      const wanted = day(date[2]!);
      tests.push(({ publishedOn }) =>
        date[1] === ">="
          ? publishedOn >= wanted
          : date[1] === "<="
            ? publishedOn <= wanted
            : publishedOn === wanted,
      );
    } else if (country) {
      tests.push(() => country[1]!.toUpperCase() === "DEU");
    } else return undefined;
  }
  return (notice) => tests.every((test) => test(notice));
}

/** "00123456-2026" as TED names it in links and results: 123456-2026 */
const shortNumber = (notice: GeneratedNotice) => notice.publicationNumber!.replace(/^0+/, "");

const encodeToken = (offset: number) => Buffer.from(`it-${offset}`).toString("base64url");
function decodeToken(token: unknown): number | undefined {
  if (token === undefined || token === null || token === "") return 0;
  const text = typeof token === "string" ? Buffer.from(token, "base64url").toString() : "";
  const offset = /^it-(\d+)$/.exec(text)?.[1];
  return offset === undefined ? undefined : Number(offset);
}

const problem = (error: string, message: string) => ({ message, error: { type: error } });

/** POST /v3/notices/search and the notice's XML under its link. */
export function serveTedApi(app: FastifyInstance, shelf: NoticeShelf, faults: FaultPlan): void {
  app.post<{ Body: SearchBody | null }>("/v3/notices/search", async (request, reply) => {
    const fault = faults.take("ted-search");
    if (await answerInstead(reply, fault)) return reply;

    const {
      query,
      fields,
      page = 1,
      limit = 10,
      paginationMode = "PAGE_NUMBER",
    } = request.body ?? {};
    const bad = (error: string, message: string) => reply.code(400).send(problem(error, message));
    if (typeof query !== "string" || !Array.isArray(fields) || fields.length === 0) {
      return bad("BAD_REQUEST", "query and fields are required");
    }
    if (typeof page !== "number" || typeof limit !== "number" || limit < 1 || limit > maxPage) {
      return bad("LIMIT_EXCEEDED", `limit must be between 1 and ${maxPage}`);
    }
    if (paginationMode === "PAGE_NUMBER" && page * limit > maxWindow) {
      return bad("SEARCH_WINDOW_TOO_WIDE", `at most ${maxWindow} notices`);
    }
    const test = readExpertQuery(query);
    if (!test) return bad("QUERY_SYNTAX_ERROR", `cannot read: ${query}`);
    const iterates = paginationMode === "ITERATION";
    const offset = iterates ? decodeToken(request.body?.iterationNextToken) : (page - 1) * limit;
    if (offset === undefined) return bad("BAD_TOKEN", "iterationNextToken is not ours");

    const matches = shelf.ted().filter(test);
    const notices = matches.slice(offset, offset + limit).map((notice) => ({
      "publication-number": shortNumber(notice),
      "publication-date": `${notice.publishedOn}+01:00`,
      // Arrays per lot carry duplicates.
      "buyer-country": ["DEU", "DEU"],
      links: {
        xml: { MUL: `http://${request.headers.host}/en/notice/${shortNumber(notice)}/xml` },
        html: { DEU: `http://${request.headers.host}/de/notice/-/detail/${shortNumber(notice)}` },
      },
    }));
    const body = {
      notices,
      totalNoticeCount: matches.length,
      // Stays there after the last record, as TED's does.
      iterationNextToken: iterates ? encodeToken(offset + notices.length) : null,
      timedOut: false,
    };
    return answer(reply.type("application/json"), Buffer.from(JSON.stringify(body)), fault);
  });

  app.get<{ Params: { number: string } }>("/en/notice/:number/xml", async (request, reply) => {
    const fault = faults.take("ted-xml");
    if (await answerInstead(reply, fault)) return reply;
    const notice = shelf.ted().find((it) => shortNumber(it) === request.params.number);
    if (!notice) return reply.code(404).type("text/html").send("<html><title>404</title></html>");
    return answer(reply.type("application/xml"), Buffer.from(notice.xml), fault);
  });
}
