import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { loadSession, useSession } from "../../platform/session/session";
import { Button } from "../../ui/forms/button";
import { Message } from "../../ui/feedback/message";
import { LoadingScreen } from "../../ui/layout/loading-screen";
import { NotFoundPage } from "../../ui/layout/not-found-page";
import { AdminGate } from "./admin-gate";
import { AdminAccessContext } from "./admin-token";

// The list of routes, which every page loads, would name all that it imports.
const AdminDashboard = lazy(async () => ({
  default: (await import("./admin-dashboard")).AdminDashboard,
}));

/** For accounts made admin, behind a password of its own; for all others there is nothing here. */
export function AdminPage() {
  const session = useSession();
  const location = useLocation();
  const client = useQueryClient();
  const [token, setToken] = useState<string>();
  useEffect(() => void loadSession(), []);
  const lock = useCallback(() => {
    setToken(undefined);
    client.removeQueries({ queryKey: ["admin"] });
  }, [client]);
  const access = useMemo(() => (token === undefined ? undefined : { token, lock }), [token, lock]);

  if (session.kind === "failed") {
    return (
      <main>
        <Message
          isFailure
          title="Das ließ sich nicht laden"
          actions={<Button onClick={() => void loadSession()}>Erneut versuchen</Button>}
        >
          {errorSentence(session.error)}
        </Message>
      </main>
    );
  }
  if (session.kind === "loading") {
    return (
      <p role="status" className="loading-page">
        Lädt …
      </p>
    );
  }
  if (session.user === null) return <Navigate to="/login" replace state={{ from: location }} />;
  if (!session.user.isAdmin) return <NotFoundPage />;
  if (access === undefined) return <AdminGate onUnlock={setToken} />;
  return (
    <AdminAccessContext value={access}>
      <Suspense fallback={<LoadingScreen text="Lade den Admin-Bereich…" />}>
        <AdminDashboard />
      </Suspense>
    </AdminAccessContext>
  );
}
