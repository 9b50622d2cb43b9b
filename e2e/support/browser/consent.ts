import type { BrowserContext } from "playwright-core";

export const consentKey = "tc_consent";

export const necessaryOnly = {
  version: "1.0",
  timestamp: "2026-11-21T11:00:00.000Z",
  necessary: true,
  analytics: false,
  marketing: false,
};

/** As somebody who has chosen before, so that no banner lies over what a test looks at. What a test stores stays. */
export async function rememberConsent(
  context: BrowserContext,
  record: object = necessaryOnly,
): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      try {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      } catch {
        // A document without an origin has no storage.
      }
    },
    [consentKey, JSON.stringify(record)] as const,
  );
}
