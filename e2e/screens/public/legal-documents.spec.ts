import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../../apps/server/src/platform/settings/config.ts";
import { createHttpServer } from "../../../apps/server/src/platform/http/http-server.ts";
import { siteOf } from "../../../apps/server/src/platform/web/site.ts";
import { readWebBuild } from "../../../apps/server/src/platform/web/web-build.ts";
import { registerWebFiles } from "../../../apps/server/src/platform/web/web-files.ts";

const folder = path.resolve(import.meta.dirname, "../../../apps/web/build");
const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
const providers = {
  OPERATOR_HOSTING_PROVIDER: "Rechenzentrum Nord eG",
  OPERATOR_HOSTING_COUNTRY: "Dänemark",
  OPERATOR_STORAGE_PROVIDER: "Speicher Süd AG",
  OPERATOR_STORAGE_COUNTRY: "Estland",
  OPERATOR_MAIL_PROVIDER: "Brieftaube AG",
  OPERATOR_MAIL_COUNTRY: "Portugal",
};
const env = {
  ...providers,
  OPERATOR_COMPANY: "Kranich & Söhne GmbH",
  OPERATOR_SUPERVISORY_AUTHORITY: "Datenschutzaufsicht Nord",
};

beforeAll(async () => {
  const build = await readWebBuild(folder);
  if (!build) throw new Error("the web is not built");
  await registerWebFiles(app, build, siteOf(readConfig(env)));
});
afterAll(() => app.close());

const read = async (page: string) => (await app.inject(page)).body;

test.each(["/terms", "/impressum", "/datenschutz", "/unterauftragsverarbeiter"])(
  "the server sends %s with nothing left to fill in",
  async (page) => {
    const html = await read(page);
    expect(html).toContain("</h1>");
    expect(html).not.toContain("{{");
  },
);

test("privacy and sub-processors name the same providers, from one set of operator data", async () => {
  for (const page of ["/datenschutz", "/unterauftragsverarbeiter"]) {
    const html = await read(page);
    for (const name of Object.values(providers)) expect(html, page).toContain(name);
  }
  expect(await read("/datenschutz")).toContain("Datenschutzaufsicht Nord");
  expect(await read("/impressum")).toContain("Kranich &amp; Söhne GmbH");
});
