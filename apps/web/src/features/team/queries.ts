import {
  deactivateMember,
  getTeam,
  inviteMember,
  listTeamActivity,
  reactivateMember,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
} from "@tc/contract";
import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type Team = z.output<typeof getTeam.response>;
export type Member = Team["members"][number];
export type Invitation = Team["invitations"][number];

const teamQuery = queryOptions({
  queryKey: ["team"],
  queryFn: ({ signal }) => callApi(getTeam, { signal }),
});

export function useTeam() {
  return useQuery(teamQuery);
}

export function useActivity(memberId: string | undefined) {
  return useInfiniteQuery({
    queryKey: ["team", "activity", memberId],
    queryFn: ({ pageParam, signal }) =>
      callApi(listTeamActivity, {
        signal,
        query: {
          ...(memberId !== undefined && { memberId }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** What can be done to a team; each ends with a fresh look at it. */
export type TeamDeed =
  | { readonly kind: "invite"; readonly email: string }
  | { readonly kind: "resend"; readonly id: string }
  | { readonly kind: "revoke"; readonly id: string }
  | { readonly kind: "deactivate"; readonly userId: string }
  | { readonly kind: "reactivate"; readonly userId: string }
  | { readonly kind: "transfer"; readonly userId: string; readonly currentPassword: string };

export function useTeamChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: perform,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: teamQuery.queryKey }),
        client.invalidateQueries({ queryKey: ["agency"] }),
      ]),
  });
}

function perform(deed: TeamDeed): Promise<unknown> {
  if (deed.kind === "invite") return callApi(inviteMember, { body: { email: deed.email } });
  if (deed.kind === "resend") return callApi(resendInvitation, { params: { id: deed.id } });
  if (deed.kind === "revoke") return callApi(revokeInvitation, { params: { id: deed.id } });
  const params = { userId: deed.userId };
  if (deed.kind === "deactivate") return callApi(deactivateMember, { params });
  if (deed.kind === "reactivate") return callApi(reactivateMember, { params });
  return callApi(transferOwnership, { params, body: { currentPassword: deed.currentPassword } });
}
