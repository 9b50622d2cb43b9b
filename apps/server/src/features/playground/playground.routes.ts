import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { Judges } from "../assessment/index.ts";
import { getPlayground } from "./get-playground.ts";
import { judgeSentText } from "./judge-sent-text.ts";
import { TextReadings } from "./text-readings.ts";

export function playgroundRoutes(judges: Judges): BoundEndpoint[] {
  const readings = new TextReadings();
  return [
    bind(contract.getPlayground, (ctx) => getPlayground(ctx)),
    bind(contract.judgeText, (ctx, { query, body }) =>
      judgeSentText(ctx, { judges, readings }, { ...query, bytes: body }),
    ),
  ];
}
