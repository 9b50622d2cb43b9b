import { getSupplier } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type Supplier = z.output<typeof getSupplier.response>;

export function useSupplier(id: string) {
  return useQuery({
    queryKey: ["supplier", id],
    queryFn: ({ signal }) => callApi(getSupplier, { params: { id }, signal }),
  });
}
