import { expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const server = await cannedWeb(sampleAccount(withAssessments(sampleApi(Date.now()))));

test("what is opened without a connection says so, offers another try, and comes by itself with the connection", async () => {
  const { page, close } = await openWatchedPage();
  await page.goto(`${server.origin}/app/results?sort=published`);
  const row = (index: number) => page.locator(`[data-index="${index}"]`);
  await row(0).press("Enter");
  const decision = page.getByRole("region", { name: "Entscheidung auf einen Blick" });
  await decision.waitFor();
  // The scripts of its late parts are there: nobody can load them offline.
  for (const part of ["Vertrag", "Vergleichbare Vergaben", "Frühere Vergaben dieses Auftraggebers"])
    await page.getByRole("heading", { name: part, exact: true }).waitFor();
  await page.context().setOffline(true);
  await row(2).press("Enter");
  const alert = page
    .getByRole("alert")
    .filter({ hasText: "Die Ausschreibung ließ sich nicht laden" });
  await alert.getByText("Der Server ist nicht erreichbar. Prüfe deine Verbindung.").waitFor();
  await alert.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
  await alert.getByText("Der Server ist nicht erreichbar.").waitFor();
  await page.context().setOffline(false);
  await decision.waitFor();
  expect(await alert.count()).toBe(0);
  await close();
});
