import type { sendSupportAlert, SessionUser } from "@tc/contract";
import { diagnosticsLimits, redactSecrets } from "@tc/domain";
import type { z } from "zod";
import { readDiagnostics } from "./diagnostics";
import { registeredAgency } from "../stored";

export type SupportAlert = z.input<NonNullable<(typeof sendSupportAlert)["body"]>>;

export interface AlertCause {
  readonly user: SessionUser;
  readonly agencyId: string | undefined;
  readonly errorType: string;
  readonly errorMessage: string;
  readonly retryAttempt: number;
}

/** The specification's payload, every field of it, without secrets. */
export function buildSupportAlert(cause: AlertCause, page: Window, at: Date): SupportAlert {
  const { user, agencyId, errorType, errorMessage, retryAttempt } = cause;
  const { navigator, location, document, screen } = page;
  const { recentErrors, log } = readDiagnostics(page);
  const cut = (text: string, max: number) => redactText(text).slice(0, max);
  return {
    userId: user.id,
    userEmail: user.email.slice(0, 254),
    agencyId: agencyId?.slice(0, 64) ?? null,
    errorType: cut(errorType, 100),
    errorMessage: cut(errorMessage, 2_000),
    timestamp: at.toISOString(),
    retryAttempt,
    userAgent: cut(navigator.userAgent, 500),
    url: cut(location.href, 2_000),
    currentPage: cut(location.pathname, 500),
    referrer: cut(document.referrer, 2_000),
    screenResolution: `${screen.width}x${screen.height}`,
    windowSize: `${page.innerWidth}x${page.innerHeight}`,
    userMetadata: user.metadata,
    userCreatedAt: user.createdAt,
    userLastSignIn: user.lastSignInAt ?? null,
    localStorageAgencyId: registeredAgency.read()?.slice(0, 64) ?? null,
    sessionStorageData: readPendingSessions(page),
    cookiesEnabled: navigator.cookieEnabled,
    onLine: navigator.onLine,
    language: navigator.language,
    // What the specification names; browsers still answer it.
    platform: cut(readPlatform(navigator), 100),
    recentConsoleErrors: recentErrors,
    fullConsoleLogs: log,
    urlParams: readQuery(location),
  };
}

function redactText(text: string): string {
  return String(redactSecrets(text));
}

/** A secret is known by its name, too, so each value is looked at together with it. */
function readQuery({ search }: Location): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(search)].flatMap(([key, value]) =>
      Object.entries(Object(redactSecrets({ [key]: value }))).map(([name, text]) => [
        name.slice(0, 100),
        String(text).slice(0, 2_000),
      ]),
    ),
  );
}

function readPlatform(navigator: Navigator): string {
  return "platform" in navigator ? String(navigator["platform"]) : "";
}

function readPendingSessions(page: Window): SupportAlert["sessionStorageData"] {
  try {
    const storage = page.sessionStorage;
    const keys = Object.keys(storage).filter((key) => key.startsWith("pending_session_"));
    const pending = storage.getItem("pending_session_id");
    return {
      pendingSessionId: pending === null ? null : redactText(pending).slice(0, 200),
      pendingSessions: keys
        .filter((key) => key !== "pending_session_id")
        .slice(0, 50)
        .map((key) =>
          redactText(`${key}: ${storage.getItem(key) ?? ""}`).slice(0, diagnosticsLimits.lineChars),
        ),
    };
  } catch {
    // Storage is forbidden here.
    return null;
  }
}
