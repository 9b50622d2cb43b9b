import path from "node:path";
import { pino } from "pino";
import { readConfig } from "../../../apps/server/src/platform/settings/config.ts";
import { createHttpServer } from "../../../apps/server/src/platform/http/http-server.ts";
import { siteOf } from "../../../apps/server/src/platform/web/site.ts";
import { readWebBuild } from "../../../apps/server/src/platform/web/web-build.ts";
import { registerWebFiles } from "../../../apps/server/src/platform/web/web-files.ts";
import { freePort } from "../../../tools/free-port.ts";

const folder = path.resolve(import.meta.dirname, "../../../apps/web/build");

/** The built site as the real server sends it, without a database: of the API only what public pages ask for by themselves. */
export async function servePublicSite(): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
  app.get("/api/session", async () => ({ user: null }));
  app.get("/api/auth/registration-state", async () => ({}));
  app.get("/api/sources", async () => ({ sample: false }));
  app.get("/api/docs", async (_, reply) => reply.type("text/html").send("<h1>API</h1>"));
  app.get("/status", async (_, reply) => reply.type("text/html").send("<h1>Status</h1>"));
  const build = await readWebBuild(folder);
  if (!build) throw new Error("the web is not built");
  await registerWebFiles(app, build, siteOf(readConfig({ PUBLIC_URL: origin })));
  await app.listen({ port, host: "localhost" });
  return {
    origin,
    async close() {
      const closed = app.close();
      // A browser opens connections ahead, and one without a request would be waited for.
      app.server.closeAllConnections();
      await closed;
    },
  };
}
