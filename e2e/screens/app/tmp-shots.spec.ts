import { test } from "vitest";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { cardId, samplePipeline } from "../../support/samples/pipeline.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const rest = sampleAccount(withAssessments(sampleApi(Date.now())));
const server = await cannedWeb();
const out = "/tmp/board/shots";
const phone = { width: 390, height: 844 };
const desk = { width: 1360, height: 900 };
const list = [
  ["board", desk, "light", "/pipeline"],
  ["board-dark", desk, "dark", "/pipeline"],
  ["phone", phone, "light", "/pipeline"],
  ["table", desk, "light", "/pipeline?view=table"],
  ["table-phone", phone, "light", "/pipeline?view=table"],
  ["calendar", desk, "light", "/pipeline?view=calendar"],
  ["calendar-phone", phone, "light", "/pipeline?view=calendar"],
  ["card", desk, "light", `/pipeline?card=${cardId(4)}`],
  ["card-dark", desk, "dark", `/pipeline?card=${cardId(4)}`],
  ["card-phone", phone, "light", `/pipeline?card=${cardId(4)}`],
  ["letter", desk, "light", `/pipeline?card=${cardId(14)}&tab=letter`],
  ["deadlines", desk, "light", `/pipeline?card=${cardId(4)}&tab=deadlines`],
  ["changes", desk, "light", `/pipeline?card=${cardId(4)}&tab=changes`],
  ["tender", desk, "light", "/app/tender/ausschreibung-1"],
] as const;
test("shots", async () => {
  for (const [name, viewport, colorScheme, path] of list) {
    if (process.env["ONLY"] && !name.match(process.env["ONLY"])) continue;
    server.setApi(samplePipeline(rest).api);
    const { page, complaints, close } = await openWatchedPage({ viewport, colorScheme });
    await page.goto(server.origin + path);
    await page.waitForLoadState("domcontentloaded");
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/${name}.png` });
    if (name === "board" || name === "phone") {
      if (name === "board") {
        await page.keyboard.press("j");
        await page.keyboard.press("l");
        await page.keyboard.press("l");
        await page.keyboard.press("m");
      } else await page.getByRole("button", { name: /Wärmewende: versch/ }).click();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${out}/${name}-menu.png` });
      await page.keyboard.press("Escape");
      if (name === "board") await page.getByRole("link", { name: /Ausbildung/ }).focus();
      else await page.getByRole("button", { name: /Ausbildung.*versch/ }).click();
      await page.keyboard.press("7");
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/${name}-outcome.png` });
      await page.keyboard.press("Escape");
    }
    console.log(name, complaints.join(" | ").slice(0, 600));
    await close();
  }
});
