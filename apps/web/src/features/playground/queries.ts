import { getPlayground } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

export function usePlayground() {
  return useQuery({
    queryKey: ["playground"],
    queryFn: ({ signal }) => callApi(getPlayground, { signal }),
  });
}
