import { getBuyer, getTender } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";

export type TenderAnswer = z.output<typeof getTender.response>;
export type Tender = TenderAnswer["tender"];
export type Lot = Tender["lots"][number];
export type BuyerAnswer = z.output<typeof getBuyer.response>;

export function useTender(slug: string) {
  return useQuery({
    queryKey: ["tender", slug],
    queryFn: ({ signal }) => callApi(getTender, { params: { slug }, signal }),
  });
}

export function useBuyer(id: string | undefined) {
  return useQuery({
    queryKey: ["buyer", id],
    queryFn: ({ signal }) => callApi(getBuyer, { params: { id: id ?? "" }, signal }),
    enabled: id !== undefined,
  });
}
