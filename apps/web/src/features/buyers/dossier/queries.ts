import { getBuyerDossier } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";

export type Dossier = z.output<typeof getBuyerDossier.response>;

export function useDossier(id: string, isOpen: boolean) {
  return useQuery({
    queryKey: ["buyer-dossier", id],
    queryFn: ({ signal }) => callApi(getBuyerDossier, { params: { id }, signal }),
    enabled: isOpen,
  });
}
