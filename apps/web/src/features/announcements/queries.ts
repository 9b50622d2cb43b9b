import { answerAnnouncement, listAnnouncements } from "@tc/contract";
import type { Announcement } from "@tc/contract";
import type { LegalAnswer } from "@tc/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

const queryKey = ["announcements"];

export function useAnnouncements() {
  return useQuery({ queryKey, queryFn: ({ signal }) => callApi(listAnnouncements, { signal }) });
}

export interface Reply {
  readonly id: string;
  readonly answer: LegalAnswer;
  readonly reason?: string | undefined;
}

export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Reply) => callApi(answerAnnouncement, { params: { id }, body }),
    onSuccess: (changed) => {
      client.setQueryData<{ announcements: Announcement[] }>(queryKey, (before) =>
        before
          ? {
              announcements: before.announcements.map((shown) =>
                shown.id === changed.id ? changed : shown,
              ),
            }
          : before,
      );
      void client.invalidateQueries({ queryKey: ["agency"] });
    },
    // Somebody else answered, or the time is over: show what holds.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
