import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import * as feed from "./calendar/change-feed.ts";
import { getCalendar, getCalendarFile, getTenderCalendar } from "./calendar/get-calendar.ts";
import { readFeed } from "./calendar/read-feed.ts";
import { getTenderClocks } from "./line/get-tender-clocks.ts";
import { setClockEvent } from "./line/set-clock-event.ts";
import { changeMilestone, createMilestone, deleteMilestone } from "./milestones/save-milestone.ts";

export function deadlinesRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getTenderClocks, (ctx, { params }) => getTenderClocks(ctx, params)),
    bind(contract.createMilestone, (ctx, { params, body }) =>
      createMilestone(ctx, { ...params, ...body }),
    ),
    bind(contract.changeMilestone, (ctx, { params, body }) =>
      changeMilestone(ctx, { ...params, ...body }),
    ),
    bind(contract.deleteMilestone, (ctx, { params }) => deleteMilestone(ctx, params)),
    bind(contract.setClockEvent, (ctx, { params, body }) =>
      setClockEvent(ctx, { ...params, ...body }),
    ),
    bind(contract.getTenderCalendar, (ctx, { params }) => getTenderCalendar(ctx, params)),
    bind(contract.getCalendar, (ctx, { query }) => getCalendar(ctx, query)),
    bind(contract.getCalendarFile, (ctx) => getCalendarFile(ctx)),
    bind(contract.getCalendarFeed, (ctx) => feed.getCalendarFeed(ctx)),
    bind(contract.renewCalendarFeed, (ctx, { body }) => feed.renewFeed(ctx, body)),
    bind(contract.changeCalendarFeed, (ctx, { body }) => feed.changeFeed(ctx, body)),
    bind(contract.revokeCalendarFeed, (ctx) => feed.revokeFeed(ctx)),
    bind(contract.setUploadBuffer, (ctx, { body }) => feed.setUploadBuffer(ctx, body)),
    bind(contract.readCalendarFeed, (ctx, { params }) => readFeed(ctx, params)),
  ];
}
