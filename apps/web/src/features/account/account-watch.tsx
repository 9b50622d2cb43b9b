import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isProtectedPath } from "../../platform/paths";
import { loadSession, useSession } from "../../platform/session";
import { runStatusCheck } from "../../platform/session-check";
import { isStatusChecked, wayAfterCheck } from "../../platform/session-status";

/** Checks the signed-in user's status on every change of the path and goes where the outcome leads. Shows nothing. */
export function AccountWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const isKnown = session.kind === "known";
  const userId = isKnown ? session.user?.id : undefined;
  // On protected pages another user, signed in from another tab, is checked at once. A page that signs in itself goes on
  // to another path, which is checked then.
  const watchedUserId = isProtectedPath(pathname) ? userId : undefined;

  useEffect(() => void loadSession(), []);
  useEffect(() => {
    if (!isKnown || !isStatusChecked(pathname)) return undefined;
    let isLeft = false;
    async function check() {
      const outcome = await runStatusCheck();
      const way = outcome && wayAfterCheck(outcome);
      if (way !== undefined && !isLeft) await navigate(way, { replace: true });
    }
    void check();
    return () => {
      isLeft = true;
    };
  }, [isKnown, pathname, watchedUserId, navigate]);
  return null;
}
