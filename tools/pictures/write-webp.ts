import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const maxBytes = 90_000;
const qualities = [84, 76, 68, 60, 52, 44, 36, 28, 20, 12];

/**
 * A part of what the page shows, as the best WebP that is light enough. `scale` is pixels for each CSS pixel: the
 * protocol counts in those and does not know of the page's own.
 */
export async function writeWebp(
  page: Page,
  file: string,
  area: Area,
  scale: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    for (const quality of qualities) {
      const { data } = await session.send("Page.captureScreenshot", {
        format: "webp",
        quality,
        clip: { ...area, scale },
      });
      const bytes = Buffer.from(data, "base64");
      if (bytes.length > maxBytes) continue;
      await writeFile(file, bytes);
      console.log(`${file}: ${area.width} × ${area.height}, ${bytes.length} bytes, ${quality}`);
      return;
    }
  } finally {
    await session.detach();
  }
  throw new Error(`${file} is larger than ${maxBytes} bytes in every quality`);
}
