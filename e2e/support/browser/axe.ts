import type axe from "axe-core";
import type { Frame, Page } from "playwright-core";
import { axeSource } from "./axe-source.ts";
import { axePath, isCanned } from "../web/canned-web.ts";
import { showColours } from "./watched-page.ts";

const everyRule = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
/** Those that look at colours */
const colourRules = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** What axe finds against WCAG 2.2 AA and good practice, one line each. */
export function axeFindings(page: Page): Promise<string[]> {
  return findingsOf(page, everyRule);
}

/** The same in light, then in dark, where nothing but colours is another. */
export async function axeFindingsInBothColours(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const [colours, rules] of [
    ["light", everyRule],
    ["dark", colourRules],
  ] as const) {
    await showColours(page, colours);
    findings.push(...(await findingsOf(page, rules)).map((finding) => `${colours}: ${finding}`));
  }
  return findings;
}

async function findingsOf(
  page: Page,
  rules: typeof everyRule | typeof colourRules,
): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  return await page.evaluate(async ({ type, values }) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type, values: [...values] },
      // Of what passed, the examples are not needed: to describe them takes most of the time.
      resultTypes: ["violations"],
      // No rule here reads style sheets or films.
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => "axe" in window)) return;
  if (isCanned(frame.url())) await frame.addScriptTag({ url: axePath });
  else await frame.evaluate(axeSource);
  // The frames of the payment provider have another origin.
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
}
