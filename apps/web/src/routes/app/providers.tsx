import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { createQueryClient } from "../../platform/api/query-client";
import { useSession } from "../../platform/session/session";

/** The cache of answers, thrown away when somebody else signs in: another user's answers must never be seen. */
export function Providers({ children }: { children: ReactNode }) {
  const session = useSession();
  const userId = session.kind === "known" ? session.user?.id : undefined;
  return <Cache key={userId ?? ""}>{children}</Cache>;
}

function Cache({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
