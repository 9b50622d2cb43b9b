import type { ApiScope } from "@tc/domain";
import { getTenderAssessment } from "../assessment/tender-assessment.ts";
import { getBuyer } from "../buyers.ts";
import { getCalendar, getTenderClocks } from "../deadlines/deadlines.ts";
import { getExtract, listDocuments } from "../documents.ts";
import type { Endpoint } from "../endpoint.ts";
import { getPipeline } from "../pipeline/pipeline.ts";
import { getTender, listTenders } from "../tenders/tenders.ts";
import { getWatchlist } from "../watchlist/watchlist.ts";

/** A call that programs with an API key may make. */
export interface PublicEndpoint {
  /** As the app's own screens call it: same input, same verb, same answer. */
  readonly of: Endpoint;
  readonly scope: ApiScope;
  readonly path: `/api/v1/${string}`;
}

/** The public API, by operation. All of it reads. */
export const publicEndpoints = {
  searchTenders: { of: listTenders, scope: "tenders:read", path: "/api/v1/tenders" },
  getTender: { of: getTender, scope: "tenders:read", path: "/api/v1/tenders/:slug" },
  getBuyer: { of: getBuyer, scope: "tenders:read", path: "/api/v1/buyers/:id" },
  getTenderAssessment: {
    of: getTenderAssessment,
    scope: "assessments:read",
    path: "/api/v1/tenders/:slug/assessment",
  },
  getTenderDeadlines: {
    of: getTenderClocks,
    scope: "deadlines:read",
    path: "/api/v1/tenders/:slug/deadlines",
  },
  listDeadlines: { of: getCalendar, scope: "deadlines:read", path: "/api/v1/deadlines" },
  listTenderDocuments: {
    of: listDocuments,
    scope: "documents:read",
    path: "/api/v1/tenders/:slug/documents",
  },
  getTenderQuotes: {
    of: getExtract,
    scope: "documents:read",
    path: "/api/v1/tenders/:slug/quotes",
  },
  getWatchlist: { of: getWatchlist, scope: "work:read", path: "/api/v1/watchlist" },
  getPipeline: { of: getPipeline, scope: "work:read", path: "/api/v1/pipeline" },
} as const satisfies Readonly<Record<string, PublicEndpoint>>;
export type PublicOperation = keyof typeof publicEndpoints;
