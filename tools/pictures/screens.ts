import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getTenderCheck, listTenders } from "@tc/contract";
import type { Browser, Locator, Page } from "playwright-core";
import { bringSession } from "../../e2e/support/stack/session.ts";
import type { RealStack } from "../../e2e/support/stack/real-stack.ts";
import { writeWebp } from "./write-webp.ts";
import type { Area } from "./write-webp.ts";

const folder = join(import.meta.dirname, "../../apps/web/src/features/public-site/home/pictures");
const bestFirst = "/app/results?sort=fit";
const patience = { timeout: 180_000 };

interface Shot {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Pixels for each CSS pixel, two unless told. */
  readonly scale?: number;
  /** Brings the page to what is shown and tells which part of it. */
  readonly show: (page: Page, origin: string) => Promise<Area>;
}

/** Sizes are fixed, so that the start page can name them; they stand again in its product-pictures.ts. */
const shots: readonly Shot[] = [
  {
    name: "results",
    // As high as the picture and the sample notice above it: nothing of the app is cut off.
    viewport: { width: 1240, height: 752 },
    // In two it is too heavy even in the lowest quality; the page shows it smaller than it is.
    scale: 1.5,
    show: async (page, origin) => {
      await openResults(page, origin);
      await page.getByRole("region", { name: "Entscheidung auf einen Blick" }).waitFor(patience);
      // Away from the row, which shows buttons under the mouse.
      await page.mouse.move(620, 751);
      return { x: 0, y: await belowBanner(page), width: 1240, height: 720 };
    },
  },
  {
    name: "results-phone",
    viewport: { width: 390, height: 800 },
    show: async (page, origin) => {
      await openResults(page, origin);
      return { x: 0, y: await belowBanner(page), width: 390, height: 620 };
    },
  },
  {
    name: "fit",
    viewport: { width: 456, height: 6_000 },
    show: async (page, origin) => {
      const card = await openCard(page, origin, "AgencyFit");
      const { x, y, width } = await settledBox(card);
      return {
        x: Math.round(x + (width - 396) / 2),
        y: Math.round(y) + 6,
        width: 396,
        height: 400,
      };
    },
  },
  {
    name: "chances",
    viewport: { width: 456, height: 6_000 },
    show: async (page, origin) => {
      const { x, y, width } = await settledBox(await openCard(page, origin, "TenderChances"));
      return {
        x: Math.round(x + (width - 396) / 2),
        y: Math.round(y) + 6,
        width: 396,
        height: 340,
      };
    },
  },
  {
    name: "check",
    viewport: { width: 1280, height: 1_200 },
    show: async (page, origin) => {
      await page.goto(`${origin}/app/tender/${await checkedSlug(page, origin)}/tendercheck`);
      await page.getByRole("button", { name: "Alle", exact: false }).first().click(patience);
      const { x, y } = await boxOf(page.locator("section", { hasText: "Anforderungen" }).first());
      return { x: Math.round(x) - 20, y: Math.round(y) - 10, width: 644, height: 520 };
    },
  },
  {
    name: "market",
    viewport: { width: 1020, height: 900 },
    show: async (page, origin) => {
      await page.goto(`${origin}/app/markt`);
      await page.getByRole("heading", { name: "Ausschreibungen je Quartal" }).waitFor(patience);
      const { x, y } = await boxOf(page.getByRole("heading", { level: 1 }));
      return { x: Math.round(x) - 20, y: Math.round(y) - 20, width: 760, height: 560 };
    },
  },
];

/** Every picture in light and dark. */
export async function takeScreens(
  browser: Browser,
  stack: RealStack,
  cookie: string,
): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const { name, viewport, show, scale = 2 } of shots) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        deviceScaleFactor: scale,
        locale: "de-DE",
        timezoneId: "Europe/Berlin",
        reducedMotion: "reduce",
      });
      await bringSession(stack, context, { cookie });
      const page = await context.newPage();
      const area = await show(page, stack.origin);
      await page.evaluate(() => document.fonts.ready);
      await writeWebp(page, join(folder, `${name}-${colorScheme}.webp`), area, scale);
      await context.close();
    }
  }
}

/** The list when every tender in it has been assessed. */
async function openResults(page: Page, origin: string): Promise<void> {
  await page.goto(origin + bestFirst);
  await page.locator("[data-index='5']").waitFor(patience);
  const running = page.getByText("Bewertung läuft");
  if ((await running.count()) > 0) {
    await running.waitFor({ state: "detached", ...patience });
    // The order is still the one of the answer before the last scores came in.
    await page.reload();
    await page.locator("[data-index='5']").waitFor(patience);
  }
  await page.getByRole("status").filter({ hasText: "Lädt" }).first().waitFor({ state: "detached" });
}

/** The tender whose check the demo agency has decided on: its last step */
async function checkedSlug(page: Page, origin: string): Promise<string> {
  const answerOf = async (path: string) => (await page.request.get(origin + path)).json();
  const { items } = listTenders.response.parse(await answerOf(`${listTenders.path}?mark=saved`));
  for (const end = Date.now() + patience.timeout; Date.now() < end; await wait(1_000)) {
    for (const { slug } of items) {
      const path = getTenderCheck.path.replace(":slug", slug);
      if (getTenderCheck.response.parse(await answerOf(path)).decision) return slug;
    }
  }
  throw new Error("the demo agency's check was not finished in time");
}

/** A card of the tender that fits best, on the tender's own page. */
async function openCard(page: Page, origin: string, title: string): Promise<Locator> {
  await openResults(page, origin);
  const answer = await page.request.get(`${origin}${listTenders.path}?sort=fit`);
  const [best] = listTenders.response.parse(await answer.json()).items;
  if (!best) throw new Error("the list is empty");
  await page.goto(`${origin}/app/tender/${best.slug}`);
  const heading = page.getByRole("heading", { name: title, exact: true });
  await heading.waitFor(patience);
  return page.locator("section").filter({ has: heading }).last();
}

async function belowBanner(page: Page): Promise<number> {
  const banner = page.getByRole("complementary", { name: "Musterdaten" });
  return Math.round((await boxOf(banner)).height);
}

/** Where something stands when the parts above it have come. */
async function settledBox(element: Locator): Promise<Area> {
  for (let before = await boxOf(element); ;) {
    await wait(1_000);
    const now = await boxOf(element);
    if (now.y === before.y && now.height === before.height) return now;
    before = now;
  }
}

async function boxOf(element: Locator): Promise<Area> {
  await element.waitFor(patience);
  const box = await element.boundingBox();
  if (!box) throw new Error(`not to be seen: ${String(element)}`);
  return box;
}
