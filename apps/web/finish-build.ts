import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** What a search engine may list: prerendered pages that do not ask to be left out. The server fills the address in. */
export async function writeSiteIndex(directory: string) {
  const client = join(directory, "client");
  const paths: string[] = [];
  for (const page of await filesOf(directory, /^index\.html$/)) {
    const html = await readFile(page, "utf8");
    const path = `/${relative(client, dirname(page)).split(sep).join("/")}`;
    if (path !== "/404" && !/<meta name="robots" content="[^"]*noindex/.test(html))
      paths.push(path);
  }
  const urls = paths.sort().map((path) => `<url><loc>{{site.url}}${path}</loc></url>`);
  const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";
  await writeFile(
    join(client, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">\n${urls.join("\n")}\n</urlset>\n`,
  );
  // Not /shared/: who may not ask never reads there that it shall not be listed.
  const closed = ["/api/", "/app/", "/admin", "/pipeline", "/onboarding", "/setup"];
  const rules = ["User-agent: *", "Allow: /api/docs", ...closed.map((path) => `Disallow: ${path}`)];
  await writeFile(
    join(client, "robots.txt"),
    [...rules, "", "Sitemap: {{site.url}}/sitemap.xml", ""].join("\n"),
  );
}

/** Brotli and gzip siblings, so that the server never compresses a file twice; documents it fills in first. */
export async function compressFiles(directory: string) {
  const files = await filesOf(directory, /\.(m?js|css|svg)$/);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await compressBrotli(bytes));
      await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
    }),
  );
}

/** Files of the built site whose name fits. */
export async function filesOf(directory: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(join(directory, "client"), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
