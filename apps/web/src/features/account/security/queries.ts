import {
  beginSecondFactor,
  changeName,
  changePassword,
  confirmSecondFactor,
  listAuditEvents,
  listSessions,
  removeSecondFactor,
  renewBackupCodes,
  requestEmailChange,
  revokeSession,
  signOutEverywhere,
} from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { refreshSession } from "../../../platform/session/session";

const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => callApi(listSessions, { signal }),
});

export function useSessions() {
  return useQuery(sessionsQuery);
}

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(revokeSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => callApi(signOutEverywhere) });
}

export function useChangeName() {
  return useMutation({
    mutationFn: (name: string) => callApi(changeName, { body: { name } }),
    onSuccess: () => refreshSession("user_updated"),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      callApi(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useRequestEmailChange() {
  return useMutation({
    mutationFn: (body: { newEmail: string; currentPassword: string }) =>
      callApi(requestEmailChange, { body }),
  });
}

export function useBeginSecondFactor() {
  return useMutation({
    mutationFn: (currentPassword: string) =>
      callApi(beginSecondFactor, { body: { currentPassword } }),
  });
}

export function useConfirmSecondFactor() {
  return useMutation({
    mutationFn: (code: string) => callApi(confirmSecondFactor, { body: { code } }),
    onSuccess: () => refreshSession("user_updated"),
  });
}

export function useRemoveSecondFactor() {
  return useMutation({
    mutationFn: (currentPassword: string) =>
      callApi(removeSecondFactor, { body: { currentPassword } }),
    onSuccess: () => refreshSession("user_updated"),
  });
}

export function useRenewBackupCodes() {
  return useMutation({
    mutationFn: (currentPassword: string) =>
      callApi(renewBackupCodes, { body: { currentPassword } }),
  });
}

export function useAuditEvents(isOwner: boolean) {
  return useQuery({
    queryKey: ["audit"],
    enabled: isOwner,
    queryFn: ({ signal }) => callApi(listAuditEvents, { signal }),
  });
}
