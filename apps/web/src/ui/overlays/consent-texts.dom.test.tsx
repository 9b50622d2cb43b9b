import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { consentTextVersion } from "@tc/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConsentBanner } from "./consent-banner";
import { ConsentDialog } from "./consent-dialog";

/** The words alone, one piece of text a line. */
function read(markup: string): string {
  const page = new DOMParser().parseFromString(markup, "text/html");
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) {
    const line = walker.currentNode.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
    if (line !== "") lines.push(line);
  }
  return `${lines.join("\n")}\n`;
}

test("the words of banner and dialog are kept under the version that consents refer to", () => {
  const file = join(import.meta.dirname, "consent-texts", `${consentTextVersion}.txt`);
  const shown = read(
    renderToStaticMarkup(
      <>
        <ConsentBanner />
        <ConsentDialog />
      </>,
    ),
  );
  // Words that changed need a new consentTextVersion and a new file; the old ones are evidence.
  expect(shown).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
});
