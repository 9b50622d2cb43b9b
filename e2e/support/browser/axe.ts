import axe from "axe-core";
import type { Frame, Page } from "playwright-core";
import { showColours } from "./watched-page.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds against WCAG 2.2 AA and good practice, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  return await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      // Of what passed, the examples are not needed: to describe them takes most of the time.
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
  }, tags);
}

/** The same in light, then in dark. Of a page that is shown already, the second look costs a tenth of another visit. */
export async function axeFindingsInBothColours(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colours of ["light", "dark"] as const) {
    await showColours(page, colours);
    findings.push(...(await axeFindings(page)).map((finding) => `${colours}: ${finding}`));
  }
  return findings;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(axe.source);
  // The frames of the payment provider have another origin.
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
}
