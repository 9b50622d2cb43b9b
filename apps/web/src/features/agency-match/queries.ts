import {
  answerMatchInvitation,
  listInvitingBuyers,
  listMatchInvitations,
  withdrawFromMatch,
} from "@tc/contract";
import type { MatchInvitation } from "@tc/contract";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

type Invitations = z.output<typeof listMatchInvitations.response>;
export type OwnContact = Invitations["ownContact"];
export type MatchAnswer = z.input<NonNullable<(typeof answerMatchInvitation)["body"]>>;
export type InvitingQuestion = z.input<NonNullable<(typeof listInvitingBuyers)["query"]>>;

const queryKey = ["match-invitations"];

export function useMatchInvitations() {
  return useQuery({ queryKey, queryFn: ({ signal }) => callApi(listMatchInvitations, { signal }) });
}

/** Puts the answered invitation in its place; after a refusal the list is asked again, as somebody else was first. */
function useSettled() {
  const client = useQueryClient();
  return {
    onSuccess: (changed: MatchInvitation) => {
      client.setQueryData<Invitations>(
        queryKey,
        (list) =>
          list && {
            ...list,
            invitations: list.invitations.map((it) => (it.id === changed.id ? changed : it)),
          },
      );
    },
    onError: () => client.invalidateQueries({ queryKey }),
  };
}

export function useAnswerInvitation() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: MatchAnswer }) =>
      callApi(answerMatchInvitation, { params: { id }, body }),
    ...useSettled(),
  });
}

export function useWithdrawFromMatch() {
  return useMutation({
    mutationFn: (id: string) => callApi(withdrawFromMatch, { params: { id } }),
    ...useSettled(),
  });
}

export function useInvitingBuyers(question: InvitingQuestion) {
  return useQuery({
    queryKey: ["inviting-buyers", question],
    queryFn: ({ signal }) => callApi(listInvitingBuyers, { query: question, signal }),
    placeholderData: keepPreviousData,
  });
}
