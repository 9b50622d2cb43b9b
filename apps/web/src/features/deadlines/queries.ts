import {
  changeMilestone,
  createMilestone,
  deleteMilestone,
  getTenderClocks,
  setClockEvent,
} from "@tc/contract";
import type { TenderClocks } from "@tc/contract";
import type { ClockEvent } from "@tc/domain";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

export const clocksKey = (slug: string) => ["clocks", slug] as const;
export const calendarKey = ["calendar"] as const;

const clocksQuery = (slug: string) =>
  queryOptions({
    queryKey: clocksKey(slug),
    queryFn: ({ signal }): Promise<TenderClocks> =>
      callApi(getTenderClocks, { params: { slug }, signal }),
    // It rests on what others change: notices, documents, colleagues' days.
    staleTime: 0,
  });

export function useTenderClocks(slug: string) {
  return useQuery(clocksQuery(slug));
}

export interface MilestoneValues {
  readonly name: string;
  readonly dueAt: string;
  readonly hasTime: boolean;
  readonly assigneeId: string | null;
  readonly isDone: boolean;
}

export type ClockChange =
  | { readonly act: "create"; readonly values: MilestoneValues }
  | { readonly act: "change"; readonly id: string; readonly values: Partial<MilestoneValues> }
  | { readonly act: "delete"; readonly id: string }
  | {
      readonly act: "event";
      readonly event: ClockEvent;
      readonly happenedOn: string | null;
      readonly isByPost: boolean;
    };

function send(slug: string, change: ClockChange): Promise<TenderClocks> {
  switch (change.act) {
    case "create":
      return callApi(createMilestone, { params: { slug }, body: change.values });
    case "change":
      return callApi(changeMilestone, { params: { id: change.id }, body: change.values });
    case "delete":
      return callApi(deleteMilestone, { params: { id: change.id } });
    case "event":
      return callApi(setClockEvent, {
        params: { slug, event: change.event },
        body: { happenedOn: change.happenedOn, isByPost: change.isByPost },
      });
  }
}

/** Shown at once, and as the server has it once it has answered; each answer is the whole line. */
export function useChangeClocks(slug: string) {
  const client = useQueryClient();
  const queryKey = clocksKey(slug);
  return useMutation({
    mutationFn: (change: ClockChange) => send(slug, change),
    scope: { id: queryKey.join(" ") },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<TenderClocks>(queryKey, (now) => now && withChange(now, change));
    },
    onSuccess: (answer) => {
      client.setQueryData<TenderClocks>(queryKey, answer);
      void client.invalidateQueries({ queryKey: calendarKey });
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

function withChange(line: TenderClocks, change: ClockChange): TenderClocks {
  if (change.act === "delete") {
    return { ...line, clocks: line.clocks.filter(({ milestone }) => milestone?.id !== change.id) };
  }
  if (change.act !== "change") return line;
  const { name, dueAt, hasTime, isDone } = change.values;
  return {
    ...line,
    clocks: line.clocks
      .map((clock) => {
        if (clock.milestone?.id !== change.id) return clock;
        const { doneAt, isLate: _isLate, earlierAt: _earlierAt, ...milestone } = clock.milestone;
        const done = isDone === undefined ? doneAt : isDone ? new Date().toISOString() : undefined;
        return {
          ...clock,
          ...(name !== undefined && { name }),
          ...(dueAt !== undefined && { at: dueAt }),
          ...(hasTime !== undefined && { hasTime }),
          milestone: { ...milestone, ...(done !== undefined && { doneAt: done }) },
        };
      })
      .toSorted((a, b) => (a.at ?? "9").localeCompare(b.at ?? "9")),
  };
}
