import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { noteSample } from "../sample-flag";

/** One client for the app. The API client already retries; react-query must not multiply that. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onSuccess: (data) => noteSample(data) }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        // An unknown tender stays unknown until the next visit.
        refetchOnWindowFocus: (query) => !(query.state.error instanceof ApiError),
      },
      // Without a connection a change fails at once and says so; by default it would wait, and nobody would know.
      mutations: { networkMode: "always" },
    },
  });
  const defaultOptions = client.defaultQueryOptions.bind(client);
  // The same for a query that has nothing to show yet. One that has waits, and both load when the connection is back.
  client.defaultQueryOptions = (query) => {
    const options = defaultOptions(query);
    const hasData = client.getQueryCache().get(options.queryHash)?.state.data !== undefined;
    return hasData ? options : { ...options, networkMode: "offlineFirst" };
  };
  return client;
}
