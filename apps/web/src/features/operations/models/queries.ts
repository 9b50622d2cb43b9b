import {
  activateModelVersion,
  listModelVersions,
  releaseModelVersion,
  requestTraining,
} from "@tc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../../admin";

export type ModelVersion = z.output<typeof listModelVersions.response>["versions"][number];
const queryKey = ["admin", "models"];
const freshMs = 60_000;

export function useModelVersions() {
  const guarded = useGuarded();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => guarded((headers) => callApi(listModelVersions, { headers, signal })),
    refetchInterval: freshMs,
  });
}

export function useRequestTraining() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: () => guarded((headers) => callApi(requestTraining, { headers })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useActivateModelVersion() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: { version: number; replaces?: number | undefined; reason: string }) =>
      guarded((headers) => callApi(activateModelVersion, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useReleaseModelVersion() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (version: number) =>
      guarded((headers) => callApi(releaseModelVersion, { headers, body: { version } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
