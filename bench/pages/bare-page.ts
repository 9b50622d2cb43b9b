import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="Nur Text"><title>Nur Text</title><link rel="icon" href="data:,"></head>
<body><main><h1>Nur Text</h1><p>Ohne Schriften, Farben, Bilder und Skripte.</p></main></body></html>`;

/** The baseline: what this machine makes of a page with nothing on it. */
export async function serveBarePage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_, answer) =>
    answer.setHeader("content-type", "text/html").end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
