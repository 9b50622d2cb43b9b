import type { FastifyInstance } from "fastify";
import { answer, answerInstead } from "./faults.ts";
import type { FaultPlan } from "./faults.ts";
import type { NoticeShelf } from "./notice-shelf.ts";

const eformsType = "application/vnd.bekanntmachungsservice.eforms.zip+zip";
/** The national service began on this day. */
const firstDay = "2022-12-01";

interface ExportQuery {
  readonly pubDay?: string;
  readonly pubMonth?: string;
  readonly format?: string;
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The one period asked for; undefined when the parameters are not exactly one that is already over. */
function readPeriod({ pubDay, pubMonth }: ExportQuery, today: string): string | undefined {
  if (pubDay !== undefined && pubMonth === undefined) {
    return isDay(pubDay) && pubDay >= firstDay && pubDay < today ? pubDay : undefined;
  }
  if (pubMonth !== undefined && pubDay === undefined) {
    const isOver = pubMonth >= firstDay.slice(0, 7) && pubMonth < today.slice(0, 7);
    return isMonth(pubMonth) && isOver ? pubMonth : undefined;
  }
  return undefined;
}

/** `format` wins over Accept; only the eForms archive is made here. */
function wantsEforms(format: string | undefined, accept: string | undefined): boolean {
  if (format !== undefined) return format === "eforms.zip";
  return accept === undefined || accept.includes("*/*") || accept.includes(eformsType);
}

/** GET /api/notice-exports as its OpenAPI document tells. */
export function serveNationalExport(
  app: FastifyInstance,
  shelf: NoticeShelf,
  faults: FaultPlan,
): void {
  app.get<{ Querystring: ExportQuery }>("/api/notice-exports", async (request, reply) => {
    const fault = faults.take("doe");
    if (await answerInstead(reply, fault)) return reply;

    const period = readPeriod(request.query, shelf.today());
    if (period === undefined) {
      return reply.code(400).send({ status: 400, title: "Bad Request" });
    }
    if (!wantsEforms(request.query.format, request.headers.accept)) {
      return reply.code(415).send({ status: 415, title: "Unsupported Media Type" });
    }
    const { bytes, version } = await shelf.exportOf(period);
    const etag = `"version-${version}"`;
    reply.header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return answer(reply.type(eformsType), bytes, fault);
  });
}
