import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@tc/domain";
import type { Browser } from "playwright-core";

const web = join(import.meta.dirname, "../../apps/web");
const size = { width: 1_200, height: 630 };

/** What a shared link shows: the page's promise in a few words, the last of which is marked. */
const previews: readonly { name: string; text: string; marked: string }[] = [
  { name: "start", text: "Öffentliche Aufträge, für die sich ein Angebot", marked: "lohnt" },
  { name: "signup", text: "Premium 14 Tage", marked: "kostenlos testen" },
  { name: "demo", text: "In 30 Minuten durch das Produkt:", marked: "die Demo" },
  { name: "about", text: "Wer hier Ausschreibungen liest:", marked: "über uns" },
  { name: "karriere", text: "Arbeiten, wo Daten Aufträge finden:", marked: "Karriere" },
  { name: "kontakt", text: "Fragen? Schreib uns:", marked: "Kontakt" },
  { name: "methodik", text: "Worauf jede Zahl beruht:", marked: "die Methodik" },
  { name: "recht", text: "AGB, Datenschutz und Impressum:", marked: "Rechtliches" },
];

/** Draws the Open Graph pictures with the product's own colours, typefaces and mascot. */
export async function takePreviews(browser: Browser, origin: string): Promise<void> {
  const folder = join(web, "public/og");
  await mkdir(folder, { recursive: true });
  const [tokens, display, text] = await Promise.all([
    readFile(join(web, "src/ui/tokens.css"), "utf8"),
    readFile(join(web, ".generated/fonts/bricolage-700.woff2"), "base64"),
    readFile(join(web, ".generated/fonts/instrument-400-700.woff2"), "base64"),
  ]);
  const context = await browser.newContext({ viewport: size, colorScheme: "light" });
  const page = await context.newPage();
  // The login page has both: the one in the head and the large one behind everything.
  await page.goto(`${origin}/login`);
  const [faded, mascot] = await Promise.all(
    ["svg", "header svg"].map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((svg) => svg.outerHTML),
    ),
  );
  for (const preview of previews) {
    await page.goto("about:blank");
    await page.setContent(
      `<!doctype html><style>${tokens}${fontFace("Bricolage", display)}${fontFace("Instrument", text)}${look}</style>
      <div class="ground">${faded}</div>
      <header>${mascot}<b>${brand}</b></header>
      <h1>${preview.text} <span>${preview.marked}</span></h1>
      <p>Ausschreibungen für Agenturen: finden, bewerten, entscheiden</p>`,
    );
    await page.evaluate(() => document.fonts.ready);
    const bytes = await page.screenshot({ path: join(folder, `${preview.name}.png`) });
    if (bytes.length > 120_000) throw new Error(`${preview.name}.png has ${bytes.length} bytes`);
    console.log(`${preview.name}.png: ${bytes.length} bytes`);
  }
  await context.close();
}

const fontFace = (family: string, base64: string) =>
  `@font-face{font-family:${family};font-weight:400 700;src:url(data:font/woff2;base64,${base64})}`;

const look = `
* { box-sizing: border-box; margin: 0; }
body { position: relative; display: grid; grid-template-rows: auto 1fr auto; width: 1200px; height: 630px;
  padding: 64px 72px; overflow: hidden; background: var(--paper); color: var(--ink); }
header { display: flex; align-items: center; gap: 22px; font: 700 46px/1 var(--display); letter-spacing: -0.02em; }
header svg { width: 118px; height: auto; }
.ground { position: absolute; inset: auto -64px -26px auto; opacity: 0.055; }
.ground svg { width: 700px; height: auto; }
h1 { position: relative; align-self: center; max-width: 900px; font: 700 82px/1.04 var(--display);
  letter-spacing: -0.032em; text-wrap: balance; }
h1 span { padding: 0 0.12em; margin-left: -0.08em; white-space: nowrap;
  background: linear-gradient(178.6deg, transparent 56%, var(--marker) 56.5% 92%, transparent 92.5%); }
p { position: relative; color: var(--ink-2); font: 500 28px/1.3 var(--font); }`;
