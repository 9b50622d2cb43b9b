import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { noteSample } from "../sample-flag";

/** One client for the app. The API client already retries; react-query must not multiply that. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onSuccess: noteSample });
  const client = new QueryClient({
    queryCache,
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
    if (queryCache.get(options.queryHash)?.state.data === undefined) {
      options.networkMode = "offlineFirst";
    }
    return options;
  };
  return client;
}
