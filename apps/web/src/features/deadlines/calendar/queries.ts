import {
  changeCalendarFeed,
  getCalendar,
  getCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
  setUploadBuffer,
} from "@tc/contract";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { calendarKey } from "../queries";

export type CalendarEntry = z.output<typeof getCalendar.response>["entries"][number];
type FeedState = z.output<typeof getCalendarFeed.response>;

export function useCalendar(period: { readonly from: string; readonly to: string }) {
  return useQuery({
    queryKey: [...calendarKey, period.from, period.to],
    queryFn: ({ signal }) => callApi(getCalendar, { query: period, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const feedKey = ["calendar-feed"] as const;

export function useFeed() {
  return useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }): Promise<FeedState> => callApi(getCalendarFeed, { signal }),
  });
}

export type FeedChange =
  | { readonly act: "renew"; readonly hasOwn: boolean }
  | { readonly act: "own"; readonly hasOwn: boolean }
  | { readonly act: "revoke" }
  | { readonly act: "buffer"; readonly hours: number };

/** Answers with the address where a new one was made: it is told this once. */
export function useChangeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: FeedChange): Promise<string | undefined> => {
      const keep = ({ feed, bufferHours }: FeedState) =>
        client.setQueryData<FeedState>(feedKey, { ...(feed && { feed }), bufferHours });
      if (change.act === "renew") {
        const answer = await callApi(renewCalendarFeed, { body: { hasOwn: change.hasOwn } });
        keep(answer);
        return answer.address;
      }
      if (change.act === "own") {
        keep(await callApi(changeCalendarFeed, { body: { hasOwn: change.hasOwn } }));
      } else if (change.act === "buffer") {
        keep(await callApi(setUploadBuffer, { body: { hours: change.hours } }));
        void client.invalidateQueries({ queryKey: calendarKey });
        void client.invalidateQueries({ queryKey: ["clocks"] });
      } else {
        await callApi(revokeCalendarFeed, {});
        void client.invalidateQueries({ queryKey: feedKey });
      }
      return undefined;
    },
    scope: { id: "calendar-feed" },
  });
}
