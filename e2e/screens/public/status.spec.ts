import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serviceParts } from "@tc/domain";
import type { PartState } from "@tc/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServiceStatus } from "../../../apps/server/src/features/service-status/get-service-status.ts";
import { renderStatusPage } from "../../../apps/server/src/features/service-status/status-page.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const feature = join(import.meta.dirname, "../../../apps/server/src/features/service-status");
const server = createServer((request, response) => {
  if (request.url === "/style.css") {
    void readFile(join(feature, "status.css")).then((css) =>
      response.writeHead(200, { "content-type": "text/css" }).end(css),
    );
  } else {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(renderStatusPage(shown, "/style.css"));
  }
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const at = new Date("2026-11-21T11:00:00Z");
const perDay = { up: 1_440, disturbed: 0, down: 0 };

/** Sixty days in which search was down for an hour and once disturbed, and mails were not measured at first. */
function statusWith(states: readonly (PartState | undefined)[]): ServiceStatus {
  return {
    measuredAt: at,
    parts: serviceParts.map((part, index) => ({
      part,
      state: states[index],
      share: 0.9993,
      days: Array.from({ length: 60 }, (_, day) => ({
        day: new Date(at.getTime() - (59 - day) * 86_400_000).toISOString().slice(0, 10),
        minutes:
          part === "mails" && day < 20
            ? undefined
            : part === "search" && day === 40
              ? { up: 1_380, disturbed: 0, down: 60 }
              : part === "search" && day === 55
                ? { up: 1_430, disturbed: 10, down: 0 }
                : perDay,
      })),
    })),
    incidents: [
      {
        id: "0192f0c0-0000-7000-8000-000000000001",
        title: "Die Suche war nicht erreichbar",
        text: "Ein Datenträger war voll. Seitdem warnt er früher.",
        lost: "nichts",
        beginsAt: "2026-11-02T08:10:00Z",
        endsAt: "2026-11-02T09:10:00Z",
      },
    ],
  };
}
let shown = statusWith([]);

test("the status page says in one sentence what runs, in light and dark, and opens its days as a table by keyboard", async () => {
  shown = statusWith(["up", "up", "disturbed", "up", "down"]);
  const { page, complaints } = await openWatchedPage();
  await page.goto(origin);
  await page.getByRole("heading", { level: 1, name: "Ausgefallen: Bekanntmachungen." }).waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByText("Als Tabelle").press("Enter");
  await page.getByRole("region", { name: "Tage als Tabelle" }).waitFor();
  await page.getByRole("cell", { name: "ausgefallen, 60 von 1440 min" }).waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the status page fits a phone, and paper", async () => {
  shown = statusWith(["up", "up", "up", "up", "up"]);
  const { page } = await openWatchedPage({ viewport: { width: 320, height: 700 } });
  await page.goto(origin);
  await page.getByRole("heading", { level: 1, name: "Alles läuft." }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const paper = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(paper).toBe("rgb(23, 25, 31)");
});
