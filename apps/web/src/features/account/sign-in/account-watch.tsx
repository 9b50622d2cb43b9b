import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isProtectedPath } from "../../../platform/paths";
import { loadSession, useSession } from "../../../platform/session/session";

/** Checks the signed-in user's status on every change of the path and goes where the outcome leads. Shows nothing. */
export function AccountWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const userId = session.kind === "known" ? session.user?.id : undefined;
  const isSignedOut = session.kind === "known" && userId === undefined;
  const isProtected = isProtectedPath(pathname);
  // On protected pages another user, signed in from another tab, is checked at once.
  const watchedUserId = isProtected ? userId : undefined;
  // A page that signs in itself goes on to another path, which is checked then; a check of its own path could overtake it.
  const [signInPath, setSignInPath] = useState<string>();
  if (isSignedOut && signInPath !== pathname) setSignInPath(pathname);
  if (signInPath !== undefined && signInPath !== pathname && !isSignedOut) setSignInPath(undefined);
  const isChecked = userId !== undefined && (isProtected || signInPath !== pathname);

  useEffect(() => void loadSession(), []);
  useEffect(() => {
    if (!isChecked) return undefined;
    let isLeft = false;
    async function check() {
      const way = await findWay(pathname);
      if (way === undefined || isLeft) return;
      // A script of others that was agreed to lives as long as its document: it must not come along.
      if (mayRunServices()) location.replace(way);
      else await navigate(way, { replace: true });
    }
    void check();
    return () => {
      isLeft = true;
    };
  }, [isChecked, pathname, watchedUserId, navigate]);
  return null;
}

/** Whether the operator's services may run in this document; see routes/root.tsx. */
function mayRunServices(): boolean {
  const named = document.querySelectorAll<HTMLMetaElement>('meta[name^="consent-"]');
  return [...named].some(({ content }) => content !== "");
}

/** Most visitors of the pages before the app are not signed in: the check is loaded for who is. */
async function findWay(pathname: string): Promise<string | undefined> {
  try {
    const [{ runStatusCheck }, { isStatusChecked, routeAfterCheck }] = await Promise.all([
      import("../../../platform/session/session-check"),
      import("../../../platform/session/session-status"),
    ]);
    const outcome = isStatusChecked(pathname) ? await runStatusCheck() : undefined;
    return outcome && routeAfterCheck(outcome);
  } catch {
    // Not to be loaded: nothing is known, and the screens say themselves what fails.
    return undefined;
  }
}
