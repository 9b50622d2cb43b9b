import {
  exportTenders as exportTendersEndpoint,
  countTenderViews as countTenderViewsEndpoint,
  getTender as getTenderEndpoint,
  listTenders as listTendersEndpoint,
  nearestTenders as nearestTendersEndpoint,
} from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { SearchEngine } from "../search/index.ts";
import { AgencyAssessments } from "../assessment/index.ts";
import { sampleQuestion } from "./dataset-kind.ts";
import { countTenderViews } from "./count-tender-views.ts";
import { exportTenders } from "./export/export-tenders.ts";
import { getTender, TenderTexts } from "./get-tender.ts";
import { ListItems } from "./list-items.ts";
import { listTenders } from "./list-tenders.ts";
import { nearestTenders } from "./nearest-tenders.ts";

export function tendersRoutes(
  search: SearchEngine,
  assessments = new AgencyAssessments(),
  items = new ListItems(search),
): BoundEndpoint[] {
  const isSample = sampleQuestion();
  const list = {
    search,
    items,
    assessments,
    isSample,
  };
  const detail = { tenders: new TenderTexts(search), isSample };
  return [
    bind(listTendersEndpoint, (ctx, { query }) => listTenders(ctx, list, query)),
    bind(countTenderViewsEndpoint, (ctx, { query }) => countTenderViews(ctx, list, query)),
    bind(nearestTendersEndpoint, (ctx, { query }) => nearestTenders(ctx, list, query)),
    bind(exportTendersEndpoint, (ctx, { query }) => exportTenders(ctx, list, query)),
    bind(getTenderEndpoint, (ctx, { params }) => getTender(ctx, detail, params.slug)),
  ];
}
